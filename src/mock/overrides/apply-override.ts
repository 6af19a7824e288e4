import { setImmediate } from "node:timers/promises";
import { servicePathOf } from "../../contract/base-path.ts";
import type { HttpResponse, NoResponse } from "../../server/http-message.ts";
import { isJson } from "../../shared/http.ts";
import { messageOf } from "../../shared/text.ts";
import { bodyText, mediaTypeOf, parseJson } from "../../validation/body.ts";
import type { ContractValidators } from "../../validation/contract-validators.ts";
import { sentText } from "../../validation/made-response.ts";
import type { Call } from "../call.ts";
import { jsonCopy } from "../json-copy.ts";
import { Refusal } from "../refusal.ts";
import { assertKeepsContract } from "./check-override.ts";
import { type OverriddenCall, type Override, statusesWithoutBody } from "./override.ts";

/** Makes the response that a call would get without an override; with `status`, that of this status. */
export type UsualResponse = (status?: number) => HttpResponse;

/** Whether an override replaces the whole response. Then the records are not used, and a missing one does not lead to a 404. */
export function replacesResponse({ status = 200, body, close = false, reset = false }: Override): boolean {
  return body !== undefined || status >= 400 || close || reset;
}

/**
 * Makes the response to a call, with the changes of an override, which may have none.
 * @throws Refusal with status 500 if the override's function fails, or makes a body that breaks the contract
 */
export function applyOverride(
  override: Override,
  call: Call,
  usual: UsualResponse,
  validators: ContractValidators,
): HttpResponse | NoResponse {
  if (override.close) return "close";
  if (override.reset) return "reset";
  const isFunction = typeof override.body === "function";
  const ownBody = isFunction ? madeBody(override, call, validators) : override.body;
  const response = ownBody === undefined ? changed(usual, override) : replaced(usual, override, ownBody);
  return override.truncate ? { ...response, pieces: half(Buffer.from(response.body)) } : response;
}

/** A response with the override's body. Only its status may be that of the usual response, if the override has none. */
function replaced(usual: UsualResponse, { status, headers = {} }: Override, body: unknown): HttpResponse {
  return { status: status ?? usual().status, headers, body: sentText(body, headers) };
}

/** The usual response of the override's status, with the override's headers. */
function changed(usual: UsualResponse, { status, headers }: Override): HttpResponse {
  const response = usual(status);
  const hasBody = status === undefined || !statusesWithoutBody.includes(status);
  return {
    status: status ?? response.status,
    headers: { ...response.headers, ...headers },
    body: hasBody ? response.body : "",
  };
}

async function* half(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body.subarray(0, body.length / 2);
  // The next turn of the event loop sends the head and this half before the connection is closed.
  await setImmediate();
  throw new Error("The override truncates the body.");
}

function madeBody(
  override: Override,
  { request, route, account, pending }: Call,
  validators: ContractValidators,
): unknown {
  const make = override.body as (call: OverriddenCall) => unknown;
  const { method, headers } = request;
  const path = servicePathOf(request.path);
  const { parameters = {} } = pending?.router?.find(request.path, method) ?? route ?? {};
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
