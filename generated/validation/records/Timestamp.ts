// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const Timestamp: RecordSchema<components["schemas"]["Timestamp"]> = /* @__PURE__ */ new RecordSchema(
  "Timestamp",
  /* @__PURE__ */ (() => {var f=s;var o=/^(?!.*(?:-02-3\d|-(?:0[469]|11)-31|(?!(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00))\d{4}-02-29|3\d\.02\.|31\.(?:0[469]|11)\.|29\.02\.(?!(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00))\d{4}))/,p=new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d[+-]([01]\\d|2[0-3])[0-5]\\d$","u");function s(r,{instancePath:n="",parentData:l,parentDataProperty:i,rootData:c=r,dynamicAnchors:m={}}={}){let e=null,d=0,a=s.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r=="string"){if(!p.test(r)){let t={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d[+-]([01]\\d|2[0-3])[0-5]\\d$"}};e===null?e=[t]:e.push(t),d++}if(!o.test(r)){let t={instancePath:n,schemaPath:"#/format",keyword:"format",params:{format:"calendar-date"}};e===null?e=[t]:e.push(t),d++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),d++}return s.errors=e,d===0}s.evaluated={dynamicProps:!1,dynamicItems:!1};return f;})(),
  undefined,
  {  },
);
