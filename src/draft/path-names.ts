import { type Finding, reasonOf } from "./findings.ts";
import { attributeOf, type Identifiers } from "./identifiers.ts";
import { wordsOf, wordsOfOne } from "./names.ts";
import type { PathNode } from "./path-node.ts";
import type { Samples } from "./samples.ts";

/** A path with the samples of its methods. */
export interface PathSamples {
  path: string;
  methods: ReadonlyMap<string, Samples>;
  /** Why its parameters are guessed to be; empty if nothing is guessed. */
  reasons: readonly string[];
}

/** Names that many records have, so that the name of the record stands before them. */
const general = /^(g?id|uid|uuid|key|name|slug|code)$/i;

/**
 * Gives each parameter of a path a name: of the contract, or of the attribute that has its values. Methods that most requests
 * call with a slash at the end are of a path of their own.
 */
export function namedPaths(
  nodes: ReadonlyArray<[string, PathNode]>,
  identifiers: Identifiers,
  guesses: Map<string, string>,
): PathSamples[] {
  const names = new Set(nodes.flatMap(([, { name }]) => name ?? []));
  const reasons: string[] = [];
  let path = "";
  /** What the next parameter is of. */
  let words: readonly string[] = [];
  for (const [segment, node] of nodes) {
    const isParameter = segment === "{}";
    if (!isParameter) words = wordsOfOne(segment);
    if (!isParameter || node.name !== undefined) {
      if (isParameter && !node.isOfOther) words = [];
      path += `/${isParameter ? `{${node.name}}` : segment}`;
      continue;
    }
    const found = nameOf(node, words, identifiers);
    node.isOfOther = found.isOfOther === true;
    if (!node.isOfOther) words = [];
    let { name } = found;
    for (let number = 2; names.has(name); number += 1) name = `${found.name}_${number}`;
    names.add(name);
    node.name = name;
    reasons.push(`${name} is ${reasonOf(found)}`);
    path += `/{${name}}`;
    if (found.grade !== "sure") guesses.set(path, `the last part of ${path} is a parameter (${found.evidence})`);
  }
  const { methods = new Map<string, Samples>(), isSlashed, written } = nodes.at(-1)?.[1] ?? {};
  path = written ?? path;
  // {base_url} itself ends so anyway.
  const endingOf = (samples: Samples) => (path === "/" ? "" : isSlashed ? "/" : samples.ending.ending);
  return ["", "/"].flatMap((ending) => {
    const own = [...methods].filter(([, samples]) => endingOf(samples) === ending);
    for (const [method, samples] of own) {
      const { others } = samples.ending;
      const place = `${method.toUpperCase()} ${path}${ending}`;
      const without = ending === "" ? "with" : "without";
      if (others > 0 && path !== "/")
        guesses.set(place, `${place}: ${others} of ${samples.count} requests are sent ${without} a slash at the end`);
    }
    return own.length > 0 ? [{ path: path + ending, methods: new Map(own), reasons }] : [];
  });
}

/** The name of a parameter, and what says so. */
function nameOf(
  { echoes, count, reads, values, evidence }: PathNode,
  words: readonly string[],
  identifiers: Identifiers,
): Finding & { name: string; isOfOther?: boolean } {
  const own = ownName(words);
  const [echo, times = 0] = [...echoes].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (echo !== undefined && times > 1 && times * 3 >= reads) {
    const field = attributeOf(echo);
    // The record in the record says whose slug it is, and the next parameter is of the segment before both.
    const isOfOther = echo !== field && general.test(field);
    const name = snake(isOfOther ? wordsOf(echo) : [...(general.test(field) ? words : []), ...wordsOf(field)]);
    const evidence = `${echo} has its value in ${times} of ${count} responses`;
    return { name, isOfOther, grade: "sure", evidence };
  }
  const isForm = evidence === "form";
  const joined = identifiers.namesOf(values);
  const field = joined.find((one) => snake(wordsOf(one)) === own) ?? joined.find((one) => !general.test(one));
  if (field !== undefined && !general.test(field)) {
    return {
      name: snake(wordsOf(field)),
      grade: isForm ? "sure" : "likely",
      evidence: `${field} has its values elsewhere`,
    };
  }
  const form = isForm ? "its values have the form of identifiers" : "what is below its values is alike";
  return { name: snake([...words, "id"]), grade: isForm ? "likely" : "guess", evidence: form };
}

const ownName = (words: readonly string[]) => [...words, "id"].join("_");

/** A path with a parameter in the place of a segment, named as if nothing but the segment before tells its name. */
export function withParameter(path: string, at: number): string {
  const segments = path.slice(1).split("/");
  const before = segments[at - 1] ?? "";
  return `/${segments.with(at, `{${snake([ownName(before.startsWith("{") ? [] : wordsOfOne(before))])}}`).join("/")}`;
}

/** A name that starts with a letter. */
function snake(words: readonly string[]): string {
  const name = words.join("_");
  return /^[a-z]/.test(name) ? name : `id_${name}`;
}
