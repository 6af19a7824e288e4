// @ts-nocheck The functions are minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { type OperationValidator, operationValidator } from "../../../src/validation/operation.ts";
import { ErrorEnvelope } from "../records/ErrorEnvelope.ts";
import { MonitorEnvelope } from "../records/MonitorEnvelope.ts";
import { RecordSchema } from "../../../src/validation/schemas/record.ts";

export const getMonitor: OperationValidator = /* @__PURE__ */ operationValidator({
  id: "getMonitor",
  method: "GET",
  path: "/monitors/{monitor_id}",
  isOAuth: false,
  needsToken: true,
  version: "2.0",
  parameters: [
    { name: "monitor_id", in: "path", isRequired: true },
    { name: "zaaid", in: "cookie", isRequired: false, schema: new RecordSchema("zaaid", /* @__PURE__ */ (() => {var p=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(a){throw e=0,a}};var f=p(c=>{"use strict";Object.defineProperty(c,"__esModule",{value:!0});function d(t){let e=t.length,a=0,n=0,s;for(;n<e;)a++,s=t.charCodeAt(n++),s>=55296&&s<=56319&&n<e&&(s=t.charCodeAt(n),(s&64512)===56320&&n++);return a}c.default=d;d.code='require("ajv/dist/runtime/ucs2length").default'});var v=o;var m=f().default;function o(t,{instancePath:e="",parentData:a,parentDataProperty:n,rootData:s=t,dynamicAnchors:h={}}={}){let r=null,u=0,l=o.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof t=="string"){if(m(t)<1){let i={instancePath:e,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};r===null?r=[i]:r.push(i),u++}}else{let i={instancePath:e,schemaPath:"#/type",keyword:"type",params:{type:"string"}};r===null?r=[i]:r.push(i),u++}return o.errors=r,u===0}o.evaluated={dynamicProps:!1,dynamicItems:!1};return v;})(), undefined, {}) },
  ],
  requestBody: undefined,
  responses: {
    200: { isRequired: true, mediaType: "application/json", schema: MonitorEnvelope },
    400: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    401: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    403: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    404: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    405: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    500: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
  },
});
