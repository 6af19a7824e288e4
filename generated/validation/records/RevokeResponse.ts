// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const RevokeResponse: RecordSchema<components["schemas"]["RevokeResponse"]> = /* @__PURE__ */ new RecordSchema(
  "RevokeResponse",
  /* @__PURE__ */ (() => {var f=n;var p=Object.prototype.hasOwnProperty;function n(s,{instancePath:o="",parentData:c,parentDataProperty:i,rootData:l=s,dynamicAnchors:y={}}={}){let e=null,r=0,u=n.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0||!p.call(s,"status")){let t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"}};e===null?e=[t]:e.push(t),r++}if(s.status!==void 0&&p.call(s,"status")){let t=s.status;if(typeof t!="string"){let a={instancePath:o+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(t!=="success"){let a={instancePath:o+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"success"}};e===null?e=[a]:e.push(a),r++}}}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return n.errors=e,r===0}n.evaluated={props:{status:!0},dynamicProps:!1,dynamicItems:!1};return f;})(),
  { properties: { status: undefined }, isComplete: true },
  {  },
);
