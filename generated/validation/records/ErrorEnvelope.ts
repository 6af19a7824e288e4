// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const ErrorEnvelope: RecordSchema<components["schemas"]["ErrorEnvelope"]> = /* @__PURE__ */ new RecordSchema(
  "ErrorEnvelope",
  /* @__PURE__ */ (() => {var h=c;var p=Object.prototype.hasOwnProperty;function c(r,{instancePath:n="",parentData:m,parentDataProperty:d,rootData:f=r,dynamicAnchors:y={}}={}){let e=null,t=0,i=c.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.code===void 0||!p.call(r,"code")){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[s]:e.push(s),t++}if(r.message===void 0||!p.call(r,"message")){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[s]:e.push(s),t++}if(r.code!==void 0&&p.call(r,"code")){let s=r.code;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let o={instancePath:n+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),t++}let l=t,u=t;if(s!==0){let o={};e===null?e=[o]:e.push(o),t++}var a=u===t;if(a){let o={instancePath:n+"/code",schemaPath:"#/properties/code/not",keyword:"not",params:{}};e===null?e=[o]:e.push(o),t++}else t=l,e!==null&&(l?e.length=l:e=null)}if(r.message!==void 0&&p.call(r,"message")&&typeof r.message!="string"){let s={instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return c.errors=e,t===0}c.evaluated={props:{code:!0,message:!0},dynamicProps:!1,dynamicItems:!1};return h;})(),
  { properties: { code: undefined, message: undefined }, isComplete: true },
  { "#/properties/code/not": "not 0" },
);
