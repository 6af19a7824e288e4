// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const Timestamp: RecordSchema<components["schemas"]["Timestamp"]> = /* @__PURE__ */ new RecordSchema(
  "Timestamp",
  /* @__PURE__ */ (() => {var u=d;var p=new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d[+-]([01]\\d|2[0-3])[0-5]\\d$","u");function d(a,{instancePath:n="",parentData:o,parentDataProperty:i,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,s=0,r=d.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof a=="string"){if(!p.test(a)){let t={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d[+-]([01]\\d|2[0-3])[0-5]\\d$"}};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}return d.errors=e,s===0}d.evaluated={dynamicProps:!1,dynamicItems:!1};return u;})(),
  undefined,
  {  },
);
