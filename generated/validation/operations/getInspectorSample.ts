// Written by `npm run build` from openapi/. Do not edit.

import { type OperationValidator, operationValidator } from "../../../src/validation/operation.ts";
import { Envelope } from "../records/Envelope.ts";
import { Error } from "../records/Error.ts";

export const getInspectorSample: OperationValidator = /* @__PURE__ */ operationValidator({
  id: "getInspectorSample",
  method: "GET",
  path: "/admin/monitors",
  isOAuth: false,
  needsToken: true,
  version: "2.0",
  parameters: [
    { name: "zaaid", in: "cookie", isRequired: false },
  ],
  requestBody: undefined,
  rules: [],
  responses: {
    200: { isRequired: true, mediaType: "application/json", schema: Envelope },
    400: { isRequired: true, mediaType: "application/json", schema: Error },
    401: { isRequired: true, mediaType: "application/json", schema: Error },
    403: { isRequired: true, mediaType: "application/json", schema: Error },
    404: { isRequired: true, mediaType: "application/json", schema: Error },
    405: { isRequired: true, mediaType: "application/json", schema: Error },
    500: { isRequired: true, mediaType: "application/json", schema: Error },
  },
});
