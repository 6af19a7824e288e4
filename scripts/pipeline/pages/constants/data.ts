import type { Constant, Domain } from "../../document.ts";
import type { Rule } from "../../rules.ts";
import type { Widening } from "./widenings.ts";

/** A constant with what it is about. */
export interface DomainConstant extends Constant, Domain {}

/** What the page of the constants carries for its script, and gives as JSON. */
export interface ConstantsData {
  contract: string;
  version: string;
  constants: DomainConstant[];
  rules: Rule[];
  otherValues: Widening[];
}
