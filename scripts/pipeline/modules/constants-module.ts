import type { Constant } from "../../../src/contract/constants.ts";
import { constantSource, header } from "../../../src/contract/source-text.ts";

/** Generates `constants.ts`: an `as const` object and a union type for each constant. */
export function generateConstants(constants: Constant[]): string {
  return [header, ...constants.map(constantSource)].join("\n");
}
