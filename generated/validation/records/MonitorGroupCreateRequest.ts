// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const MonitorGroupCreateRequest: RecordSchema<components["schemas"]["MonitorGroupCreateRequest"]> = /* @__PURE__ */ new RecordSchema(
  "MonitorGroupCreateRequest",
  /* @__PURE__ */ (() => {var l=n;function n(i,{instancePath:t="",parentData:o,parentDataProperty:a,rootData:d=i,dynamicAnchors:y={}}={}){let e=null,s=0,p=n.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.display_name===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"display_name"}};e===null?e=[r]:e.push(r),s++}if(i.description===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"}};e===null?e=[r]:e.push(r),s++}if(i.display_name!==void 0&&typeof i.display_name!="string"){let r={instancePath:t+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(i.description!==void 0&&typeof i.description!="string"){let r={instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return n.errors=e,s===0}n.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};return l;})(),
  { properties: { display_name: undefined, description: undefined } },
  {  },
);
