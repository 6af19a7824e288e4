import { capitalised } from "../shared/words.js";
import { pascal, singular, wordsOf, wordsOfOne } from "./words.ts";

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
  const fixed = template.filter((segment) => !segment.startsWith("{"));
  const last = fixed.at(-1) ?? "record";
  const owners = fixed.slice(0, -1).flatMap(wordsOfOne);
  const one = wordsOfOne(last);
  const isOne = template.at(-1)?.startsWith("{") || method !== "get";
  const verb = isList && method === "get" ? "list" : (verbs[method] ?? method);
  const noun = verb === "list" || !isOne ? wordsOf(last) : one;
  const words = [...owners, ...noun];
  const article = verb === "list" ? "the" : /^[aeiou]/.test(words[0] ?? "") ? "an" : "a";
  const tag = wordsOf(fixed[0] ?? last).join(" ");
  return {
    operationId: `${verb}${pascal(words)}`,
    summary: `${pascal([verb])} ${article} ${words.join(" ")}`,
    tag: capitalised(tag),
    record: recordName([...owners, ...one]),
  };
}

function recordName(words: readonly string[]): string {
  const name = pascal(words.map(singular));
  return /^[A-Za-z]/.test(name) ? name : `Record${name}`;
}
