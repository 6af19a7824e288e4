// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const MonitorGroupCreateRequest: RecordSchema<components["schemas"]["MonitorGroupCreateRequest"]> = /* @__PURE__ */ new RecordSchema(
  "MonitorGroupCreateRequest",
  /* @__PURE__ */ (() => {var c=o;var n=Object.prototype.hasOwnProperty;function o(r,{instancePath:p="",parentData:l,parentDataProperty:a,rootData:y=r,dynamicAnchors:d={}}={}){let e=null,s=0,t=o.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.display_name===void 0||!n.call(r,"display_name")){let i={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"display_name"}};e===null?e=[i]:e.push(i),s++}if(r.description===void 0||!n.call(r,"description")){let i={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"}};e===null?e=[i]:e.push(i),s++}if(r.display_name!==void 0&&n.call(r,"display_name")&&typeof r.display_name!="string"){let i={instancePath:p+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.description!==void 0&&n.call(r,"description")&&typeof r.description!="string"){let i={instancePath:p+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}return o.errors=e,s===0}o.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};return c;})(),
  { properties: { display_name: undefined, description: undefined } },
  {  },
);
