// Written by `npm run build` from openapi/. Do not edit.

import { type OperationValidator, operationValidator } from "../../../src/validation/operation.ts";
import { Envelope } from "../records/Envelope.ts";
import { ErrorEnvelope } from "../records/ErrorEnvelope.ts";
import { InspectorRequest } from "../records/InspectorRequest.ts";

export const postInspectorSample: OperationValidator = /* @__PURE__ */ operationValidator({
  id: "postInspectorSample",
  method: "POST",
  path: "/admin/monitors",
  isOAuth: false,
  needsToken: true,
  version: "2.0",
  parameters: [
    { name: "zaaid", in: "cookie", isRequired: false },
  ],
  requestBody: { isRequired: false, mediaType: "application/json", schema: InspectorRequest },
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
