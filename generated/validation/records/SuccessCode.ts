// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const SuccessCode: RecordSchema<components["schemas"]["SuccessCode"]> = /* @__PURE__ */ new RecordSchema(
  "SuccessCode",
  /* @__PURE__ */ (() => {var u=n;function n(r,{instancePath:o="",parentData:i,parentDataProperty:l,rootData:c=r,dynamicAnchors:p={}}={}){let e=null,a=0,s=n.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),a++}if(r!==0){let t={instancePath:o,schemaPath:"#/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),a++}return n.errors=e,a===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};return u;})(),
  undefined,
  {  },
);
