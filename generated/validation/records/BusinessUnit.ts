// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const BusinessUnit: RecordSchema<components["schemas"]["BusinessUnit"]> = /* @__PURE__ */ new RecordSchema(
  "BusinessUnit",
  /* @__PURE__ */ (() => {var u=n;function n(s,{instancePath:a="",parentData:p,parentDataProperty:o,rootData:d=s,dynamicAnchors:m={}}={}){let e=null,i=0,t=n.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),i++}if(s.zaaid===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"zaaid"}};e===null?e=[r]:e.push(r),i++}if(s.name!==void 0&&typeof s.name!="string"){let r={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(s.zaaid!==void 0&&typeof s.zaaid!="string"){let r={instancePath:a+"/zaaid",schemaPath:"#/properties/zaaid/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return n.errors=e,i===0}n.evaluated={props:{name:!0,zaaid:!0},dynamicProps:!1,dynamicItems:!1};return u;})(),
  { properties: { name: undefined, zaaid: undefined }, isComplete: true },
  {  },
);
