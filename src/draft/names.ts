import { capitalised } from "../shared/words.js";

/** The words of a name in any notation, in lower case. */
export function wordsOf(name: string): string[] {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
  const spaced = plain.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2");
  return spaced.toLowerCase().match(/[a-z\d]+/g) ?? [];
}

/** `maintenance_windows` as `maintenance_window`; the words that end in `s` anyway stay. */
export function singular(word: string): string {
  if (/(ss|us|is|news|series)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return word.replace(/ies$/, "y");
  return /(ch|sh|x|ss|us|z)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, "");
}

export function pascal(words: readonly string[]): string {
  return words.map(capitalised).join("");
}

/** The words of a name of one thing: `maintenance_windows` as `maintenance`, `window`. */
export function wordsOfOne(name: string): string[] {
  const words = wordsOf(name);
  return words.map((word, index) => (index === words.length - 1 ? singular(word) : word));
}

/** What an operation is called, in the style of the contract. */
export interface OperationNames {
  operationId: string;
  summary: string;
  tag: string;
  /** The name of the record that it is about. */
  record: string;
}

const verbs: Record<string, string> = {
  get: "get",
  post: "create",
  put: "update",
  patch: "patch",
  delete: "delete",
  head: "check",
};

/** @param isList whether its data are a list */
export function operationNames(method: string, template: readonly string[], isList: boolean): OperationNames {
  const segments = template.filter((segment) => !segment.startsWith("{"));
  const named = segments.filter((segment) => !/^v?\d+(\.\d+)*$/i.test(segment));
  // The version says what an operation is about only where nothing else does.
  const fixed = named.length > 0 ? named : segments;
  const last = fixed.at(-1) ?? "record";
  const owners = fixed.slice(0, -1).flatMap(wordsOfOne);
  const one = wordsOfOne(last);
  const isOne = template.at(-1)?.startsWith("{") || method !== "get";
  const verb = isList && method === "get" ? "list" : (verbs[method] ?? method);
  const noun = verb === "list" || !isOne ? wordsOf(last) : one;
  const words = [...owners, ...noun];
  const isPlural = noun.at(-1) !== one.at(-1);
  const article = isPlural ? "the" : /^([aeio]|u(?!s|ni)|hour)/.test(words[0] ?? "") ? "an" : "a";
  const tag = wordsOf(fixed[0] ?? last).join(" ") || last;
  return {
    operationId: `${verb}${pascal(words)}`,
    summary: `${pascal([verb])} ${article} ${words.join(" ")}`,
    tag: capitalised(tag),
    record: recordName([...owners, ...one]),
  };
}

/** The name of the record that words are about. */
export function recordName(words: readonly string[]): string {
  const name = pascal(words.map(singular));
  return /^[A-Za-z]/.test(name) ? name : `Record${name}`;
}
