/** Which requests get a response before an operation sees them, as the mock and the handlers of msw give it? */
import type { Route } from "../contract/router.ts";
import type { OperationDescription } from "../validation/description.ts";
import { describeViolation, type Violation } from "../validation/violation.ts";
import { type DocumentedResponse, documentedError } from "./documented-response.ts";

/**
 * The response that needs no access: to OPTIONS the methods, which the sender writes to `Allow`; else the documented error of an
 * unknown path, an unknown method, or an `Authorization` in the wrong form.
 * @param methods of the path, also those that the contract does not have; empty for an unknown path
 */
export function responseBeforeAccess(
  method: string,
  methods: readonly string[],
  route: Route<OperationDescription> | undefined,
  violations: readonly Violation[],
): DocumentedResponse | undefined {
  if (method.toUpperCase() === "OPTIONS" && methods.length > 0) return { status: 204, headers: {}, body: undefined };
  if (violations.length === 0) return undefined;
  if (!route) return documentedError("NotFound", described(violations));
  if (!route.operation) return documentedError("MethodNotAllowed", described(violations));
  const ofToken = violations.find(({ at }) => at === "Authorization");
  return ofToken && documentedError("Unauthorized", describeViolation(ofToken));
}

/** The error of a request that breaks the contract in any other way. A caller without access does not learn it. */
export function badRequest(violations: readonly Violation[]): DocumentedResponse | undefined {
  return violations.length === 0 ? undefined : documentedError("BadRequest", described(violations));
}

function described(violations: readonly Violation[]): string {
  return violations.map(describeViolation).join("; ");
}

/** The header `Allow`, which a 405 and the response to OPTIONS must have (RFC 9110, sections 9.3.7 and 15.5.6). */
export function allowHeader(method: string, status: number, methods: readonly string[]): { Allow?: string } {
  const isNeeded = methods.length > 0 && (status === 405 || method.toUpperCase() === "OPTIONS");
  return isNeeded ? { Allow: methods.join(", ") } : {};
}
