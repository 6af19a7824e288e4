import type { DomainConstant } from "../../contract/constants.ts";
import type { OtherValues } from "../../contract/other-values.ts";
import type { Rule } from "../../contract/rules.ts";

/** The data in the page of the constants, for its script and for the JSON download. */
export interface ConstantsData {
  contract: string;
  version: string;
  constants: DomainConstant[];
  rules: Rule[];
  otherValues: OtherValues[];
}
