import { join } from "node:path";
import { constantsOf, type OpenApiDocument } from "../document.ts";
import { constantDomains } from "../domains.ts";
import { operationsOf } from "../reference/contract.ts";
import type { DomainConstant } from "./constants/data.ts";
import { overview } from "./reference.ts";

/** What the pages read of the bundled contract, beside what the rest of the pipeline reads. */
export interface PublishedContract extends OpenApiDocument {
  tags: Array<{ name: string; description: string; "x-traitTag"?: boolean }>;
}

export interface Operation {
  id: string;
  name: string;
  summary: string;
  tag: string;
}

/**
 * The constants of a contract with their domains.
 * @param folder the hand-written contract
 */
export async function domainConstants(document: PublishedContract, folder: string): Promise<DomainConstant[]> {
  const domains = await constantDomains(folder);
  return constantsOf(document).map((constant) => {
    const domain = domains.get(constant.name);
    if (!domain) {
      throw new Error(`The constant ${constant.name} has no file below ${join(folder, "components/constants")}.`);
    }
    return { ...constant, ...domain };
  });
}

/** Every operation: its name is method and path. */
export function namedOperations(document: PublishedContract): Operation[] {
  return operationsOf(document).map(({ path, method, operation }) => ({
    id: operation.operationId,
    name: `${method} ${path}`,
    summary: operation.summary,
    tag: operation.tags[0],
  }));
}

/** The names of the guides. */
export function guidesOf(document: PublishedContract): string[] {
  return [overview, ...document.tags.filter((tag) => tag["x-traitTag"]).map(({ name }) => name)];
}
