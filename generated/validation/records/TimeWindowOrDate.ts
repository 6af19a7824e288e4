// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";
import { TimeWindow } from "../constants.ts";

export const TimeWindowOrDate: RecordSchema<components["schemas"]["TimeWindowOrDate"]> = /* @__PURE__ */ new RecordSchema(
  "TimeWindowOrDate",
  /* @__PURE__ */ (() => {var w=i;var u={type:"string",enum:["H","H3","H6","hD","D"]},y=new RegExp("^SD/(0[1-9]|[12]\\d|3[01])\\.(0[1-9]|1[0-2])\\.\\d{4}$","u");function i(t,{instancePath:n="",parentData:c,parentDataProperty:d,rootData:h=t,dynamicAnchors:v={}}={}){let e=null,s=0,a=i.evaluated;a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0);let o=s,l=!1,f=s;if(typeof t!="string"){let r={instancePath:n,schemaPath:"TimeWindow/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(!(t==="H"||t==="H3"||t==="H6"||t==="hD"||t==="D")){let r={instancePath:n,schemaPath:"TimeWindow/enum",keyword:"enum",params:{allowedValues:u.enum}};e===null?e=[r]:e.push(r),s++}var p=f===s;l=l||p;let m=s;if(typeof t=="string"){if(!y.test(t)){let r={instancePath:n,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^SD/(0[1-9]|[12]\\d|3[01])\\.(0[1-9]|1[0-2])\\.\\d{4}$"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}var p=m===s;if(l=l||p,l)s=o,e!==null&&(o?e.length=o:e=null);else{let r={instancePath:n,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};e===null?e=[r]:e.push(r),s++}return i.errors=e,s===0}i.evaluated={dynamicProps:!1,dynamicItems:!1};return w;})(),
  { constant: TimeWindow },
  {  },
);
