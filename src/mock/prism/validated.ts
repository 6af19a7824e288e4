import type { Operation } from "../../contract/operations.ts";
import type { HttpRequest } from "../../server/message.ts";
import { basePath, type Contract } from "../load-contract.ts";
import { Refusal } from "../refusal.ts";
import { bodyOf } from "../rules/body.ts";
import type { Preferences } from "./preferences.ts";
import type { PrismRequest } from "./prism.ts";

/** A request in the form that Prism takes. @throws Refusal if its body cannot be read */
export function prismRequestOf(operation: Operation, { path, query, headers, body }: HttpRequest): PrismRequest {
  const contentType = headers["content-type"];
  return {
    path: operation.isOAuth ? path : path.slice(basePath.length),
    query: queryOf(query),
    contentType,
    length: body.length,
    body: bodyOf(operation, contentType, body),
  };
}

/**
 * The documented response to a request.
 * @throws Refusal if the request violates the contract
 */
export async function validated(
  { prism }: Contract,
  operation: Operation,
  request: HttpRequest,
  preferences: Preferences | undefined,
): Promise<{ status: number; body: unknown }> {
  const input = prismRequestOf(operation, request);
  if (!preferences && input.length === 0 && !hasInput(operation)) return successOf(operation);
  const { status, body, violations } = await prism
    .respond(operation, input, preferences?.prism ?? { dynamic: false })
    .catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error;
      throw new Refusal("BadRequest", `${error.message} (Prefer: ${preferences?.text})`);
    });
  if (status === 400 && violations.length > 0) throw new Refusal("BadRequest", violations.join("; "));
  return { status, body };
}

/** Whether an operation has anything to validate. The mock checks cookies itself. */
function hasInput({ parameters, requestBody }: Operation): boolean {
  return requestBody !== undefined || parameters.some(({ in: location }) => location !== "cookie");
}

/** The first example of an operation's success, which Prism chooses, too. */
function successOf({ id, responses }: Operation): { status: number; body: unknown } {
  const [status, response] = [...responses].find(([one]) => one.startsWith("2")) ?? [];
  const [example] = response?.examples ?? [];
  if (!example) throw new Error(`The contract has no example of a success of ${id}.`);
  return { status: Number(status), body: example.value };
}

function queryOf(query: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) {
    const previous = values[name];
    values[name] = previous === undefined ? value : [previous, value].flat();
  }
  return values;
}
