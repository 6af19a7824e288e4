// Written by `npm run build` from openapi/. Do not edit.

import { type OperationValidator, operationValidator } from "../../../src/validation/operation.ts";
import { OAuthError } from "../records/OAuthError.ts";
import { RevokeResponse } from "../records/RevokeResponse.ts";

export const revokeRefreshToken: OperationValidator = /* @__PURE__ */ operationValidator({
  id: "revokeRefreshToken",
  method: "POST",
  path: "/oauth/v2/token/revoke",
  isOAuth: true,
  needsToken: false,
  version: "2.0",
  parameters: [
    { name: "token", in: "query", isRequired: true },
  ],
  requestBody: undefined,
  responses: {
    200: { isRequired: true, mediaType: "application/json", schema: RevokeResponse },
    400: { isRequired: true, mediaType: "application/json", schema: OAuthError },
    401: { isRequired: true, mediaType: "application/json", schema: OAuthError },
    403: { isRequired: true, mediaType: "application/json", schema: OAuthError },
    404: { isRequired: true, mediaType: "application/json", schema: OAuthError },
    405: { isRequired: true, mediaType: "application/json", schema: OAuthError },
    500: { isRequired: true, mediaType: "application/json", schema: OAuthError },
  },
});
