// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const DeviceKey: RecordSchema<components["schemas"]["DeviceKey"]> = /* @__PURE__ */ new RecordSchema(
  "DeviceKey",
  /* @__PURE__ */ (() => {var l=c;var n=Object.prototype.hasOwnProperty;function c(r,{instancePath:y="",parentData:o,parentDataProperty:p,rootData:d=r,dynamicAnchors:a={}}={}){let e=null,i=0,s=c.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.device_key===void 0||!n.call(r,"device_key")){let t={instancePath:y,schemaPath:"#/required",keyword:"required",params:{missingProperty:"device_key"}};e===null?e=[t]:e.push(t),i++}if(r.device_key!==void 0&&n.call(r,"device_key")&&typeof r.device_key!="string"){let t={instancePath:y+"/device_key",schemaPath:"#/properties/device_key/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:y,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return c.errors=e,i===0}c.evaluated={props:{device_key:!0},dynamicProps:!1,dynamicItems:!1};return l;})(),
  { properties: { device_key: undefined }, isComplete: true },
  {  },
);
