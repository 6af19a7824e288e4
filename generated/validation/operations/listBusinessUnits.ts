// Written by `npm run build` from openapi/. Do not edit.

import { type OperationValidator, operationValidator } from "../../../src/validation/operation.ts";
import { BusinessUnitListEnvelope, ErrorEnvelope } from "../schemas.ts";

export const listBusinessUnits: OperationValidator = /* @__PURE__ */ operationValidator({"id":"listBusinessUnits","method":"GET","path":"/short/bu/business_units","isOAuth":false,"needsToken":true,"version":"2.0","parameters":[],"responses":{"200":{"mediaType":"application/json","schema":"BusinessUnitListEnvelope"},"400":{"mediaType":"application/json","schema":"ErrorEnvelope"},"401":{"mediaType":"application/json","schema":"ErrorEnvelope"},"403":{"mediaType":"application/json","schema":"ErrorEnvelope"},"404":{"mediaType":"application/json","schema":"ErrorEnvelope"},"405":{"mediaType":"application/json","schema":"ErrorEnvelope"},"500":{"mediaType":"application/json","schema":"ErrorEnvelope"}}}, {
  BusinessUnitListEnvelope, ErrorEnvelope,
});
