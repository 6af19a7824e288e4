// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const Envelope: RecordSchema<components["schemas"]["Envelope"]> = /* @__PURE__ */ new RecordSchema(
  "Envelope",
  /* @__PURE__ */ (() => {var y=i;function i(a,{instancePath:n="",parentData:p,parentDataProperty:d,rootData:f=a,dynamicAnchors:m={}}={}){let e=null,r=0,c=i.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.message===void 0){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[s]:e.push(s),r++}if(a.code!==void 0){let s=a.code;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:n+"/code",schemaPath:"SuccessCode/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),r++}if(s!==0){let t={instancePath:n+"/code",schemaPath:"SuccessCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[t]:e.push(t),r++}}if(a.message!==void 0){let s=a.message;if(typeof s!="string"){let t={instancePath:n+"/message",schemaPath:"SuccessMessage/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s!=="success"){let t={instancePath:n+"/message",schemaPath:"SuccessMessage/const",keyword:"const",params:{allowedValue:"success"}};e===null?e=[t]:e.push(t),r++}}if(a.data!==void 0){let s=a.data,t=r,u=r;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"&&s!==null){let o={};e===null?e=[o]:e.push(o),r++}var l=u===r;if(l){let o={instancePath:n+"/data",schemaPath:"#/properties/data/not",keyword:"not",params:{}};e===null?e=[o]:e.push(o),r++}else r=t,e!==null&&(t?e.length=t:e=null)}}else{let s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return i.errors=e,r===0}i.evaluated={props:{code:!0,message:!0,data:!0},dynamicProps:!1,dynamicItems:!1};return y;})(),
  { properties: { code: undefined, message: undefined, data: undefined }, isComplete: true },
  { "#/properties/data/not": "not a string, number, boolean, null" },
);
