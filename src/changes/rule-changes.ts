import type { Document, Id } from "../contract/document.ts";
import { type Allowed, type Rule, rulesOf } from "../contract/rules.ts";
import { type Change, comparedByKey, major, minor } from "./change.ts";

/** What changed in the rules between constants. Redocly's `diff` cannot rate them, because no operation uses them. */
export function ruleChanges(before: Document, after: Document): Change[] {
  const byName = (document: Document) => new Map(rulesOf(document).map((one) => [one.name, one]));
  return comparedByKey(byName(before), byName(after), {
    gone: ({ name }) => major(`The rule \`${name}\` is gone.`),
    added: ({ name }) => minor(`The rule \`${name}\` is new.`),
    changed: changesOf,
  });
}

function changesOf(before: Rule, after: Rule): Change[] {
  const [old, now] = [allowedByIds(before), allowedByIds(after)];
  return [
    ...onlyIn(old, now, after).map((pairs) => major(`\`${after.name}\` no longer allows ${pairs}.`)),
    ...onlyIn(now, old, after).map((pairs) => minor(`\`${after.name}\` also allows ${pairs}.`)),
  ];
}

/** What a rule allows with each id. */
type AllowedByIds = Map<Id, string[]>;

function allowedByIds({ rows }: Rule): AllowedByIds {
  const all: AllowedByIds = new Map();
  for (const { given, allows } of rows) {
    for (const id of given) all.set(id, [...(all.get(id) ?? []), ...allowedOf(allows)]);
  }
  return all;
}

/** What only one of two allows, as text: one for all ids with which it is the same. */
function onlyIn(one: AllowedByIds, other: AllowedByIds, { property, allowedProperty }: Rule): string[] {
  const idsByAllowed = new Map<string, Id[]>();
  for (const [id, allowed] of one) {
    const only = allowed.filter((value) => !other.get(id)?.includes(value)).join(", ");
    if (only !== "") idsByAllowed.set(only, [...(idsByAllowed.get(only) ?? []), id]);
  }
  return [...idsByAllowed].map(
    ([allowed, ids]) =>
      `${allowedProperty} ${allowed} with ${property} ${ids.map((id) => JSON.stringify(id)).join(", ")}`,
  );
}

function allowedOf(allows: Allowed): string[] {
  if ("derived" in allows) return [`derived from ${allows.derived.from.join(" and ")}`];
  if ("record" in allows) return [allows.record];
  return allows.ids.map((id) => JSON.stringify(id));
}
