import type { Operation } from "../contract/operations.ts";
import type { Route } from "../contract/router.ts";
import { type HttpResponse, json } from "../server/message.ts";
import { isText } from "../validation/made-response.ts";
import { bodyText } from "../validation/message.ts";
import type { CalledOperation } from "./called-operation.ts";
import { jsonCopy } from "./json.ts";
import type { AnyOverride, OverriddenCall } from "./override.ts";
import { errorBody, Refusal } from "./refusal.ts";
import type { ServedContract } from "./served-contract.ts";
import { assertOverride } from "./state/overrides.ts";

/** Whether an override replaces the body. */
export function hasBody({ status = 200, body }: AnyOverride): boolean {
  return body !== undefined || status >= 400;
}

/** The body of a valid request: a value if the operation takes JSON, else the text; null without a body. */
export function sentBody({ requestBody }: Operation, body: Buffer): unknown {
  const text = bodyText(body);
  if (!text) return null;
  return requestBody?.mediaType === "application/json" ? JSON.parse(text) : text;
}

/**
 * A response as an override changes it.
 * @throws Refusal with status 500 if its function fails, or makes a body that breaks the contract
 */
export function overridden(
  response: HttpResponse,
  override: AnyOverride,
  target: CalledOperation,
  contract: ServedContract,
): HttpResponse {
  const { status, headers } = override;
  const body = typeof override.body === "function" ? madeBody(override, target, contract) : override.body;
  const changed = { status: status ?? response.status, headers: { ...response.headers, ...headers } };
  if (body instanceof Uint8Array) return { ...changed, body: Buffer.from(body) };
  if (isText(body, headers)) return { ...changed, body };
  if (body !== undefined) return { ...changed, body: withRequested(JSON.stringify(body), target.route) };
  if (changed.status === 204 || changed.status === 304) return { ...changed, body: "" };
  if (changed.status < 400 || response.status === changed.status) return { ...changed, body: response.body };
  return json(changed.status, errorBody(contract.errors, changed.status), changed.headers);
}

function madeBody(
  override: AnyOverride,
  { route, operation, call: { path, query, headers, account, body: sent } }: CalledOperation,
  contract: ServedContract,
): unknown {
  const make = override.body as (call: OverriddenCall) => unknown;
  const call = { operation: operation.id, path, parameters: route.parameters, headers, account };
  try {
    const made = make({
      ...call,
      query: Object.fromEntries(new URLSearchParams(query)),
      body: sentBody(operation, sent),
    });
    if (made instanceof Promise) throw new TypeError("it must not be async, because a response does not wait for it.");
    const body = made instanceof Uint8Array ? made : jsonCopy(made, "what it returns");
    assertOverride({ ...override, body }, contract);
    return body;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal("InternalServerError", `the function that makes the body of an override failed: ${reason}`);
  }
}

/** Writes the parameters of the requested path where JSON names them in braces, such as `{monitor_id}`. */
function withRequested(text: string, { parameters }: Route<Operation>): string {
  return Object.entries(parameters).reduce(
    (changed, [name, value]) => changed.replaceAll(`{${name}}`, () => JSON.stringify(value).slice(1, -1)),
    text,
  );
}
