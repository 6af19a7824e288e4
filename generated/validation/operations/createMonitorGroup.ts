// Written by `npm run build` from openapi/. Do not edit.

import { type OperationValidator, operationValidator } from "../../../src/validation/operation.ts";
import { Envelope } from "../records/Envelope.ts";
import { ErrorEnvelope } from "../records/ErrorEnvelope.ts";
import { MonitorGroupCreateRequest } from "../records/MonitorGroupCreateRequest.ts";

export const createMonitorGroup: OperationValidator = /* @__PURE__ */ operationValidator({
  id: "createMonitorGroup",
  method: "POST",
  path: "/monitor_groups",
  isOAuth: false,
  needsToken: true,
  version: "2.0",
  parameters: [
    { name: "zaaid", in: "cookie", isRequired: false },
  ],
  requestBody: { isRequired: true, mediaType: "application/json", schema: MonitorGroupCreateRequest },
  responses: {
    200: { isRequired: true, mediaType: "application/json", schema: Envelope },
    201: { isRequired: true, mediaType: "application/json", schema: Envelope },
    400: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    401: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    403: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    404: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    405: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    500: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
  },
});
