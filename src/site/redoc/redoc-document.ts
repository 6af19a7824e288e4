import type { Domain } from "../../contract/constants.ts";
import type { Document } from "../../contract/document.ts";
import { operationsOf } from "../../contract/operations.ts";
import { callsOf } from "../../samples/calls.ts";
import { samplesOf } from "../../samples/samples.ts";
import { linkDescriptions } from "./cross-links.ts";
import { groupConstants } from "./navigation.ts";
import { requirementsOf } from "./requirements.ts";

/**
 * Adds what only readers of `redoc.html` need to the contract: code samples, the requirements of each operation, links between the
 * parts, and constants by domain.
 * @param bundle the bundled contract, which is not changed
 * @param domains the domain of each constant
 */
export function redocDocument(bundle: object, domains: ReadonlyMap<string, Domain>): Document {
  const document = structuredClone(bundle) as Document;
  for (const operation of operationsOf(document)) {
    operation.object["x-codeSamples"] = samplesOf(callsOf(document, operation));
    operation.object.description += `\n${requirementsOf(operation)}`;
  }
  groupConstants(document, domains);
  linkDescriptions(document);
  return document;
}

/** The labels of the code samples, in the order of the reference. */
export function codeSampleLabels(document: Document): string[] {
  const samples = operationsOf(document).flatMap(({ object }) => object["x-codeSamples"] ?? []);
  return [...new Set(samples.map(({ label = "" }) => label))];
}
