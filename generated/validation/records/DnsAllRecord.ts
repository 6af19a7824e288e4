// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";
import { DnsTtlOperation } from "../constants.ts";

export const DnsAllRecord: RecordSchema<components["schemas"]["DnsAllRecord"]> = /* @__PURE__ */ new RecordSchema(
  "DnsAllRecord",
  /* @__PURE__ */ (() => {var m=p;var a={type:"integer",enum:[1,2,3]},o=Object.prototype.hasOwnProperty;function p(r,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:y=r,dynamicAnchors:f={}}={}){let t=null,l=0,n=p.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.ttlo===void 0||!o.call(r,"ttlo")){let e={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ttlo"}};t===null?t=[e]:t.push(e),l++}if(r.ttl===void 0||!o.call(r,"ttl")){let e={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ttl"}};t===null?t=[e]:t.push(e),l++}if(r.ttlo!==void 0&&o.call(r,"ttlo")){let e=r.ttlo;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s={instancePath:i+"/ttlo",schemaPath:"DnsTtlOperation/type",keyword:"type",params:{type:"integer"}};t===null?t=[s]:t.push(s),l++}if(!(e===1||e===2||e===3)){let s={instancePath:i+"/ttlo",schemaPath:"DnsTtlOperation/enum",keyword:"enum",params:{allowedValues:a.enum}};t===null?t=[s]:t.push(s),l++}}if(r.ttl!==void 0&&o.call(r,"ttl")){let e=r.ttl;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s={instancePath:i+"/ttl",schemaPath:"#/properties/ttl/type",keyword:"type",params:{type:"integer"}};t===null?t=[s]:t.push(s),l++}}}else{let e={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};t===null?t=[e]:t.push(e),l++}return p.errors=t,l===0}p.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};return m;})(),
  { properties: { ttlo: { constant: DnsTtlOperation }, ttl: undefined } },
  {  },
);
