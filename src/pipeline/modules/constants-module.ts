import { constantSource } from "../../contract/constant-source.ts";
import type { Constant } from "../../contract/constants.ts";
import { header } from "../../shared/typescript-text.ts";

/** Generates `constants.ts`: an `as const` object and a union type for each constant. */
export function generateConstants(constants: Constant[]): string {
  return [header, ...constants.map(constantSource)].join("\n");
}
