import { type Constant, constantsOf } from "../../contract/constants.ts";
import { type DataCenter, dataCentersOf } from "../../contract/data-centers.ts";
import type { Document, Schema } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import type { CoverageSection, Reference } from "../../contract/reference.ts";
import { type Rule, rulesOf } from "../../contract/rules.ts";
import {
  clientProfileUrl,
  constantsUrl,
  controlsUrl,
  coverageUrl,
  guidesUrl,
  guideUrl,
  homeUrl,
  operationsUrl,
  operationUrl,
  recordsUrl,
  schemaUrl,
} from "../urls.ts";
import { type Domain, domainsOf, type Guide, type OtherValues, otherValuesOf, serviceGuides } from "./parts.ts";
import { recordGroup, type recordGroups, type Use, usesOf } from "./usage.ts";

/** A schema that is neither a constant nor a rule. */
export interface RecordSchema {
  name: string;
  title: string;
  /** What it is for. */
  group: (typeof recordGroups)[number];
  schema: Schema;
}

/** What the pages show: the parts of the contract, and how they are connected. */
export interface Site {
  document: Document;
  /** The title of the contract. */
  name: string;
  /** Those of the contract, then those about this package, and its examples. */
  guides: Guide[];
  /** The titles of their groups. */
  guideGroups: string[];
  operations: Operation[];
  constants: Constant[];
  domains: Domain[];
  rules: Rule[];
  records: RecordSchema[];
  /** The records whose values are the ids of a constant, and others. */
  otherValues: OtherValues[];
  dataCenters: DataCenter[];
  /** The sections of the service's specification. */
  sections: CoverageSection[];
  /** Words that readers search for, by the title or the name of what they mean. */
  searchWords: Record<string, string[]>;
  /** What uses a schema directly, by its name. */
  uses: ReadonlyMap<string, Use[]>;
  /** The addresses of what a text can name, by the anchor of a guide (`#errors`), a file or a name as code (`` `Period` ``). */
  linkedNames: ReadonlyMap<string, string>;
  /** The address of the inspector, where the same server has it. */
  inspector: string | undefined;
}

/** Creates the model of the pages. */
export function siteOf(document: Document, reference: Reference, packageGuides: Guide[], inspector?: string): Site {
  const constants = constantsOf(document);
  const operations = operationsOf(document);
  const rules = rulesOf(document);
  const guides = [...serviceGuides(reference), ...packageGuides];
  const uses = usesOf({ document, operations, rules });
  const records = Object.entries(document.components.schemas)
    .filter(([, schema]) => !schema.enum && !schema["x-rule"])
    .map(([name, schema]) => ({
      name,
      title: schema.title ?? name,
      group: recordGroup({ document, operations }, uses, name),
      schema,
    }));
  return {
    document,
    name: document.info.title,
    guides,
    guideGroups: [...new Set(guides.map(({ group }) => group))],
    operations,
    constants,
    domains: domainsOf(reference, constants),
    rules,
    records,
    otherValues: otherValuesOf(document),
    dataCenters: dataCentersOf(document, constants),
    sections: reference.coverage,
    searchWords: reference.searchWords,
    uses,
    linkedNames: linkedNames({ guides, operations, constants, rules, records }),
    inspector,
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
export function idsOf(constants: readonly Constant[]): string {
  return constants.reduce((sum, { members }) => sum + members.length, 0).toLocaleString("en");
}

/** The addresses of pages, guides (`#errors`, or their files), operations (`` `GET /monitors` ``) and schemas. */
function linkedNames({ guides, operations, ...schemas }: NamedParts): Map<string, string> {
  const pages = [homeUrl, guidesUrl, operationsUrl, recordsUrl, constantsUrl, coverageUrl];
  const kinds = ["constants", "rules", "records"] as const;
  const names: Array<[name: string, url: string]> = [
    ...guides.flatMap((guide) =>
      [`#${guide.slug}`, guide.file].map((name): [string, string] => [name, guideUrl(guide)]),
    ),
    ...pages.map((url): [string, string] => [url, url]),
    ["generated/openapi.client.json", clientProfileUrl],
    ["openapi/controls.yaml", controlsUrl],
  ];
  for (const { id, method, path } of operations) names.push([`\`${method.toUpperCase()} ${path}\``, operationUrl(id)]);
  for (const kind of kinds) for (const { name } of schemas[kind]) names.push([`\`${name}\``, schemaUrl(kind, name)]);
  return new Map(names);
}

type NamedParts = Pick<Site, "guides" | "operations" | "constants" | "rules" | "records">;
