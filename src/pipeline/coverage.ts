import type { Document } from "../contract/document.ts";
import { operationsOf } from "../contract/operations.ts";
import type { CoverageSection, ServiceGuide } from "../contract/reference.ts";
import { isConstant } from "./redocly/constants.js";

/** An entry of `openapi/coverage.yaml`, which explains the fields. */
export interface ListedSection {
  title: string;
  within?: string;
  guides?: string[];
  operations?: string[];
  domains?: string[];
  schemas?: string[];
  others?: Kind[];
  notShown?: string;
}

/** Kinds whose unnamed members all belong to one section. */
type Kind = "operations" | "constants" | "rules" | "records";

/**
 * Replaces tags, domains, `others` and the names of lists by what they stand for, so that everything in the contract is in
 * a section. Constants may be in the hand-written form.
 * @throws Error with a line for each missing and each unknown name
 */
export function coverageOf(
  document: Document,
  guides: readonly ServiceGuide[],
  sections: ListedSection[],
): CoverageSection[] {
  const named = (namesOf: (section: ListedSection) => string[] | undefined) =>
    new Set(sections.flatMap((section) => namesOf(section) ?? []));
  const constants = Object.entries(document.components.schemas)
    .filter(([, schema]) => isConstant(schema))
    .map(([name, schema]) => ({ name, domain: schema["x-domain"] ?? "other" }));
  const operations = operationsOf(document);
  const lists = listsOfNotShown(guides);
  const existing = guides.map(({ name }) => name);
  const namedGuides = named((section) => section.guides);
  const tags = named((section) => section.operations);
  const domains = named((section) => section.domains);
  const schemas = named((section) => section.schemas);
  const usedLists = named((section) => (section.notShown ? [section.notShown] : []));
  const constantNames = new Set(constants.map(({ name }) => name));
  const schemaNames = Object.keys(document.components.schemas);
  const others = schemaNames.filter((name) => !schemas.has(name) && !constantNames.has(name));
  const isRule = (name: string) => document.components.schemas[name]?.["x-rule"] !== undefined;
  const unnamed: Record<Kind, string[]> = {
    operations: operations.filter(({ tag }) => !tags.has(tag)).map(({ id }) => id),
    constants: constants
      .filter(({ name, domain }) => !domains.has(domain) && !schemas.has(name))
      .map(({ name }) => name),
    rules: others.filter(isRule),
    records: others.filter((name) => !isRule(name)),
  };
  const taken = named((section) => section.others);
  const problems = [
    ...missing("guide", existing, namedGuides),
    ...missing("list under “Not shown”", [...lists.keys()], usedLists),
    ...Object.entries(unnamed).flatMap(([kind, names]) => (taken.has(kind) ? [] : missing(kind, names, new Set()))),
    ...unknown("guide", namedGuides, existing),
    ...unknown(
      "tag of operations",
      tags,
      operations.map(({ tag }) => tag),
    ),
    ...unknown(
      "folder of constants",
      domains,
      constants.map(({ domain }) => domain),
    ),
    ...unknown("schema", schemas, schemaNames),
    ...unknown("list under “Not shown”", usedLists, [...lists.keys()]),
  ];
  if (problems.length > 0) throw new Error(`${problems.join("\n")}\nFix the names in openapi/coverage.yaml.`);
  return sections.map((section) => {
    const othersOf = (kind: Kind) => (section.others?.includes(kind) ? unnamed[kind] : []);
    return {
      title: section.title,
      ...(section.within && { within: section.within }),
      guides: section.guides ?? [],
      operations: [
        ...operations.filter(({ tag }) => section.operations?.includes(tag)).map(({ id }) => id),
        ...othersOf("operations"),
      ],
      schemas: [
        ...constants.filter(({ domain }) => section.domains?.includes(domain)).map(({ name }) => name),
        ...(section.schemas ?? []),
        ...othersOf("constants"),
        ...othersOf("rules"),
        ...othersOf("records"),
      ],
      notShown: lists.get(section.notShown ?? "") ?? [],
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

/** The lists under "Not shown" in the guide "What is not documented", by their headings, such as `Records`. */
function listsOfNotShown(guides: readonly ServiceGuide[]): Map<string, string[]> {
  const guide = guides.find(({ name }) => name === "What is not documented")?.text ?? "";
  const part = guide.split(/^## /m).find((text) => text.startsWith("Not shown\n")) ?? "";
  const lists = new Map<string, string[]>();
  let items: string[] = [];
  for (const line of part.split("\n")) {
    const [, heading] = /^(\S.*):$/.exec(line) ?? [];
    const [, item] = /^- (.+)$/.exec(line) ?? [];
    if (heading) {
      items = [];
      lists.set(heading, items);
    }
    if (item) items.push(item);
  }
  return lists;
}
