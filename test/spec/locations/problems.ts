// Checks whether the contract contains a statement of the specification at its locations.

import type { Statement } from "../transcription/helpers.ts";
import type {
  DataLocation,
  DescriptionLocation,
  GuideLocation,
  Location,
  SchemaLocation,
} from "../transcription/locations.ts";
import { contains, plain } from "./compare.ts";
import type { Contract } from "./contract.ts";
import { operationProblems } from "./operation.ts";

/** What is missing at the locations of a statement; empty if nothing is. */
export function problemsOf({ says, locations }: Statement, contract: Contract): string[] {
  return locations.flatMap((location) => locationProblems(location, says, contract));
}

export function locationProblems(location: Location, says: string, contract: Contract): string[] {
  if ("guide" in location) return guideProblems(location, says, contract);
  if ("schema" in location) return schemaProblems(location, contract);
  if ("operation" in location) return operationProblems(location, contract);
  return "words" in location ? descriptionProblems(location, contract) : dataProblems(location, contract);
}

/** The lines of a guide that contain all words of a statement. */
export function linesOf({ guide, words, line }: GuideLocation, says: string, contract: Contract): string[] {
  const lines = contract.guide(guide).split("\n");
  if (line) return lines.filter((one) => plain(one) === plain(line));
  const fragments = (words ?? says.split("…")).map(plain);
  return lines.filter((one) => fragments.every((fragment) => plain(one).includes(fragment)));
}

function guideProblems(location: GuideLocation, says: string, contract: Contract): string[] {
  return linesOf(location, says, contract).length > 0 ? [] : [`No line of the guide ${location.guide} says so.`];
}

function schemaProblems({ schema, accepts, refuses }: SchemaLocation, contract: Contract): string[] {
  const refused = accepts.filter((value) => !contract.accepts(schema, value));
  const accepted = refuses.filter((value) => contract.accepts(schema, value));
  return [
    ...refused.map((value) => `${schema} refuses ${JSON.stringify(value)}`),
    ...accepted.map((value) => `${schema} accepts ${JSON.stringify(value)}`),
  ];
}

function descriptionProblems({ at, words }: DescriptionLocation, contract: Contract): string[] {
  const part = contract.at(at) as { title?: string; description?: string } | string | undefined;
  const text = plain(typeof part === "object" ? `${part.title} ${part.description}` : String(part));
  return words
    .filter((fragment) => !text.includes(plain(fragment)))
    .map((fragment) => `${at} does not say: ${fragment}`);
}

function dataProblems({ at, value }: DataLocation, contract: Contract): string[] {
  const actual = contract.at(at);
  return contains(actual, value) ? [] : [`${at} is ${JSON.stringify(actual)}`];
}
