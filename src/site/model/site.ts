import { type Constant, constantsOf } from "../../contract/constants.ts";
import { dataCentersOf } from "../../contract/data-centers.ts";
import type { Document } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import type { Reference } from "../../contract/reference.ts";
import { type Rule, rulesOf } from "../../contract/rules.ts";
import { clientDocumentUrl, homeUrl, pageUrl, partUrls, ruleUrl } from "../urls.ts";
import { domainsOf, type Guide, serviceGuides, tagsOf } from "./parts.ts";
import { recordGroupsOf, schemaKind, usesOf } from "./usage.ts";

/** The methods that each role of a user may send, such as `{ Operator: ["GET"] }`. */
export type Roles = Readonly<Record<string, readonly string[]>>;

/** What the pages show: the parts of the contract, and how they are connected. */
export type Site = Readonly<ReturnType<typeof siteOf>>;

/**
 * Creates the model of the pages.
 * @param roles the methods that each role of a user may send; undefined if the server of the pages has no mock
 */
export function siteOf(document: Document, reference: Reference, packageGuides: Guide[], roles?: Roles) {
  const constants = constantsOf(document);
  const operations = operationsOf(document);
  const rules = rulesOf(document);
  const guides = [...serviceGuides(reference), ...packageGuides];
  const uses = usesOf(document, operations);
  const records = Object.entries(document.components.schemas)
    .filter(([, schema]) => schemaKind(schema) === "record")
    .map(([name, schema]) => ({ name, title: schema.title ?? name, schema }));
  return {
    document,
    name: document.info.title,
    /** First the guides of the contract, then the guides of this package, then its examples. */
    guides,
    operations,
    tags: tagsOf(document, operations),
    constants,
    domains: domainsOf(reference, constants),
    rules,
    /** The schemas that are neither constants nor rules. */
    records,
    recordGroups: recordGroupsOf(records, operations, uses),
    dataCenters: dataCentersOf(document, constants),
    /** Words that readers search for, by the title or the name of what they mean. */
    searchWords: reference.searchWords,
    /** What uses a schema directly, by its name. */
    uses,
    /**
     * The address of each thing that a text can link to. The keys are anchors of guides (`#errors`), file names, or names in
     * backticks.
     */
    linkedNames: linkedNames({ guides, operations, constants, records, rules }),
    roles,
  };
}

/**
 * Finds a constant.
 * @throws Error if the contract does not have it
 */
export function constantNamed({ constants }: Pick<Site, "constants">, name: string): Constant {
  const found = constants.find((constant) => constant.name === name);
  if (!found) throw new Error(`The contract has no constant ${name}.`);
  return found;
}

/** How many ids some constants have, such as `1,106`. */
export function idCount(constants: readonly Constant[]): string {
  return constants.reduce((sum, { members }) => sum + members.length, 0).toLocaleString("en");
}

interface Linked {
  guides: readonly Guide[];
  operations: readonly Operation[];
  rules: readonly Rule[];
  constants: readonly Constant[];
  records: ReadonlyArray<{ name: string }>;
}

/** The addresses of pages, guides (`#errors`, or their files), operations (`` `GET /monitors` ``) and schemas. */
function linkedNames({ guides, operations, rules, constants, records }: Linked): ReadonlyMap<string, string> {
  const names = new Map([["generated/openapi.client.json", clientDocumentUrl]]);
  for (const { slug, file, part } of guides) {
    // Descriptions link to guides by their headings, guides to each other by their files.
    const short = part === "Guides" ? file.replace(/^.*\//, "") : file;
    for (const name of [`#${slug}`, file, short]) names.set(name, pageUrl("guides", slug));
  }
  for (const url of [homeUrl, ...Object.values(partUrls)]) names.set(url, url);
  for (const { id, method, path } of operations) names.set(`\`${method} ${path}\``, pageUrl("operations", id));
  for (const { name } of constants) names.set(`\`${name}\``, pageUrl("constants", name));
  for (const { name } of records) names.set(`\`${name}\``, pageUrl("records", name));
  for (const rule of rules) names.set(`\`${rule.name}\``, ruleUrl(rule));
  return names;
}
