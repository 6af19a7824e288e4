import { operations } from "../../generated/validation/operations.ts";
import { Contract } from "./contract.ts";

/** The whole contract. */
export const contract = /* @__PURE__ */ new Contract(operations);
