// Whether a statement of the source stands where it must.

import type { DataPlace, DescriptionPlace, GuidePlace, Place, SchemaPlace } from "../source/places.ts";
import type { Fact } from "../source/types.ts";
import { contains, plain } from "./compare.ts";
import type { Contract } from "./contract.ts";
import { operationProblems } from "./operation.ts";

/** The places that hold a statement, all of them. */
export function placesOf(fact: Fact): readonly Place[] {
  return "all" in fact ? fact.all : [fact];
}

/** What is missing for a statement to stand in all its places; nothing if it does. */
export function problemsOf(fact: Fact, contract: Contract): string[] {
  return placesOf(fact).flatMap((place) => placeProblems(place, fact.says, contract));
}

export function placeProblems(place: Place, says: string, contract: Contract): string[] {
  if ("guide" in place) return guideProblems(place, says, contract);
  if ("schema" in place) return schemaProblems(place, contract);
  if ("operation" in place) return operationProblems(place, contract);
  return "words" in place ? descriptionProblems(place, contract) : dataProblems(place, contract);
}

/** The lines of a guide that have all the words of a statement. */
export function linesOf({ guide, words, line }: GuidePlace, says: string, contract: Contract): string[] {
  const lines = contract.guide(guide).split("\n");
  if (line) return lines.filter((one) => plain(one) === plain(line));
  const fragments = (words ?? says.split("…")).map(plain);
  return lines.filter((one) => fragments.every((fragment) => plain(one).includes(fragment)));
}

function guideProblems(place: GuidePlace, says: string, contract: Contract): string[] {
  return linesOf(place, says, contract).length > 0 ? [] : [`No line of the guide ${place.guide} says so.`];
}

function schemaProblems({ schema, accepts, refuses }: SchemaPlace, contract: Contract): string[] {
  const refused = accepts.filter((value) => !contract.accepts(schema, value));
  const accepted = refuses.filter((value) => contract.accepts(schema, value));
  return [
    ...refused.map((value) => `${schema} refuses ${JSON.stringify(value)}`),
    ...accepted.map((value) => `${schema} accepts ${JSON.stringify(value)}`),
  ];
}

function descriptionProblems({ at, words }: DescriptionPlace, contract: Contract): string[] {
  const part = contract.at(at) as { title?: string; description?: string } | string | undefined;
  const text = plain(typeof part === "object" ? `${part.title} ${part.description}` : String(part));
  return words
    .filter((fragment) => !text.includes(plain(fragment)))
    .map((fragment) => `${at} does not say: ${fragment}`);
}

function dataProblems({ at, value }: DataPlace, contract: Contract): string[] {
  const actual = contract.at(at);
  return contains(actual, value) ? [] : [`${at} is ${JSON.stringify(actual)}`];
}
