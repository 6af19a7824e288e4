import type { Domain } from "../document.ts";
import { callsOf } from "./calls.ts";
import { operationsOf, type ReferenceContract } from "./contract.ts";
import { linkNames } from "./cross-links.ts";
import { factsOf } from "./facts.ts";
import { escapeMeanings } from "./meanings.ts";
import { groupConstants } from "./navigation.ts";
import { overview } from "./overview.ts";
import { samplesOf } from "./samples/samples.ts";

/**
 * The contract as the reference shows it: with code samples, the facts of each operation, links between its parts, and
 * constants by domain. Only readers need these, so the bundle does without.
 * @param bundle the bundled contract, which is left as it is
 * @param domains the domain of each constant
 */
export function referenceDocument(bundle: object, domains: ReadonlyMap<string, Domain>): ReferenceContract {
  const document = structuredClone(bundle) as ReferenceContract;
  document.info.description += overview;
  for (const placed of operationsOf(document)) {
    const { operation } = placed;
    operation["x-codeSamples"] = samplesOf(callsOf(document, placed));
    operation.description += `\n${factsOf(document, placed)}`;
  }
  groupConstants(document, domains);
  linkNames(document);
  escapeMeanings(document);
  return document;
}

/** The labels of the code samples, in the order of the reference. */
export function codeSampleLabels(document: ReferenceContract): string[] {
  const samples = operationsOf(document).flatMap(({ operation }) => operation["x-codeSamples"] ?? []);
  return [...new Set(samples.map(({ label }) => label))];
}
