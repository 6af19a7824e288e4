import type { DomainConstant } from "./constants.ts";
import type { Kind, Section } from "./coverage.ts";
import type { Document } from "./document.ts";
import { guidesOf } from "./guides.ts";
import { notShownOf } from "./not-shown.ts";
import { operationsOf } from "./operations.ts";

/**
 * The sections with `others` written out, so that everything in the contract is in a section.
 * @throws Error with a line for each name that the contract does not have, and each thing that is in no section
 */
export function completeSections(document: Document, constants: DomainConstant[], sections: Section[]): Section[] {
  const named = (namesOf: (section: Section) => string[] | undefined) =>
    new Set(sections.flatMap((section) => namesOf(section) ?? []));
  const guides = named((section) => section.guides);
  const operations = named((section) => section.operations);
  const domains = named((section) => section.domains);
  const schemas = named((section) => section.schemas);
  const lists = named((section) => (section.notShown ? [section.notShown] : []));
  const has = {
    guides: guidesOf(document),
    operations: [...new Set(operationsOf(document).map(({ tag }) => tag))],
    domains: [...new Set(constants.map(({ domain }) => domain))],
    schemas: Object.keys(document.components.schemas),
    lists: [...notShownOf(document).keys()],
  };
  const constantNames = new Set(constants.map(({ name }) => name));
  const others = has.schemas.filter((name) => !schemas.has(name) && !constantNames.has(name));
  const isRule = (name: string) => document.components.schemas[name]?.["x-rule"] !== undefined;
  const left: Record<Kind, string[]> = {
    operations: has.operations.filter((tag) => !operations.has(tag)),
    constants: constants
      .filter(({ name, domain }) => !domains.has(domain) && !schemas.has(name))
      .map(({ name }) => name),
    rules: others.filter(isRule),
    records: others.filter((name) => !isRule(name)),
  };
  const taken = named((section) => section.others);
  const problems = [
    ...missing("guide", has.guides, guides),
    ...missing("list of what is not shown", has.lists, lists),
    ...Object.entries(left).flatMap(([kind, names]) => (taken.has(kind) ? [] : missing(kind, names, new Set()))),
    ...unknown("guide", guides, has.guides),
    ...unknown("tag of operations", operations, has.operations),
    ...unknown("folder of constants", domains, has.domains),
    ...unknown("schema", schemas, has.schemas),
    ...unknown("list of what is not shown", lists, has.lists),
  ];
  if (problems.length > 0) throw new Error(`${problems.join("\n")}\nFix openapi/coverage.yaml.`);
  return sections.map((section) => {
    const takes = (kind: Kind) => (section.others?.includes(kind) ? left[kind] : []);
    return {
      ...section,
      operations: [...(section.operations ?? []), ...takes("operations")],
      schemas: [...(section.schemas ?? []), ...takes("constants"), ...takes("rules"), ...takes("records")],
    };
  });
}

function missing(kind: string, names: string[], named: ReadonlySet<string>): string[] {
  return names
    .filter((name) => !named.has(name))
    .map((name) => `The ${kind} ${name} is in no section of the coverage page.`);
}

function unknown(kind: string, named: ReadonlySet<string>, has: string[]): string[] {
  return [...named]
    .filter((name) => !has.includes(name))
    .map((name) => `The coverage page names the ${kind} ${name}, which the contract does not have.`);
}
