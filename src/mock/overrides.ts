import { setImmediate } from "node:timers/promises";
import type { HttpResponse } from "../server/message.ts";
import { isText } from "../validation/made-response.ts";
import { bodyText, isJson, mediaTypeOf, parseJson } from "../validation/message.ts";
import { assertBody, withoutBody } from "./check-override.ts";
import { jsonCopy } from "./json-copy.ts";
import type { OverriddenCall, Override } from "./override.ts";
import { errorBody, Refusal } from "./refusal.ts";
import type { ServedContract } from "./served-contract.ts";
import type { ReceivedCall } from "./state/match.ts";

/** Makes the usual response; with a status, the one that is documented for it, or undefined. */
export type MakeUsual = (status?: number) => HttpResponse | undefined;

/** Whether nothing of the usual response is left. */
export function replacesResponse({ status = 200, body, close = false, reset = false }: Override): boolean {
  return body !== undefined || status >= 400 || close || reset;
}

/**
 * A response as an override changes it.
 * @param parameters those of the path
 * @throws Refusal with status 500 if the override's function fails, or makes a body that breaks the contract
 */
export function overridden(
  override: Override,
  call: ReceivedCall,
  parameters: Readonly<Record<string, string>>,
  usual: MakeUsual,
  contract: ServedContract,
): HttpResponse {
  const own = typeof override.body === "function" ? madeBody(override, call, parameters, contract) : override.body;
  // A status that is not an error changes nothing else of the usual response.
  const isError = (override.status ?? 200) >= 400;
  const made = own === undefined ? usual(isError ? override.status : undefined) : undefined;
  const status = override.status ?? made?.status ?? usual()?.status ?? 200;
  const headers = { ...made?.headers, ...override.headers };
  const body = bodyOf(own, status, made, override, contract);
  return { status, headers, body, ...(override.truncate && { pieces: half(Buffer.from(body)) }) };
}

function bodyOf(
  own: unknown,
  status: number,
  made: HttpResponse | undefined,
  { headers }: Override,
  { errors }: ServedContract,
): string | Buffer {
  if (isText(own, headers)) return own;
  if (own !== undefined) return JSON.stringify(own);
  if (withoutBody.includes(status)) return "";
  return made ? made.body : JSON.stringify(errorBody(errors, status));
}

async function* half(body: Buffer): AsyncGenerator<Buffer> {
  yield body.subarray(0, body.length / 2);
  // So that the head and this half leave before the connection is closed.
  await setImmediate();
  throw new Error("The override truncates the body.");
}

function madeBody(
  override: Override,
  call: ReceivedCall,
  parameters: Readonly<Record<string, string>>,
  contract: ServedContract,
): unknown {
  const make = override.body as (call: OverriddenCall) => unknown;
  const { operation, method, path, headers, account } = call;
  const query = Object.fromEntries(new URLSearchParams(call.query));
  try {
    const made: unknown = make({ operation, method, path, parameters, query, headers, account, body: sentBody(call) });
    if (made instanceof Promise) throw new TypeError("it must not be async, because a response does not wait for it.");
    const body = jsonCopy(made as object, "what it returns");
    assertBody({ ...override, body }, contract);
    return body;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal("InternalServerError", `the function that makes the body of an override failed: ${reason}`);
  }
}

/** The body of a request: a value if it was sent as JSON, else the text; null without a body. */
function sentBody({ headers, body }: ReceivedCall): unknown {
  const text = bodyText(body);
  if (!text) return null;
  const { type } = mediaTypeOf(String(headers["content-type"]));
  const read = isJson(type) ? parseJson(text) : undefined;
  return read && !read.problem ? read.value : text;
}
