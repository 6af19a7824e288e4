import { type Operation, successOf, successStatus } from "../contract/operations.ts";
import type { Route } from "../contract/router.ts";
import { type HttpResponse, json } from "../server/message.ts";
import { isTooDeep, maxDepth } from "../shared/text.ts";
import { assertMadeResponse, isText } from "../validation/made-response.ts";
import { bodyText } from "../validation/message.ts";
import type { AnyOverride, OverriddenCall } from "./override.ts";
import { errorBody, Refusal } from "./refusal.ts";
import type { ServedContract } from "./served-contract.ts";
import type { PendingItem, ReceivedCall } from "./state/match.ts";

export interface CalledOperation {
  route: Route<Operation>;
  operation: Operation;
  call: ReceivedCall;
}

const withoutBody = [204, 205, 304];

/** Checks an override, but not what its function will make. @throws TypeError that says what is wrong */
export function assertOverride(override: AnyOverride, { operations, validators }: ServedContract): void {
  const { operation: id, status, headers, body, breaksContract } = override;
  if (status === undefined && headers === undefined && body === undefined)
    throw new TypeError("An override needs at least one of status, headers and body.");
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
  const usual = Number(successStatus(Object.keys(operation.responses)));
  const made = { status: status ?? usual, headers, body: typeof body === "function" ? undefined : body };
  assertMadeResponse(validators, operation, made, "Set breaksContract to true to allow this.");
}

/** A copy of an override, or of a fault. @throws TypeError if its body cannot be JSON */
export function copied<Item extends object>(item: Item): Item {
  const { body, ...rest } = item as Item & { body?: unknown };
  if (body === undefined) return structuredClone(item);
  const isKept = body instanceof Uint8Array || typeof body === "function";
  return { ...structuredClone(rest), body: isKept ? body : jsonCopy(body, "override /body") } as Item;
}

export function hasBody({ status = 200, body }: AnyOverride): boolean {
  return body !== undefined || status >= 400;
}

/** The body of a valid request: a value if the operation takes JSON, else the text; null without a body. */
export function sentBody({ requestBody }: Operation, body: Buffer): unknown {
  const text = bodyText(body);
  if (!text) return null;
  return requestBody?.mediaType === "application/json" ? JSON.parse(text) : text;
}

export function usualStatus(operation: Operation): number {
  return successOf(operation)?.status ?? 200;
}

/**
 * A response as an override changes it. It is not made if the override has a body.
 * @throws Refusal with status 500 if its function fails, or makes a body that breaks the contract
 */
export function overridden(
  entry: PendingItem<AnyOverride>,
  make: () => HttpResponse,
  target: CalledOperation,
  contract: ServedContract,
): HttpResponse {
  entry.used += 1;
  const { item: override } = entry;
  const made = hasBody(override) ? undefined : make();
  const body = typeof override.body === "function" ? madeBody(override, target, contract) : override.body;
  const status = override.status ?? made?.status ?? usualStatus(target.operation);
  const headers = { ...made?.headers, ...override.headers };
  if (body instanceof Uint8Array) return { status, headers, body: Buffer.from(body) };
  if (isText(body, override.headers)) return { status, headers, body };
  if (body !== undefined) return { status, headers, body: withRequested(JSON.stringify(body), target.route) };
  if (!made) return json(status, errorBody(contract.errors, status), headers);
  return { status, headers, body: status === 204 || status === 304 ? "" : made.body };
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
