// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const InspectorRequest: RecordSchema<components["schemas"]["InspectorRequest"]> = /* @__PURE__ */ new RecordSchema(
  "InspectorRequest",
  /* @__PURE__ */ (() => {var d=a;function a(e,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:c=e,dynamicAnchors:l={}}={}){let t=null,s=0,r=a.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),!(e&&typeof e=="object"&&!Array.isArray(e))){let o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};t===null?t=[o]:t.push(o),s++}return a.errors=t,s===0}a.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};return d;})(),
  undefined,
  {  },
);
