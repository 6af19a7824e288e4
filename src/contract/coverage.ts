import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";

/** Things that stand in one section unless another names them. */
export type Kind = "operations" | "constants" | "rules" | "records";

/** A section of the service's specification, and what of the contract models it: an entry of `coverage.yaml`. */
export interface Section {
  /** The heading in the specification. */
  title: string;
  /** The heading above it. */
  within?: string;
  guides?: string[];
  /** Tags: all operations with them. */
  operations?: string[];
  /** Folders of constants: all constants in them. */
  domains?: string[];
  /** Single constants, rules and records. */
  schemas?: string[];
  /** What no section names, of these kinds. */
  others?: Kind[];
  /** The list under "Not shown" in the guide of what is not documented. */
  notShown?: string;
}

/**
 * The sections of the specification, in its order.
 * @param folder the hand-written contract
 */
export async function loadCoverage(folder: string): Promise<Section[]> {
  return parseYaml(await readFile(join(folder, "coverage.yaml"), "utf8")) as Section[];
}
