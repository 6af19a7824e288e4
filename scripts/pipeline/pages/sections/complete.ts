import type { DomainConstant } from "../constants/data.ts";
import { guidesOf, namedOperations, type PublishedContract } from "../contract.ts";
import { notShownOf } from "./not-shown.ts";
import type { Section } from "./sections.ts";

/**
 * Checks that everything in the contract is in a section, and that the sections name nothing else.
 * @throws Error with one line for each thing that is not
 */
export function checkComplete(document: PublishedContract, constants: DomainConstant[], sections: Section[]): void {
  const named = (namesOf: (section: Section) => string[] | undefined) =>
    new Set(sections.flatMap((section) => namesOf(section) ?? []));
  const domains = named((section) => section.domains);
  const schemas = named((section) => section.schemas);
  const ofDomains = constants.filter(({ domain }) => domains.has(domain)).map(({ name }) => name);
  const problems = [
    ...compare(
      "guide",
      guidesOf(document),
      named((section) => section.guides),
    ),
    ...compare(
      "tag of operations",
      namedOperations(document).map(({ tag }) => tag),
      named((section) => section.operations),
    ),
    ...compare(
      "list of what is not shown",
      [...notShownOf(document).keys()],
      named((section) => (section.notShown ? [section.notShown] : [])),
    ),
    ...compare("schema", Object.keys(document.components.schemas), schemas, new Set(ofDomains)),
    ...unknown(
      "folder of constants",
      constants.map(({ domain }) => domain),
      domains,
    ),
  ];
  if (problems.length === 0) return;
  throw new Error(`${problems.join("\n")}\nMend scripts/pipeline/pages/sections/sections.ts.`);
}

/** @param elsewhere what is in a section without being named there */
function compare(kind: string, has: string[], named: Set<string>, elsewhere = new Set<string>()): string[] {
  const missing = [...new Set(has)].filter((name) => !named.has(name) && !elsewhere.has(name));
  return [
    ...missing.map((name) => `The ${kind} ${name} is in no section of the coverage page.`),
    ...unknown(kind, has, named),
  ];
}

function unknown(kind: string, has: string[], named: Set<string>): string[] {
  return [...named]
    .filter((name) => !has.includes(name))
    .map((name) => `The coverage page names the ${kind} ${name}, which the contract does not have.`);
}
