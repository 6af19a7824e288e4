import type { Constant } from "../../document.ts";
import type { Rule, Widening } from "./rules.ts";

/** A constant with the folder that its file is in: what it is about. */
export interface DomainConstant extends Constant {
  domain: string;
}

/** What the page of the constants carries for its script, and gives as JSON. */
export interface ConstantsData {
  contract: string;
  version: string;
  constants: DomainConstant[];
  rules: Rule[];
  otherValues: Widening[];
}
