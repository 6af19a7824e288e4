import type { Oas3Rule, UserContext } from "@redocly/openapi-core";

type Visit = (node: unknown, context: UserContext, more: unknown) => void;
interface Visitors {
  [kind: string]: Visit | Visitors;
}

/**
 * Wraps a rule, so that it reports a crash at its place. Our rules expect the structure that OpenAPI prescribes. If a key has no
 * value, or a value of another kind, Redocly's rule `struct` reports that, and a rule that crashes reports that it could not
 * check this part. Otherwise the crash would end the lint without a place.
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
