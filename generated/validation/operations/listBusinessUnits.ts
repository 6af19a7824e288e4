// Written by `npm run build` from openapi/. Do not edit.

import { type OperationValidator, operationValidator } from "../../../src/validation/operation.ts";
import { BusinessUnitListEnvelope } from "../records/BusinessUnitListEnvelope.ts";
import { ErrorEnvelope } from "../records/ErrorEnvelope.ts";

export const listBusinessUnits: OperationValidator = /* @__PURE__ */ operationValidator({
  id: "listBusinessUnits",
  method: "GET",
  path: "/short/bu/business_units",
  isOAuth: false,
  needsToken: true,
  version: "2.0",
  parameters: [
  ],
  requestBody: undefined,
  responses: {
    200: { isRequired: true, mediaType: "application/json", schema: BusinessUnitListEnvelope },
    400: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    401: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    403: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    404: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    405: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    500: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
  },
});
