import { setImmediate } from "node:timers/promises";
import { type Operation, statusOf, successOf, successStatus } from "../contract/operations.ts";
import type { Route } from "../contract/router.ts";
import type { HttpResponse } from "../server/message.ts";
import { isTooDeep, maxDepth } from "../shared/text.ts";
import { assertMadeResponse, isText } from "../validation/made-response.ts";
import { bodyText, isJson, mediaTypeOf, readJson } from "../validation/message.ts";
import type { AnyOverride, OverriddenCall } from "./override.ts";
import { errorBody, Refusal } from "./refusal.ts";
import type { ServedContract } from "./served-contract.ts";
import type { ReceivedCall } from "./state/match.ts";

export interface CalledOperation {
  route: Route<Operation>;
  operation: Operation;
  call: ReceivedCall;
}

const withoutBody = [204, 205, 304];
const effects = ["close", "reset", "status", "headers", "body", "delay", "truncate"] as const;

/** Checks an override, but not what its function will make. @throws TypeError that says what is wrong */
export function assertOverride(override: AnyOverride, { operations, validators }: ServedContract): void {
  const { operation: id, status, headers, body, breaksContract } = override;
  const chosen = effects.filter((effect) => override[effect] !== undefined && override[effect] !== false);
  if (chosen.length === 0) throw new TypeError(`An override needs at least one of ${effects.join(", ")}.`);
  const [ending, ...others] = chosen.filter((effect) => effect !== "delay");
  if ((ending === "close" || ending === "reset") && others.length > 0)
    throw new TypeError(`An override with ${ending} has no response, so it cannot have ${others.join(", ")}.`);
  if (status !== undefined && withoutBody.includes(status) && body !== undefined)
    throw new TypeError(`An override with status ${status} cannot have a body.`);
  if (breaksContract) return;
  const isSuccess = (status ?? 200) < 400;
  if (id === undefined && isSuccess && (status ?? body) !== undefined)
    throw new TypeError(
      "An override of a success needs an operation, whose contract its status and body are checked against.",
    );
  // All operations that are not of OAuth have the same errors.
  const operation = validators.operation(id ?? operations.find(({ isOAuth }) => !isOAuth)?.id ?? "");
  const usual = statusOf(successStatus(Object.keys(operation.responses)) ?? "200");
  const made = { status: status ?? usual, headers, body: typeof body === "function" ? undefined : body };
  assertMadeResponse(validators, operation, made, "Set breaksContract to true to allow this.");
}

/** @throws TypeError if the body cannot be JSON */
export function copied({ body, ...rest }: AnyOverride): AnyOverride {
  if (body === undefined) return structuredClone(rest);
  const isKept = body instanceof Uint8Array || typeof body === "function";
  return { ...structuredClone(rest), body: isKept ? body : jsonCopy(body, "override /body") };
}

/** Whether nothing of the usual response is left. */
export function replacesResponse({ status = 200, body, close = false, reset = false }: AnyOverride): boolean {
  return body !== undefined || status >= 400 || close || reset;
}

/** The body of a valid request: a value if it was sent as JSON, else the text; null without a body. */
export function sentBody({ headers, body }: ReceivedCall): unknown {
  const text = bodyText(body);
  if (!text) return null;
  const { type } = mediaTypeOf(String(headers["content-type"]));
  const read = isJson(type) ? readJson(text) : undefined;
  return read && !read.problem ? read.value : text;
}

export function usualStatus(operation: Operation): number {
  return successOf(operation)?.status ?? 200;
}

/**
 * A response as an override changes it.
 * @param make makes the usual response, if something of it is left; with a status, the one that the contract documents for it
 * @throws Refusal with status 500 if the override's function fails, or makes a body that breaks the contract
 */
export function overridden(
  override: AnyOverride,
  make: (status?: number) => HttpResponse,
  target: CalledOperation,
  contract: ServedContract,
): HttpResponse {
  const { status: given, body: own } = override;
  // As with the header Prefer. An error that the operation does not document has the service's envelope.
  const isDocumented = given !== undefined && own === undefined && target.operation.responses.has(String(given));
  const isReplaced = replacesResponse(override) && !isDocumented;
  const made = isReplaced ? undefined : make(isDocumented ? given : undefined);
  const status = override.status ?? made?.status ?? usualStatus(target.operation);
  const headers = { ...made?.headers, ...override.headers };
  const body = bodyOf(override, made, status, target, contract);
  const pieces = override.truncate && { pieces: half(Buffer.from(body)) };
  return { status, headers, body, ...pieces };
}

function bodyOf(
  override: AnyOverride,
  made: HttpResponse | undefined,
  status: number,
  target: CalledOperation,
  contract: ServedContract,
): string | Buffer {
  const body = typeof override.body === "function" ? madeBody(override, target, contract) : override.body;
  if (body instanceof Uint8Array) return Buffer.from(body);
  if (isText(body, override.headers)) return body;
  if (body !== undefined) return withRequested(JSON.stringify(body), target.route);
  if (!made) return JSON.stringify(errorBody(contract.errors, status));
  return withoutBody.includes(status) ? "" : made.body;
}

async function* half(body: Buffer): AsyncGenerator<Buffer> {
  yield body.subarray(0, body.length / 2);
  // So that the head and this half leave before the connection is closed.
  await setImmediate();
  throw new Error("The override truncates the body.");
}

function madeBody(
  override: AnyOverride,
  { route, operation, call: sent }: CalledOperation,
  contract: ServedContract,
): unknown {
  const make = override.body as (call: OverriddenCall) => unknown;
  const { path, query, headers, account } = sent;
  const call = { operation: operation.id, path, parameters: route.parameters, headers, account };
  try {
    const made = make({
      ...call,
      query: Object.fromEntries(new URLSearchParams(query)),
      body: sentBody(sent),
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

/**
 * A copy of a value, as JSON has it.
 * @throws TypeError if it cannot be JSON: it is a function, contains itself or a BigInt, or is nested too deep
 */
export function jsonCopy<T>(value: T, what: string): T {
  const tooDeep = new TypeError(`${what}: expected at most ${maxDepth} levels of JSON; got more`);
  const textOf = () => {
    try {
      return JSON.stringify(value);
    } catch (error) {
      if (error instanceof RangeError) throw tooDeep;
      const [reason] = String(error instanceof Error ? error.message : error).split("\n");
      throw new TypeError(`${what} must be JSON: ${reason}.`);
    }
  };
  const text: string | undefined = textOf();
  if (text === undefined)
    throw new TypeError(`${what} must be JSON; got ${value === undefined ? "nothing" : `a ${typeof value}`}.`);
  if (isTooDeep(text)) throw tooDeep;
  return JSON.parse(text);
}
