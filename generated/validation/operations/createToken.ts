// Written by `npm run build` from openapi/. Do not edit.

import { type OperationValidator, operationValidator } from "../../../src/validation/operation.ts";
import { OAuthError, TokenGrantType, TokenRequest, TokenResponse } from "../schemas.ts";

export const createToken: OperationValidator = /* @__PURE__ */ operationValidator({"id":"createToken","method":"POST","path":"/oauth/v2/token","isOAuth":true,"needsToken":false,"version":"2.0","parameters":[{"name":"client_id","in":"query","isRequired":false},{"name":"client_secret","in":"query","isRequired":false},{"name":"grant_type","in":"query","isRequired":false,"schema":"TokenGrantType"},{"name":"code","in":"query","isRequired":false},{"name":"refresh_token","in":"query","isRequired":false}],"requestBody":{"isRequired":false,"mediaType":"application/x-www-form-urlencoded","schema":"TokenRequest"},"responses":{"200":{"mediaType":"application/json","schema":"TokenResponse"},"400":{"mediaType":"application/json","schema":"OAuthError"},"401":{"mediaType":"application/json","schema":"OAuthError"},"403":{"mediaType":"application/json","schema":"OAuthError"},"404":{"mediaType":"application/json","schema":"OAuthError"},"405":{"mediaType":"application/json","schema":"OAuthError"},"500":{"mediaType":"application/json","schema":"OAuthError"}}}, {
  OAuthError, TokenGrantType, TokenRequest, TokenResponse,
});
