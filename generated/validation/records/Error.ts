// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const Error: RecordSchema<components["schemas"]["Error"]> = /* @__PURE__ */ new RecordSchema(
  "Error",
  /* @__PURE__ */ (() => {var y=p;function p(t,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:m=t,dynamicAnchors:f={}}={}){let e=null,r=0,n=p.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.code===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[s]:e.push(s),r++}if(t.message===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[s]:e.push(s),r++}if(t.code!==void 0){let s=t.code;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let o={instancePath:i+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}let a=r,c=r;if(s!==0){let o={};e===null?e=[o]:e.push(o),r++}var l=c===r;if(l){let o={instancePath:i+"/code",schemaPath:"#/properties/code/not",keyword:"not",params:{}};e===null?e=[o]:e.push(o),r++}else r=a,e!==null&&(a?e.length=a:e=null)}if(t.message!==void 0&&typeof t.message!="string"){let s={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return p.errors=e,r===0}p.evaluated={props:{code:!0,message:!0},dynamicProps:!1,dynamicItems:!1};return y;})(),
  { properties: { code: undefined, message: undefined }, isComplete: true },
  { "#/properties/code/not": "not 0" },
);
