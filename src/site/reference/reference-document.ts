import type { Domain } from "../../contract/constants.ts";
import type { Document } from "../../contract/document.ts";
import { operationsOf } from "../../contract/operations.ts";
import { callsOf } from "../../samples/calls.ts";
import { samplesOf } from "../../samples/samples.ts";
import { linkNames } from "./cross-links.ts";
import { factsOf } from "./facts.ts";
import { escapeMeanings } from "./meanings.ts";
import { groupConstants } from "./navigation.ts";
import { overview } from "./overview.ts";

/**
 * The contract as the reference shows it: with code samples, the facts of each operation, links between its parts, and
 * constants by domain. Only readers need these, so the bundle does without.
 * @param bundle the bundled contract, which is left as it is
 * @param domains the domain of each constant
 */
export function referenceDocument(bundle: object, domains: ReadonlyMap<string, Domain>): Document {
  const document = structuredClone(bundle) as Document;
  document.info.description += overview;
  for (const operation of operationsOf(document)) {
    operation.object["x-codeSamples"] = samplesOf(callsOf(document, operation));
    operation.object.description += `\n${factsOf(operation)}`;
  }
  groupConstants(document, domains);
  linkNames(document);
  escapeMeanings(document);
  return document;
}

/** The labels of the code samples, in the order of the reference. */
export function codeSampleLabels(document: Document): string[] {
  const samples = operationsOf(document).flatMap(({ object }) => object["x-codeSamples"] ?? []);
  return [...new Set(samples.map(({ label = "" }) => label))];
}
