import { isDeepStrictEqual } from "node:util";
import type { Document, Limit } from "../contract/document.ts";
import { type Change, comparedByKey, impacts, major, minor, patch } from "./change.ts";
import { constantChanges, ruleChanges } from "./constant-changes.ts";
import { operationChanges } from "./operation-changes.ts";

/** The changes of a contract by their subject, those with the highest impact first. */
export type ContractChanges = Array<{ title: string; changes: Change[] }>;

/** Compares two bundles. Constants come first: no other part is as large, or as often used without an operation. */
export function contractChanges(before: Document, after: Document): ContractChanges {
  const parts = [
    { title: "Constants and their rules", changes: [...constantChanges(before, after), ...ruleChanges(before, after)] },
    {
      title: "Operations, records and limits",
      changes: [...operationChanges(before, after), ...limitChanges(before, after)],
    },
    { title: "Guides", changes: textChanges(before, after) },
  ];
  const rank = ({ impact }: Change) => impacts.indexOf(impact);
  return parts
    .filter(({ changes }) => changes.length > 0)
    .map(({ title, changes }) => ({ title, changes: changes.toSorted((a, b) => rank(a) - rank(b)) }));
}

export function describeChanges(changes: ContractChanges): string {
  const parts = changes.map(
    ({ title, changes: some }) => `${title}\n${some.map(({ impact, text }) => `  ${impact}  ${text}`).join("\n")}\n`,
  );
  return parts.join("\n");
}

/** What changed in the limits. Their numbers are in the code of the client and of users. */
export function limitChanges(before: Document, after: Document): Change[] {
  const byName = ({ components }: Document) =>
    new Map(Object.entries(components.securitySchemes.OAuth2["x-limits"] ?? {}));
  return comparedByKey(byName(before), byName(after), {
    gone: ({ title }) => major(`The limit “${title}” is gone.`),
    added: ({ title, text }) => minor(`The limit “${title}” is “${text}”.`),
    changed: (old, now) => {
      if (isDeepStrictEqual(old, now)) return [];
      const changed = isStricter(old, now) ? major : minor;
      return [changed(`The limit “${now.title}” was “${old.text}” and is “${now.text}”.`)];
    },
  });
}

/** Whether a limit allows less: a minimum or a period of time rises, or another number falls or is gone. */
function isStricter(before: Limit, after: Limit): boolean {
  return Object.entries(before).some(([name, old]) => {
    const now = after[name];
    if (typeof old !== "number") return false;
    return typeof now !== "number" || (/^(minimum|per)/.test(name) ? now > old : now < old);
  });
}

/** What changed in the description and the groups. */
function textChanges(before: Document, after: Document): Change[] {
  const byName = ({ info, tags = [] }: Document) => {
    const groups = tags.map(({ name, description }) => ({ name: `The group “${name}”`, text: description }));
    const all = [{ name: "The description of the contract", text: info.description }, ...groups];
    return new Map(all.map((one) => [one.name, one]));
  };
  return comparedByKey(byName(before), byName(after), {
    gone: ({ name }) => patch(`${name} is gone.`),
    added: ({ name }) => patch(`${name} is new.`),
    changed: (old, now) => (old.text === now.text ? [] : [patch(`${now.name} has another text.`)]),
  });
}
