// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";
import { MonitorType } from "../constants.ts";

export const MonitorTypeConstant: RecordSchema<components["schemas"]["MonitorTypeConstant"]> = /* @__PURE__ */ new RecordSchema(
  "MonitorTypeConstant",
  /* @__PURE__ */ (() => {var u=p;function p(s,{instancePath:t="",parentData:o,parentDataProperty:a,rootData:d=s,dynamicAnchors:m={}}={}){let e=null,i=0,n=p.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(s.name===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0&&typeof s.id!="string"){let r={instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(s.name!==void 0&&typeof s.name!="string"){let r={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return p.errors=e,i===0}p.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};return u;})(),
  { properties: { id: { constant: MonitorType }, name: undefined }, isComplete: true },
  {  },
);
