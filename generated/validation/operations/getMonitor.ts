// Written by `npm run build` from openapi/. Do not edit.

import { type OperationValidator, operationValidator } from "../../../src/validation/operation.ts";
import { ErrorEnvelope } from "../records/ErrorEnvelope.ts";
import { MonitorEnvelope } from "../records/MonitorEnvelope.ts";

export const getMonitor: OperationValidator = /* @__PURE__ */ operationValidator({
  id: "getMonitor",
  method: "GET",
  path: "/monitors/{monitor_id}",
  isOAuth: false,
  needsToken: true,
  version: "2.0",
  parameters: [
    { name: "monitor_id", in: "path", isRequired: true },
    { name: "zaaid", in: "cookie", isRequired: false },
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
