import type { Oas3Rule, UserContext } from "@redocly/openapi-core";

type Visit = (node: unknown, context: UserContext, more: unknown) => void;
interface Visitors {
  [kind: string]: Visit | Visitors;
}

/**
 * Wraps a rule: if it throws, the place that it could not check is reported, instead of ending the whole lint. This happens if
 * the document breaks OpenAPI's structure, which Redocly's rule `struct` reports.
 */
export function withReportedCrash(rule: Oas3Rule): Oas3Rule {
  return (options) => visitorOf(rule(options) as Visitors) as Visitors;
}

function visitorOf(visitor: Visit | Visitors): Visit | Visitors {
  if (typeof visitor === "object")
    return Object.fromEntries(Object.entries(visitor).map(([kind, inner]) => [kind, visitorOf(inner)]));
  return (node, context, more) => {
    if (node === null) return;
    try {
      visitor(node, context, more);
    } catch (error) {
      const why = "something in it has no value, or one of another kind";
      const message = `This part cannot be checked: ${why} (${(error as Error).message}). Correct that first.`;
      context.report({ message, location: context.location.key() });
    }
  };
}
