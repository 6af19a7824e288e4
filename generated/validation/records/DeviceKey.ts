// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const DeviceKey: RecordSchema<components["schemas"]["DeviceKey"]> = /* @__PURE__ */ new RecordSchema(
  "DeviceKey",
  /* @__PURE__ */ (() => {var a=n;function n(t,{instancePath:p="",parentData:y,parentDataProperty:o,rootData:c=t,dynamicAnchors:d={}}={}){let e=null,i=0,s=n.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.device_key===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"device_key"}};e===null?e=[r]:e.push(r),i++}if(t.device_key!==void 0&&typeof t.device_key!="string"){let r={instancePath:p+"/device_key",schemaPath:"#/properties/device_key/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return n.errors=e,i===0}n.evaluated={props:{device_key:!0},dynamicProps:!1,dynamicItems:!1};return a;})(),
  { properties: { device_key: undefined }, isComplete: true },
  {  },
);
