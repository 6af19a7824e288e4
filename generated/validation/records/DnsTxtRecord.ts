// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";
import { DnsTtlOperation } from "../constants.ts";

export const DnsTxtRecord: RecordSchema<components["schemas"]["DnsTxtRecord"]> = /* @__PURE__ */ new RecordSchema(
  "DnsTxtRecord",
  /* @__PURE__ */ (() => {var c=l;var p={type:"integer",enum:[1,2,3]};function l(t,{instancePath:n="",parentData:a,parentDataProperty:d,rootData:u=t,dynamicAnchors:y={}}={}){let r=null,i=0,o=l.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.rcvd===void 0){let e={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rcvd"}};r===null?r=[e]:r.push(e),i++}if(t.ttlo===void 0){let e={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ttlo"}};r===null?r=[e]:r.push(e),i++}if(t.ttl===void 0){let e={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ttl"}};r===null?r=[e]:r.push(e),i++}for(let e in t)if(!(e==="rcvd"||e==="ttlo"||e==="ttl")){let s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};r===null?r=[s]:r.push(s),i++}if(t.rcvd!==void 0&&typeof t.rcvd!="string"){let e={instancePath:n+"/rcvd",schemaPath:"#/properties/rcvd/type",keyword:"type",params:{type:"string"}};r===null?r=[e]:r.push(e),i++}if(t.ttlo!==void 0){let e=t.ttlo;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s={instancePath:n+"/ttlo",schemaPath:"DnsTtlOperation/type",keyword:"type",params:{type:"integer"}};r===null?r=[s]:r.push(s),i++}if(!(e===1||e===2||e===3)){let s={instancePath:n+"/ttlo",schemaPath:"DnsTtlOperation/enum",keyword:"enum",params:{allowedValues:p.enum}};r===null?r=[s]:r.push(s),i++}}if(t.ttl!==void 0){let e=t.ttl;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s={instancePath:n+"/ttl",schemaPath:"#/properties/ttl/type",keyword:"type",params:{type:"integer"}};r===null?r=[s]:r.push(s),i++}}}else{let e={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};r===null?r=[e]:r.push(e),i++}return l.errors=r,i===0}l.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};return c;})(),
  { properties: { rcvd: undefined, ttlo: { constant: DnsTtlOperation }, ttl: undefined } },
  {  },
);
