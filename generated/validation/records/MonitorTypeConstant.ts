// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";
import { MonitorType } from "../constants.ts";

export const MonitorTypeConstant: RecordSchema<components["schemas"]["MonitorTypeConstant"]> = /* @__PURE__ */ new RecordSchema(
  "MonitorTypeConstant",
  /* @__PURE__ */ (() => {var u=o;var p=Object.prototype.hasOwnProperty;function o(r,{instancePath:n="",parentData:l,parentDataProperty:a,rootData:m=r,dynamicAnchors:y={}}={}){let e=null,i=0,t=o.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0||!p.call(r,"id")){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[s]:e.push(s),i++}if(r.name===void 0||!p.call(r,"name")){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0&&p.call(r,"id")&&typeof r.id!="string"){let s={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),i++}if(r.name!==void 0&&p.call(r,"name")&&typeof r.name!="string"){let s={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),i++}return o.errors=e,i===0}o.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};return u;})(),
  { properties: { id: { constant: MonitorType }, name: undefined }, isComplete: true },
  {  },
);
