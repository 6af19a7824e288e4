import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";

/** Kinds whose unnamed members all belong to one section. */
export type Kind = "operations" | "constants" | "rules" | "records";

/**
 * An entry of `coverage.yaml`: a section of the service's specification, and the parts of the contract that model it.
 */
export interface Section {
  /** The heading in the specification. */
  title: string;
  /** The heading above it. */
  within?: string;
  guides?: string[];
  /** Tags, for all their operations. */
  operations?: string[];
  /** Folders, for all their constants. */
  domains?: string[];
  /** Single constants, rules and records. */
  schemas?: string[];
  /** Includes everything of these kinds that no section names. */
  others?: Kind[];
  /** The heading of a list under "Not shown", in the guide "What is not documented". */
  notShown?: string;
}

/**
 * Loads the sections of the specification, in its order.
 * @param folder of the hand-written contract
 */
export async function loadCoverage(folder: string): Promise<Section[]> {
  return parseYaml(await readFile(join(folder, "coverage.yaml"), "utf8")) as Section[];
}
