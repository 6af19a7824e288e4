import type { Document } from "../../src/contract/document.ts";
import { header, literal } from "../typescript-text.ts";

/** Generates `version.ts`: the default API version, and the version of the contract, which is also the version of the package. */
export function generateVersion(document: Document): string {
  return `${header}
/** The default API version of operations (specification, Versioning). */
export const defaultVersion = ${literal(document["x-default-version"])};

/** The version of this package. */
export const packageVersion = ${literal(document.info.version)};
`;
}
