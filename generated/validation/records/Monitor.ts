// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const Monitor: RecordSchema<components["schemas"]["Monitor"]> = /* @__PURE__ */ new RecordSchema(
  "Monitor",
  /* @__PURE__ */ (() => {var l=s;function s(t,{instancePath:n="",parentData:p,parentDataProperty:a,rootData:d=t,dynamicAnchors:m={}}={}){let e=null,i=0,o=s.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.monitor_id===void 0){let r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"monitor_id"}};e===null?e=[r]:e.push(r),i++}if(t.monitor_id!==void 0&&typeof t.monitor_id!="string"){let r={instancePath:n+"/monitor_id",schemaPath:"#/properties/monitor_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return s.errors=e,i===0}s.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};return l;})(),
  { properties: { monitor_id: undefined } },
  {  },
);
