// Written by `npm run build` from openapi/. Do not edit.

// The constants that are used in requests and responses.
import { ConstantSchema } from "../../src/validation/schemas/constant.ts";
import * as constants from "../constants.ts";

export const MonitorType: ConstantSchema<constants.MonitorType> = /* @__PURE__ */ new ConstantSchema("MonitorType", "Monitor type", constants.MonitorType);
export const TokenGrantType: ConstantSchema<constants.TokenGrantType> = /* @__PURE__ */ new ConstantSchema("TokenGrantType", "Grant type (token operation)", constants.TokenGrantType);
