// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";
import { TimeWindow } from "../constants.ts";

export const TimeWindowOrDate: RecordSchema<components["schemas"]["TimeWindowOrDate"]> = /* @__PURE__ */ new RecordSchema(
  "TimeWindowOrDate",
  /* @__PURE__ */ (() => {var D=o;var m={type:"string",enum:["H","H3","H6","hD","D"]},u=/^(?!.*(?:-02-3\d|-(?:0[469]|11)-31|(?!(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00))\d{4}-02-29|3\d\.02\.|31\.(?:0[469]|11)\.|29\.02\.(?!(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00))\d{4}))/,c=new RegExp("^SD/(0[1-9]|[12]\\d|3[01])\\.(0[1-9]|1[0-2])\\.\\d{4}$","u");function o(t,{instancePath:n="",parentData:y,parentDataProperty:h,rootData:v=t,dynamicAnchors:w={}}={}){let e=null,s=0,l=o.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);let i=s,a=!1,f=s;if(typeof t!="string"){let r={instancePath:n,schemaPath:"TimeWindow/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(!(t==="H"||t==="H3"||t==="H6"||t==="hD"||t==="D")){let r={instancePath:n,schemaPath:"TimeWindow/enum",keyword:"enum",params:{allowedValues:m.enum}};e===null?e=[r]:e.push(r),s++}var d=f===s;a=a||d;let p=s;if(typeof t=="string"){if(!c.test(t)){let r={instancePath:n,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^SD/(0[1-9]|[12]\\d|3[01])\\.(0[1-9]|1[0-2])\\.\\d{4}$"}};e===null?e=[r]:e.push(r),s++}if(!u.test(t)){let r={instancePath:n,schemaPath:"#/anyOf/1/format",keyword:"format",params:{format:"calendar-date"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}var d=p===s;if(a=a||d,a)s=i,e!==null&&(i?e.length=i:e=null);else{let r={instancePath:n,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};e===null?e=[r]:e.push(r),s++}return o.errors=e,s===0}o.evaluated={dynamicProps:!1,dynamicItems:!1};return D;})(),
  { constant: TimeWindow },
  {  },
);
