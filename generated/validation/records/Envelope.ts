// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const Envelope: RecordSchema<components["schemas"]["Envelope"]> = /* @__PURE__ */ new RecordSchema(
  "Envelope",
  /* @__PURE__ */ (() => {var h=i;var l=Object.prototype.hasOwnProperty;function i(t,{instancePath:o="",parentData:f,parentDataProperty:d,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,n=0,c=i.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.message===void 0||!l.call(t,"message")){let s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[s]:e.push(s),n++}if(t.code!==void 0&&l.call(t,"code")){let s=t.code;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:o+"/code",schemaPath:"SuccessCode/type",keyword:"type",params:{type:"integer"}};e===null?e=[r]:e.push(r),n++}if(s!==0){let r={instancePath:o+"/code",schemaPath:"SuccessCode/const",keyword:"const",params:{allowedValue:0}};e===null?e=[r]:e.push(r),n++}}if(t.message!==void 0&&l.call(t,"message")){let s=t.message;if(typeof s!="string"){let r={instancePath:o+"/message",schemaPath:"SuccessMessage/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),n++}if(s!=="success"){let r={instancePath:o+"/message",schemaPath:"SuccessMessage/const",keyword:"const",params:{allowedValue:"success"}};e===null?e=[r]:e.push(r),n++}}if(t.data!==void 0&&l.call(t,"data")){let s=t.data,r=n,p=n;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"&&s!==null){let a={};e===null?e=[a]:e.push(a),n++}var u=p===n;if(u){let a={instancePath:o+"/data",schemaPath:"#/properties/data/not",keyword:"not",params:{}};e===null?e=[a]:e.push(a),n++}else n=r,e!==null&&(r?e.length=r:e=null)}}else{let s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),n++}return i.errors=e,n===0}i.evaluated={props:{code:!0,message:!0,data:!0},dynamicProps:!1,dynamicItems:!1};return h;})(),
  { properties: { code: undefined, message: undefined, data: undefined }, isComplete: true },
  { "#/properties/data/not": "not a string, number, boolean, null" },
);
