// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const SuccessMessage: RecordSchema<components["schemas"]["SuccessMessage"]> = /* @__PURE__ */ new RecordSchema(
  "SuccessMessage",
  /* @__PURE__ */ (() => {var u=r;function r(a,{instancePath:c="",parentData:o,parentDataProperty:i,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,n=0,t=r.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),typeof a!="string"){let s={instancePath:c,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),n++}if(a!=="success"){let s={instancePath:c,schemaPath:"#/const",keyword:"const",params:{allowedValue:"success"}};e===null?e=[s]:e.push(s),n++}return r.errors=e,n===0}r.evaluated={dynamicProps:!1,dynamicItems:!1};return u;})(),
  undefined,
  {  },
);
