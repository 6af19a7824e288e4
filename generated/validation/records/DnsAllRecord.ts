// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";
import { DnsTtlOperation } from "../constants.ts";

export const DnsAllRecord: RecordSchema<components["schemas"]["DnsAllRecord"]> = /* @__PURE__ */ new RecordSchema(
  "DnsAllRecord",
  /* @__PURE__ */ (() => {var d=o;var p={type:"integer",enum:[1,2,3]};function o(r,{instancePath:n="",parentData:a,parentDataProperty:u,rootData:y=r,dynamicAnchors:m={}}={}){let t=null,i=0,l=o.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.ttlo===void 0){let e={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ttlo"}};t===null?t=[e]:t.push(e),i++}if(r.ttl===void 0){let e={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ttl"}};t===null?t=[e]:t.push(e),i++}if(r.ttlo!==void 0){let e=r.ttlo;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s={instancePath:n+"/ttlo",schemaPath:"DnsTtlOperation/type",keyword:"type",params:{type:"integer"}};t===null?t=[s]:t.push(s),i++}if(!(e===1||e===2||e===3)){let s={instancePath:n+"/ttlo",schemaPath:"DnsTtlOperation/enum",keyword:"enum",params:{allowedValues:p.enum}};t===null?t=[s]:t.push(s),i++}}if(r.ttl!==void 0){let e=r.ttl;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s={instancePath:n+"/ttl",schemaPath:"#/properties/ttl/type",keyword:"type",params:{type:"integer"}};t===null?t=[s]:t.push(s),i++}}}else{let e={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};t===null?t=[e]:t.push(e),i++}return o.errors=t,i===0}o.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};return d;})(),
  { properties: { ttlo: { constant: DnsTtlOperation }, ttl: undefined } },
  {  },
);
