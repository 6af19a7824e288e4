import { type Constant, constantsOf, type Member } from "../contract/constants.ts";
import type { Document, Id } from "../contract/document.ts";
import { type Allowed, type Rule, rulesOf } from "../contract/rules.ts";
import { type Change, comparedByKey, major, minor, patch } from "./change.ts";

/**
 * What changed in the constants: which were added or removed, and their ids, names, meanings and texts.
 *
 * A name is code in the programs that use the package, so another name is a major change. Another meaning is a minor one,
 * because only a person can tell a correction from another thing: the list shows both. The meaning that another id had is no
 * correction.
 */
export function constantChanges(before: Document, after: Document): Change[] {
  const byName = (document: Document) => new Map(constantsOf(document).map((one) => [one.name, one]));
  return comparedByKey(byName(before), byName(after), {
    gone: ({ name }) => major(`The constant \`${name}\` is gone.`),
    added: ({ name, members }) => minor(`The constant \`${name}\` is new, with ${members.length} ids.`),
    changed: changesOf,
  });
}

function changesOf(before: Constant, after: Constant): Change[] {
  const { name, title, description } = after;
  const byId = ({ members }: Constant) => new Map(members.map((one) => [one.id, one]));
  const members = comparedByKey(byId(before), byId(after), {
    gone: (member) => major(`\`${name}\` has lost ${described(member)}.`),
    added: (member) => minor(`\`${name}\` has a new id: ${described(member)}.`),
    changed: (old, now) => memberChanges(before, old, now),
  });
  const isOfOtherType = before.type !== after.type;
  const hasOtherText = before.title !== title || before.description !== description;
  return [
    ...(isOfOtherType ? [major(`The ids of \`${name}\` were ${before.type}s and are ${after.type}s.`)] : []),
    ...members,
    ...(hasOtherText ? [patch(`\`${name}\`: title or description.`)] : []),
  ];
}

function memberChanges(constant: Constant, before: Member, after: Member): Change[] {
  const [was, is] = [before, after].map(({ name }) => `\`${constant.name}.${name}\``);
  const id = JSON.stringify(after.id);
  const meanings = `It was ${quoted(before.meaning)}. It is ${quoted(after.meaning)}.`;
  const isMoved = constant.members.some(({ meaning }) => meaning && meaning === after.meaning);
  const changed = isMoved ? major : minor;
  return [
    ...(before.name === after.name ? [] : [major(`${was} (${id}) is now ${is}.`)]),
    ...(before.meaning === after.meaning ? [] : [changed(`${is} (${id}) has another meaning. ${meanings}`)]),
    ...(before.note === after.note
      ? []
      : [minor(`${is} (${id}) has ${after.note ? `the note “${after.note}”` : "no note"}.`)]),
  ];
}

function described({ id, name, meaning }: Member): string {
  return `${JSON.stringify(id)} (\`${name}\`${meaning ? `, ${meaning}` : ""})`;
}

function quoted(meaning: string | undefined): string {
  return meaning ? `“${meaning}”` : "not documented";
}

/** What changed in the rules between constants. */
export function ruleChanges(before: Document, after: Document): Change[] {
  const byName = (document: Document) => new Map(rulesOf(document).map((one) => [one.name, one]));
  return comparedByKey(byName(before), byName(after), {
    gone: ({ name }) => major(`The rule \`${name}\` is gone.`),
    added: ({ name }) => minor(`The rule \`${name}\` is new.`),
    changed: ruleChangesOf,
  });
}

function ruleChangesOf(before: Rule, after: Rule): Change[] {
  const [old, now] = [allowedByIds(before), allowedByIds(after)];
  const properties = ["property", "allowedProperty"] as const;
  const renamed = properties.filter((one) => before[one] !== after[one]);
  return [
    ...renamed.map((one) => major(`\`${after.name}\`: the property \`${before[one]}\` is now \`${after[one]}\`.`)),
    ...(before.title === after.title ? [] : [patch(`\`${after.name}\`: title.`)]),
    ...onlyIn(old, now, after).map((pairs) => major(`\`${after.name}\` no longer allows ${pairs}.`)),
    ...onlyIn(now, old, after).map((pairs) => minor(`\`${after.name}\` also allows ${pairs}.`)),
  ];
}

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
  if ("derived" in allows) {
    const { from, rawWithinDays } = allows.derived;
    return [`derived from ${from.join(" and ")} (raw within the last ${rawWithinDays} days)`];
  }
  if ("record" in allows) return [allows.record];
  return allows.ids.map((id) => JSON.stringify(id));
}
