// Written by `npm run build` from openapi/. Do not edit.

import { type OperationValidator, operationValidator } from "../../../src/validation/operation.ts";
import { OAuthError } from "../records/OAuthError.ts";
import { TokenRequest } from "../records/TokenRequest.ts";
import { TokenResponse } from "../records/TokenResponse.ts";
import { TokenGrantType } from "../constants.ts";

export const createToken: OperationValidator = /* @__PURE__ */ operationValidator({
  id: "createToken",
  method: "POST",
  path: "/oauth/v2/token",
  isOAuth: true,
  needsToken: false,
  version: "2.0",
  parameters: [
    { name: "client_id", in: "query", isRequired: false },
    { name: "client_secret", in: "query", isRequired: false },
    { name: "grant_type", in: "query", isRequired: false, schema: TokenGrantType },
    { name: "code", in: "query", isRequired: false },
    { name: "refresh_token", in: "query", isRequired: false },
  ],
  requestBody: { isRequired: false, mediaType: "application/x-www-form-urlencoded", schema: TokenRequest },
  responses: {
    200: { isRequired: true, mediaType: "application/json", schema: TokenResponse },
    400: { isRequired: true, mediaType: "application/json", schema: OAuthError },
    401: { isRequired: true, mediaType: "application/json", schema: OAuthError },
    403: { isRequired: true, mediaType: "application/json", schema: OAuthError },
    404: { isRequired: true, mediaType: "application/json", schema: OAuthError },
    405: { isRequired: true, mediaType: "application/json", schema: OAuthError },
    500: { isRequired: true, mediaType: "application/json", schema: OAuthError },
  },
});
