import { setImmediate } from "node:timers/promises";
import { basePath } from "../contract/base-path.ts";
import { Router } from "../contract/router.ts";
import type { HttpResponse, NoResponse } from "../server/message.ts";
import { isJson } from "../shared/http.ts";
import { bodyText, mediaTypeOf, parseJson } from "../validation/body.ts";
import type { ContractValidators } from "../validation/contract-validators.ts";
import { isSentAsText, jsonCopy } from "../validation/made-response.ts";
import { assertBody, type OverriddenCall, type Override, statusesWithoutBody } from "./override.ts";
import { errorBody, Refusal } from "./refusal.ts";
import type { Call } from "./steps/locate.ts";

interface PendingOverride {
  readonly override: Override;
  /** Finds the calls of its path; undefined without a path. */
  readonly router: Router<{ method: string; path: string; isOAuth: boolean }> | undefined;
  /** How many calls it has applied to. */
  used: number;
}

/** An override that applies to a call. */
export interface FoundOverride {
  readonly pending: PendingOverride;
  /** That of its path. */
  readonly method: string | undefined;
  /** The parameters of the path that was called. */
  readonly parameters: Readonly<Record<string, string>>;
}

const isLeft = ({ override: { times }, used }: PendingOverride) => times === undefined || used < times;

/** Overrides that wait for calls. Each applies to as many calls as it is for. */
export class PendingOverrides {
  /** Also those that are used up, the oldest first. */
  readonly entries: PendingOverride[] = [];

  add(override: Override): void {
    const { method = "", path } = override;
    const routed = path === undefined ? [] : [false, true].map((isOAuth) => ({ method, path, isOAuth }));
    this.entries.push({ override, router: path === undefined ? undefined : new Router(routed), used: 0 });
  }

  /** Step 2: what applies to a call: the newest override that matches. Only one with its path is for an undocumented operation. */
  find({ request, route, account }: Call): FoundOverride | undefined {
    for (const pending of this.entries.toReversed()) {
      const { override, router } = pending;
      if (!isLeft(pending) || (override.account !== undefined && override.account !== account)) continue;
      const own = router?.find(request.path, request.method);
      const isOfOperation = override.operation === undefined || override.operation === route?.operation?.id;
      if (router ? own?.operation : route?.operation && isOfOperation)
        return { pending, method: own?.operation?.method, parameters: (own ?? route)?.parameters ?? {} };
    }
    return undefined;
  }

  /** The methods of a path, by the contract and by the overrides; none if neither has the path. */
  methodsOf({ request: { path }, route }: Call): string[] {
    const own = this.entries.filter(isLeft).map(({ router }) => router?.find(path, "OPTIONS"));
    return [...new Set([route, ...own].flatMap((one) => one?.methods ?? []))];
  }
}

/** Makes the usual response; with a status, the one that is documented for it, or undefined. */
export type UsualResponse = (status?: number) => HttpResponse | undefined;

/** Whether nothing of the usual response is left. */
export function replacesResponse({ status = 200, body, close = false, reset = false }: Override): boolean {
  return body !== undefined || status >= 400 || close || reset;
}

/**
 * The response as an override changes it, after its delay.
 * @param wait waits by the clock of the mock
 * @throws Refusal with status 500 if the override's function fails, or makes a body that breaks the contract
 */
export async function applied(
  { pending, parameters }: FoundOverride,
  call: Call,
  usual: UsualResponse,
  validators: ContractValidators,
  wait: (milliseconds: number) => Promise<void>,
): Promise<HttpResponse | NoResponse> {
  const { override } = pending;
  pending.used += 1;
  if (override.delay) await wait(override.delay);
  if (override.close) return "close";
  if (override.reset) return "reset";
  const isFunction = typeof override.body === "function";
  const own = isFunction ? madeBody(override, call, parameters, validators) : override.body;
  // With the status of a success, the headers and the body stay as they are.
  const isError = (override.status ?? 200) >= 400;
  const made = own === undefined ? usual(isError ? override.status : undefined) : undefined;
  const status = override.status ?? made?.status ?? usual()?.status ?? 200;
  const body = bodyOf(own, status, made, override);
  const headers = { ...made?.headers, ...override.headers };
  return { status, headers, body, ...(override.truncate && { pieces: half(Buffer.from(body)) }) };
}

function bodyOf(
  own: unknown,
  status: number,
  made: HttpResponse | undefined,
  { headers }: Override,
): string | Uint8Array {
  if (isSentAsText(own, headers)) return own;
  if (own !== undefined) return JSON.stringify(own);
  if (statusesWithoutBody.includes(status)) return "";
  return made ? made.body : JSON.stringify(errorBody(status));
}

async function* half(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body.subarray(0, body.length / 2);
  // The next turn of the event loop sends the head and this half before the connection is closed.
  await setImmediate();
  throw new Error("The override truncates the body.");
}

function madeBody(
  override: Override,
  { request, route, account }: Call,
  parameters: Readonly<Record<string, string>>,
  validators: ContractValidators,
): unknown {
  const make = override.body as (call: OverriddenCall) => unknown;
  const { method, headers } = request;
  const path = request.path.startsWith(`${basePath}/`) ? request.path.slice(basePath.length) : request.path;
  const query = Object.fromEntries(new URLSearchParams(request.query));
  try {
    const called = { operation: route?.operation?.id, method, path, parameters, query, headers, account };
    const made: unknown = make({ ...called, body: sentBody(request) });
    if (typeof Object(made).then === "function")
      throw new TypeError("it must not be async, because a response does not wait for it.");
    const body = jsonCopy(made as object, "what it returns");
    assertBody({ ...override, body }, validators);
    return body;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal("InternalServerError", `the function that makes the body of an override failed: ${reason}`);
  }
}

/** The body of a request: a value if it was sent as JSON, else the text; null without a body. */
function sentBody({ headers, body }: Call["request"]): unknown {
  const text = bodyText(body);
  if (!text) return null;
  const { type } = mediaTypeOf(String(headers["content-type"]));
  const read = isJson(type) ? parseJson(text) : undefined;
  return read && !read.problem ? read.value : text;
}
