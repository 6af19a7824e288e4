// Written by `npm run build` from openapi/. Do not edit.

import { type OperationValidator, operationValidator } from "../../../src/validation/operation.ts";
import { ErrorEnvelope, MspCustomerListEnvelope } from "../schemas.ts";

export const listMspCustomers: OperationValidator = /* @__PURE__ */ operationValidator({"id":"listMspCustomers","method":"GET","path":"/short/msp/customers","isOAuth":false,"needsToken":true,"version":"2.0","parameters":[],"responses":{"200":{"mediaType":"application/json","schema":"MspCustomerListEnvelope"},"400":{"mediaType":"application/json","schema":"ErrorEnvelope"},"401":{"mediaType":"application/json","schema":"ErrorEnvelope"},"403":{"mediaType":"application/json","schema":"ErrorEnvelope"},"404":{"mediaType":"application/json","schema":"ErrorEnvelope"},"405":{"mediaType":"application/json","schema":"ErrorEnvelope"},"500":{"mediaType":"application/json","schema":"ErrorEnvelope"}}}, {
  ErrorEnvelope, MspCustomerListEnvelope,
});
