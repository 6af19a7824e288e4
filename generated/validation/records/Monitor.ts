// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const Monitor: RecordSchema<components["schemas"]["Monitor"]> = /* @__PURE__ */ new RecordSchema(
  "Monitor",
  /* @__PURE__ */ (() => {var c=n;var p=Object.prototype.hasOwnProperty;function n(r,{instancePath:s="",parentData:d,parentDataProperty:a,rootData:l=r,dynamicAnchors:m={}}={}){let e=null,i=0,o=n.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.monitor_id===void 0||!p.call(r,"monitor_id")){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"monitor_id"}};e===null?e=[t]:e.push(t),i++}if(r.monitor_id!==void 0&&p.call(r,"monitor_id")&&typeof r.monitor_id!="string"){let t={instancePath:s+"/monitor_id",schemaPath:"#/properties/monitor_id/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return n.errors=e,i===0}n.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};return c;})(),
  { properties: { monitor_id: undefined } },
  {  },
);
