import { completeSections } from "../../contract/complete-coverage.ts";
import type { DomainConstant } from "../../contract/constants.ts";
import { loadCoverage } from "../../contract/coverage.ts";
import type { Document, Schema } from "../../contract/document.ts";
import { domainConstants } from "../../contract/domains.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import { type OtherValues, otherValuesOf } from "../../contract/other-values.ts";
import { type Rule, rulesOf } from "../../contract/rules.ts";
import { type DataCenter, dataCentersOf } from "./data-centers.ts";
import { type Guide, guidesWithText } from "./guides.ts";
import { linkedNames } from "./linked-names.ts";
import { type ModelledSection, modelledSections } from "./modelled.ts";
import { type Use, usesOf } from "./uses.ts";

/** A schema that is neither a constant nor a rule. */
export interface RecordSchema {
  name: string;
  title: string;
  schema: Schema;
}

/** What the pages show: the parts of the contract, and how they are connected. */
export interface Site {
  document: Document;
  /** The title of the contract. */
  name: string;
  guides: Guide[];
  operations: Operation[];
  constants: DomainConstant[];
  rules: Rule[];
  records: RecordSchema[];
  /** The records whose values are the ids of a constant, and others. */
  otherValues: OtherValues[];
  dataCenters: DataCenter[];
  /** The sections of the service's specification. */
  sections: ModelledSection[];
  /** What uses a schema directly, by its name. */
  uses: ReadonlyMap<string, Use[]>;
  /** The addresses of what a text can name, by the name with its Markdown: `**Errors**`, `` `Period` ``. */
  linkedNames: ReadonlyMap<string, string>;
}

/**
 * Creates the model of the pages.
 * @param folder of the hand-written contract, with `coverage.yaml` and `domains.yaml`
 * @throws Error that names what is missing from the coverage page
 */
export async function loadSite(document: Document, folder: string): Promise<Site> {
  const [constants, sections] = await Promise.all([domainConstants(document, folder), loadCoverage(folder)]);
  const operations = operationsOf(document);
  const rules = rulesOf(document);
  const guides = guidesWithText(document);
  const records = Object.entries(document.components.schemas)
    .filter(([, schema]) => !schema.enum && !schema["x-rule"])
    .map(([name, schema]) => ({ name, title: schema.title ?? name, schema }));
  return {
    document,
    name: document.info.title,
    guides,
    operations,
    constants,
    rules,
    records,
    otherValues: otherValuesOf(document),
    dataCenters: dataCentersOf(document, constants),
    sections: modelledSections(document, constants, completeSections(document, constants, sections)),
    uses: usesOf({ document, operations, rules }),
    linkedNames: linkedNames({ guides, operations, constants, rules, records }),
  };
}

/**
 * Finds a constant.
 * @throws Error if the contract does not have it
 */
export function constantNamed({ constants }: Pick<Site, "constants">, name: string): DomainConstant {
  const found = constants.find((constant) => constant.name === name);
  if (!found) throw new Error(`The contract has no constant ${name}.`);
  return found;
}
