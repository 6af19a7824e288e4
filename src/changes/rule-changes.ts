import type { Document } from "../contract/document.ts";
import { type Allowed, type Rule, rulesOf } from "../contract/rules.ts";
import type { Change } from "./change.ts";

/** What changed in the rules between constants. Redocly's `diff` cannot rate them, because no operation uses them. */
export function ruleChanges(before: Document, after: Document): Change[] {
  const [old, now] = [rulesOf(before), rulesOf(after)];
  const names = [...new Set([...old, ...now].map(({ name }) => name))];
  return names.flatMap((name): Change[] => {
    const [previous, rule] = [old, now].map((rules) => rules.find((one) => one.name === name));
    if (!rule) return [{ impact: "major", text: `The rule \`${name}\` is gone.` }];
    if (!previous) return [{ impact: "minor", text: `The rule \`${name}\` is new.` }];
    return changesOf(previous, rule);
  });
}

function changesOf(before: Rule, after: Rule): Change[] {
  const [old, now] = [pairsOf(before), pairsOf(after)];
  const lost = [...old].filter((pair) => !now.has(pair));
  const added = [...now].filter((pair) => !old.has(pair));
  return [
    ...lost.map((pair): Change => ({ impact: "major", text: `\`${after.name}\` no longer allows ${pair}.` })),
    ...added.map((pair): Change => ({ impact: "minor", text: `\`${after.name}\` also allows ${pair}.` })),
  ];
}

/** What a rule allows, one text for each pair. */
function pairsOf({ property, rows }: Rule): Set<string> {
  return new Set(
    rows.flatMap(({ given, allows }) =>
      given.flatMap((id) => allowedOf(allows).map((allowed) => `${allowed} with ${property} ${JSON.stringify(id)}`)),
    ),
  );
}

function allowedOf(allows: Allowed): string[] {
  if ("derived" in allows) return [`a value derived from ${allows.derived.from.join(" and ")}`];
  if ("record" in allows) return [allows.record];
  return allows.ids.map((id) => `${allows.constant} ${JSON.stringify(id)}`);
}
