import { setImmediate } from "node:timers/promises";
import { basePath } from "../../contract/base-path.ts";
import type { HttpResponse, NoResponse } from "../../server/http-message.ts";
import { isJson } from "../../shared/http.ts";
import { messageOf } from "../../shared/text.ts";
import { bodyText, mediaTypeOf, parseJson } from "../../validation/body.ts";
import type { ContractValidators } from "../../validation/contract-validators.ts";
import { isSentAsText, jsonCopy } from "../../validation/made-response.ts";
import type { Call } from "../call.ts";
import { Refusal } from "../refusal.ts";
import { assertKeepsContract } from "./check-override.ts";
import { type OverriddenCall, type Override, statusesWithoutBody } from "./override.ts";
import type { PendingOverride } from "./pending-overrides.ts";

/** Makes the response that a call would get without the override; with `status`, the documented response of this status. */
export type UsualResponse = (status?: number) => HttpResponse;

/** Whether an override replaces the whole response. Then the records are not used, and a missing one does not lead to a 404. */
export function replacesResponse({ status = 200, body, close = false, reset = false }: Override): boolean {
  return body !== undefined || status >= 400 || close || reset;
}

/**
 * Makes the response to a call that has an override.
 * @throws Refusal with status 500 if the override's function fails, or makes a body that breaks the contract
 */
export function applyOverride(
  pending: PendingOverride,
  call: Call,
  usual: UsualResponse,
  validators: ContractValidators,
): HttpResponse | NoResponse {
  const { override } = pending;
  if (override.close) return "close";
  if (override.reset) return "reset";
  const isFunction = typeof override.body === "function";
  const ownBody = isFunction ? madeBody(pending, call, validators) : override.body;
  const response = ownBody === undefined ? changed(usual, override) : replaced(usual, override, ownBody);
  return override.truncate ? { ...response, pieces: half(Buffer.from(response.body)) } : response;
}

/** A response with the override's body. Only its status may be that of the usual response, if the override has none. */
function replaced(usual: UsualResponse, { status, headers = {} }: Override, body: unknown): HttpResponse {
  const sent = isSentAsText(body, headers) ? body : JSON.stringify(body);
  return { status: status ?? usual().status, headers, body: sent };
}

/** The usual response with the override's status and headers. An error has the documented body of its status. */
function changed(usual: UsualResponse, { status, headers }: Override): HttpResponse {
  const isError = status !== undefined && status >= 400;
  const response = usual(isError ? status : undefined);
  const hasBody = status === undefined || !statusesWithoutBody.includes(status);
  const body = hasBody ? response.body : "";
  return { status: status ?? response.status, headers: { ...response.headers, ...headers }, body };
}

async function* half(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body.subarray(0, body.length / 2);
  // The next turn of the event loop sends the head and this half before the connection is closed.
  await setImmediate();
  throw new Error("The override truncates the body.");
}

function madeBody(
  { override, router }: PendingOverride,
  { request, route, account }: Call,
  validators: ContractValidators,
): unknown {
  const make = override.body as (call: OverriddenCall) => unknown;
  const { method, headers } = request;
  const path = request.path.startsWith(`${basePath}/`) ? request.path.slice(basePath.length) : request.path;
  const { parameters = {} } = router?.find(request.path, method) ?? route ?? {};
  const query = Object.fromEntries(new URLSearchParams(request.query));
  try {
    const called = { operation: route?.operation?.id, method, path, parameters, query, headers, account };
    const made: unknown = make({ ...called, body: sentBody(request) });
    if (typeof Object(made).then === "function")
      throw new TypeError("it must not be async, because a response does not wait for it.");
    const body = jsonCopy(made as object, "what it returns");
    assertKeepsContract({ ...override, body }, validators);
    return body;
  } catch (error) {
    const detail = `the function that makes the body of an override failed: ${messageOf(error)}`;
    throw new Refusal("InternalServerError", detail);
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
