import type { DomainConstant } from "./constants.ts";
import type { Kind, Section } from "./coverage.ts";
import type { Document } from "./document.ts";
import { guidesOf } from "./guides.ts";
import { notShownOf } from "./not-shown.ts";
import { operationsOf } from "./operations.ts";

/**
 * Replaces `others` by names, so that everything in the contract is in a section.
 * @throws Error with a line for each missing and each unknown name
 */
export function completeSections(document: Document, constants: DomainConstant[], sections: Section[]): Section[] {
  const named = (namesOf: (section: Section) => string[] | undefined) =>
    new Set(sections.flatMap((section) => namesOf(section) ?? []));
  const guides = named((section) => section.guides);
  const operations = named((section) => section.operations);
  const domains = named((section) => section.domains);
  const schemas = named((section) => section.schemas);
  const lists = named((section) => (section.notShown ? [section.notShown] : []));
  const existing = {
    guides: guidesOf(document),
    operations: [...new Set(operationsOf(document).map(({ tag }) => tag))],
    domains: [...new Set(constants.map(({ domain }) => domain))],
    schemas: Object.keys(document.components.schemas),
    lists: [...notShownOf(document).keys()],
  };
  const constantNames = new Set(constants.map(({ name }) => name));
  const others = existing.schemas.filter((name) => !schemas.has(name) && !constantNames.has(name));
  const isRule = (name: string) => document.components.schemas[name]?.["x-rule"] !== undefined;
  const unnamed: Record<Kind, string[]> = {
    operations: existing.operations.filter((tag) => !operations.has(tag)),
    constants: constants
      .filter(({ name, domain }) => !domains.has(domain) && !schemas.has(name))
      .map(({ name }) => name),
    rules: others.filter(isRule),
    records: others.filter((name) => !isRule(name)),
  };
  const taken = named((section) => section.others);
  const problems = [
    ...missing("guide", existing.guides, guides),
    ...missing("list under “Not shown”", existing.lists, lists),
    ...Object.entries(unnamed).flatMap(([kind, names]) => (taken.has(kind) ? [] : missing(kind, names, new Set()))),
    ...unknown("guide", guides, existing.guides),
    ...unknown("tag of operations", operations, existing.operations),
    ...unknown("folder of constants", domains, existing.domains),
    ...unknown("schema", schemas, existing.schemas),
    ...unknown("list under “Not shown”", lists, existing.lists),
  ];
  if (problems.length > 0) throw new Error(`${problems.join("\n")}\nFix the names in openapi/coverage.yaml.`);
  return sections.map((section) => {
    const othersOf = (kind: Kind) => (section.others?.includes(kind) ? unnamed[kind] : []);
    return {
      ...section,
      operations: [...(section.operations ?? []), ...othersOf("operations")],
      schemas: [...(section.schemas ?? []), ...othersOf("constants"), ...othersOf("rules"), ...othersOf("records")],
    };
  });
}

function missing(kind: string, names: string[], named: ReadonlySet<string>): string[] {
  return names.filter((name) => !named.has(name)).map((name) => `Missing from the coverage page: ${kind} ${name}.`);
}

function unknown(kind: string, named: ReadonlySet<string>, existing: string[]): string[] {
  return [...named]
    .filter((name) => !existing.includes(name))
    .map((name) => `Unknown on the coverage page: ${kind} ${name}. It does not exist in the contract.`);
}
