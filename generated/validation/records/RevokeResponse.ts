// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const RevokeResponse: RecordSchema<components["schemas"]["RevokeResponse"]> = /* @__PURE__ */ new RecordSchema(
  "RevokeResponse",
  /* @__PURE__ */ (() => {var y=i;function i(t,{instancePath:u="",parentData:n,parentDataProperty:p,rootData:c=t,dynamicAnchors:l={}}={}){let e=null,r=0,o=i.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.status===void 0){let s={instancePath:u,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"}};e===null?e=[s]:e.push(s),r++}if(t.status!==void 0){let s=t.status;if(typeof s!="string"){let a={instancePath:u+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s!=="success"){let a={instancePath:u+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"success"}};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:u,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return i.errors=e,r===0}i.evaluated={props:{status:!0},dynamicProps:!1,dynamicItems:!1};return y;})(),
  { properties: { status: undefined }, isComplete: true },
  {  },
);
