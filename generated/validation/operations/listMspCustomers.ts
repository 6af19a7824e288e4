// Written by `npm run build` from openapi/. Do not edit.

import { type OperationValidator, operationValidator } from "../../../src/validation/operation.ts";
import { ErrorEnvelope } from "../records/ErrorEnvelope.ts";
import { MspCustomerListEnvelope } from "../records/MspCustomerListEnvelope.ts";

export const listMspCustomers: OperationValidator = /* @__PURE__ */ operationValidator({
  id: "listMspCustomers",
  method: "GET",
  path: "/short/msp/customers",
  isOAuth: false,
  needsToken: true,
  version: "2.0",
  parameters: [
  ],
  requestBody: undefined,
  responses: {
    200: { isRequired: true, mediaType: "application/json", schema: MspCustomerListEnvelope },
    400: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    401: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    403: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    404: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    405: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
    500: { isRequired: true, mediaType: "application/json", schema: ErrorEnvelope },
  },
});
