import { isDeepStrictEqual } from "node:util";
import type { Document } from "../contract/document.ts";
import { type Change, comparedByKey, type Impact, major } from "./change.ts";
import { partsOf } from "./contract-parts.ts";
import { narrower, type Part, type Uses, wider } from "./part.ts";

/** What changed in operations, records, security and servers. */
export function operationChanges(before: Document, after: Document): Change[] {
  const changes = changesOf(partsOf(before), partsOf(after));
  // Operations share parameters.
  return changes.filter(({ text }, index) => changes.findIndex((one) => one.text === text) === index);
}

function changesOf(before: Part, after: Part): Change[] {
  const keywords = [...new Set([...Object.keys(before.facts), ...Object.keys(after.facts)])];
  const changed = keywords.filter((one) => !isDeepStrictEqual(before.facts[one], after.facts[one]));
  return [
    ...renaming(before, after),
    ...changed.map((keyword): Change => {
      const [old, now] = [before.facts[keyword], after.facts[keyword]];
      const impact = impactOf(keyword.replace("schema ", ""), old, now, after.uses);
      return { impact, text: `${after.name}: ${keyword}${valuesOf(keyword, old, now)}.` };
    }),
    ...comparedByKey(before.parts, after.parts, {
      gone: ({ gone }) => gone,
      added: ({ added }) => added,
      changed: changesOf,
    }),
  ];
}

/** A path with other names of parameters: the name is in the types of its callers. */
function renaming(before: Part, after: Part): Change[] {
  const isOther = before.name !== after.name && /^`[A-Z]+ \S+`$/.test(after.name);
  return isOther ? [major(`${before.name} is now ${after.name}.`)] : [];
}

/** Texts for people, which no program depends on. */
const texts = /^(title|summary|description|example|examples|externalDocs|license|\$comment|x-interpretation)$/;
/** Names and types in generated code, where a format may be a type, and what decides where and how a request is sent. */
const names =
  /^(\$ref|format|contentEncoding|operationId|name|in|style|explode|allow\w+|content|encoding|discriminator|x-(api-version|default-version|auth-server|environment-variable)|servers|default server|variables|scheme|\w+Url|bearerFormat)$/;
/** Keywords that allow some of the values that would be allowed without them. */
const restrictions =
  /^(pattern|min\w+|max\w+|exclusive\w+|multipleOf|uniqueItems|dependentRequired|readOnly|writeOnly|default|allowed|x-calendar-date)$/;

/**
 * The part of the version that a change must raise, for all who use the contract: who sends what it describes, and who reads it.
 * @param before undefined if the keyword is new
 * @param after undefined if it is gone
 */
function impactOf(keyword: string, before: unknown, after: unknown, uses: Uses): Impact {
  if (texts.test(keyword)) return "patch";
  if (names.test(keyword)) return "major";
  // Generators name classes and packages by tags, some by the first only.
  if (keyword === "tags") return isSameStart(before, after) ? "minor" : "major";
  if (keyword === "needs a token") return after ? "major" : "minor";
  if (keyword === "scopes") return isWithin(after, before) ? "minor" : "major";
  if (keyword === "required") return after ? narrower(uses) : wider(uses);
  // Without it, generated types lose the fields that are not documented. If it is false, validators refuse new fields.
  if (/^(additional|unevaluated)/.test(keyword)) return after === true || before === false ? "minor" : "major";
  if (["type", "enum"].includes(keyword)) {
    const impacts = [
      isWithin(before, after) ? "minor" : narrower(uses),
      isWithin(after, before) ? "minor" : wider(uses),
    ];
    return impacts.includes("major") ? "major" : "minor";
  }
  if (restrictions.test(keyword)) return restrictionImpact(keyword, before, after, uses);
  // The mock's records are called so in the tests of users.
  if (keyword === "x-record") return before === undefined ? "minor" : "major";
  // The other extensions are for readers and for the mock: no program of a user depends on them.
  return /^x-(?!open-constant$)/.test(keyword) ? "patch" : "minor";
}

/** Fewer restrictions break no caller. A changed pattern may refuse values that were valid, and allow values that were not. */
function restrictionImpact(keyword: string, before: unknown, after: unknown, uses: Uses): Impact {
  if (after === undefined) return "minor";
  // A field that is only sent is missing in responses.
  if (keyword === "writeOnly") return wider(uses);
  const isOther = typeof before === "string" && typeof after === "string";
  return isOther && wider(uses) === "major" ? "major" : narrower(uses);
}

/** Whether each of some values is one of others. No value at all stands for every value. */
function isWithin(some: unknown, others: unknown): boolean {
  if (others === undefined) return true;
  const known = valuesIn(others);
  return some !== undefined && valuesIn(some).every((one) => known.some((other) => isDeepStrictEqual(one, other)));
}

function isSameStart(before: unknown, after: unknown): boolean {
  const [old, now] = [valuesIn(before ?? []), valuesIn(after ?? [])];
  return old.length > 0 && old.every((tag, index) => tag === now[index]);
}

/** The values of a list, those in the lists of an object, or the value itself. */
function valuesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === "object" && value !== null ? Object.values(value).flat() : [value];
}

/** The old and the new value, unless they are texts for people or have a structure. */
function valuesOf(keyword: string, ...values: [before: unknown, after: unknown]): string {
  if (texts.test(keyword) && keyword !== "example") return "";
  if (values.flat().some((value) => typeof value === "object")) return "";
  const [before, after] = values.map((value) => (value === undefined ? "not set" : JSON.stringify(value)));
  return ` was ${before} and is ${after}`;
}
