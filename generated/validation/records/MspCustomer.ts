// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const MspCustomer: RecordSchema<components["schemas"]["MspCustomer"]> = /* @__PURE__ */ new RecordSchema(
  "MspCustomer",
  /* @__PURE__ */ (() => {var u=p;var t=Object.prototype.hasOwnProperty;function p(r,{instancePath:a="",parentData:o,parentDataProperty:l,rootData:m=r,dynamicAnchors:y={}}={}){let e=null,i=0,n=p.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0||!t.call(r,"name")){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),i++}if(r.zaaid===void 0||!t.call(r,"zaaid")){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"zaaid"}};e===null?e=[s]:e.push(s),i++}if(r.name!==void 0&&t.call(r,"name")&&typeof r.name!="string"){let s={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),i++}if(r.zaaid!==void 0&&t.call(r,"zaaid")&&typeof r.zaaid!="string"){let s={instancePath:a+"/zaaid",schemaPath:"#/properties/zaaid/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),i++}return p.errors=e,i===0}p.evaluated={props:{name:!0,zaaid:!0},dynamicProps:!1,dynamicItems:!1};return u;})(),
  { properties: { name: undefined, zaaid: undefined }, isComplete: true },
  {  },
);
