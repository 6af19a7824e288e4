import type { Oas3Rule, UserContext } from "@redocly/openapi-core";

type Visit = (node: unknown, context: UserContext, more: unknown) => void;
type Visitors = { [kind: string]: Visit | Visitors };

/**
 * A rule reads the contract as OpenAPI prescribes it. Where a key has no value, or one of another kind, Redocly's rule `struct` says
 * so, and a rule that stumbles over it that it could not check the part: otherwise its error would end the lint, without a place.
 */
export function guarded(rule: Oas3Rule): Oas3Rule {
  return (options) => guardedVisitors(rule(options) as Visitors);
}

function guardedVisitors(visitors: Visitors): Visitors {
  const entries = Object.entries(visitors).map(([kind, visit]) => [
    kind,
    typeof visit === "function" ? guardedVisit(visit) : guardedVisitors(visit),
  ]);
  return Object.fromEntries(entries);
}

function guardedVisit(visit: Visit): Visit {
  return (node, context, more) => {
    if (node === null) return;
    try {
      visit(node, context, more);
    } catch (error) {
      const message = `This part cannot be checked: something in it has no value, or one of another kind (${(error as Error).message}). Correct that first.`;
      context.report({ message, location: context.location.key() });
    }
  };
}
