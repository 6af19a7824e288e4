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
  const { schemas } = document.components;
  const operations = operationsOf(document);
  const constants = Object.entries(schemas)
    .filter(([, schema]) => isConstant(schema))
    .map(([name, schema]) => ({ name, domain: schema["x-domain"] ?? "other" }));
  const others = Object.keys(schemas).filter((name) => !constants.some((one) => one.name === name));
  const isRule = (name: string) => schemas[name]?.["x-rule"] !== undefined;
  const lists = listsOfNotShown(guides);

  const named = (key: Exclude<keyof ListedSection, "title" | "within">) =>
    new Set<string>(sections.flatMap((section) => section[key] ?? []));
  const [tags, domains, names] = [named("operations"), named("domains"), named("schemas")];
  const unnamed: Record<Kind, string[]> = {
    operations: operations.filter(({ tag }) => !tags.has(tag)).map(({ id }) => id),
    constants: constants.filter((one) => !domains.has(one.domain) && !names.has(one.name)).map(({ name }) => name),
    rules: others.filter((name) => isRule(name) && !names.has(name)),
    records: others.filter((name) => !isRule(name) && !names.has(name)),
  };
  const guideNames = guides.map(({ name }) => name);
  const listNames = [...lists.keys()];
  const list = "list under “Not shown”";
  const taken = named("others");
  const problems = [
    ...missing("guide", guideNames, named("guides")),
    ...missing(list, listNames, named("notShown")),
    ...Object.entries(unnamed).flatMap(([kind, all]) => (taken.has(kind) ? [] : missing(kind, all, new Set()))),
    ...unknown("guide", named("guides"), guideNames),
    ...unknown("tag of operations", tags, new Set(operations.map(({ tag }) => tag))),
    ...unknown("folder of constants", domains, new Set(constants.map(({ domain }) => domain))),
    ...unknown("schema", names, Object.keys(schemas)),
    ...unknown(list, named("notShown"), listNames),
  ];
  if (problems.length > 0) throw new Error(`${problems.join("\n")}\nFix the names in openapi/coverage.yaml.`);

  return sections.map(({ title, within, guides = [], notShown = "", others: kinds = [], ...section }) => {
    const othersOf = (...all: Kind[]) => all.flatMap((kind) => (kinds.includes(kind) ? unnamed[kind] : []));
    const ofTags = operations.filter(({ tag }) => section.operations?.includes(tag)).map(({ id }) => id);
    const ofDomains = constants.filter(({ domain }) => section.domains?.includes(domain)).map(({ name }) => name);
    return {
      title,
      ...(within && { within }),
      guides,
      operations: [...ofTags, ...othersOf("operations")],
      schemas: [...ofDomains, ...(section.schemas ?? []), ...othersOf("constants", "rules", "records")],
      notShown: lists.get(notShown) ?? [],
    };
  });
}

function missing(kind: string, names: string[], named: ReadonlySet<string>): string[] {
  return names.filter((name) => !named.has(name)).map((name) => `Missing from the coverage page: ${kind} ${name}.`);
}

function unknown(kind: string, named: ReadonlySet<string>, existing: Iterable<string>): string[] {
  const all = new Set(existing);
  return [...named]
    .filter((name) => !all.has(name))
    .map((name) => `Unknown on the coverage page: ${kind} ${name}. It does not exist in the contract.`);
}

/** The lists under "Not shown" in the guide "What is not documented", by the headings above them, such as `Records`. */
function listsOfNotShown(guides: readonly ServiceGuide[]): Map<string, string[]> {
  const guide = guides.find(({ name }) => name === "What is not documented")?.text ?? "";
  const part = guide.split(/^## /m).find((text) => text.startsWith("Not shown\n")) ?? "";
  const [, ...lists] = part.split(/^(?=\S.*:$)/m);
  return new Map(
    lists.map((text) => {
      const [heading = "", ...lines] = text.split("\n");
      return [heading.slice(0, -1), lines.flatMap((line) => (line.startsWith("- ") ? line.slice(2) : []))];
    }),
  );
}
