// Written by `npm run build` from openapi/. Do not edit.

import { type OperationValidator, operationValidator } from "../../../src/validation/operation.ts";
import { OAuthError, RevokeResponse } from "../schemas.ts";

export const revokeRefreshToken: OperationValidator = /* @__PURE__ */ operationValidator({"id":"revokeRefreshToken","method":"POST","path":"/oauth/v2/token/revoke","isOAuth":true,"needsToken":false,"version":"2.0","parameters":[{"name":"token","in":"query","isRequired":true}],"responses":{"200":{"mediaType":"application/json","schema":"RevokeResponse"},"400":{"mediaType":"application/json","schema":"OAuthError"},"401":{"mediaType":"application/json","schema":"OAuthError"},"403":{"mediaType":"application/json","schema":"OAuthError"},"404":{"mediaType":"application/json","schema":"OAuthError"},"405":{"mediaType":"application/json","schema":"OAuthError"},"500":{"mediaType":"application/json","schema":"OAuthError"}}}, {
  OAuthError, RevokeResponse,
});
