// @ts-nocheck The function is minified JavaScript, written by Ajv.
// Written by `npm run build` from openapi/. Do not edit.

import { RecordSchema } from "../../../src/validation/schemas/record.ts";
import type { components } from "../../types.ts";

export const OAuthError: RecordSchema<components["schemas"]["OAuthError"]> = /* @__PURE__ */ new RecordSchema(
  "OAuthError",
  /* @__PURE__ */ (() => {var o=a;function a(t,{instancePath:e="",parentData:r,parentDataProperty:n,rootData:s=t,dynamicAnchors:c={}}={}){return a.errors=null,!0}a.evaluated={dynamicProps:!1,dynamicItems:!1};return o;})(),
  undefined,
  {  },
);
