import type { DomainConstant } from "../../contract/constants.ts";
import type { OtherValues } from "../../contract/other-values.ts";
import type { Rule } from "../../contract/rules.ts";

/** What the page of the constants carries for its script, and gives as JSON. */
export interface ConstantsData {
  contract: string;
  version: string;
  constants: DomainConstant[];
  rules: Rule[];
  otherValues: OtherValues[];
}
