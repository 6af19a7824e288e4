/** One call of a client: openapi-fetch writes its request and reads its response, and the service sends it in between. */
import { type CallInit, checkCall, optionsForOpenapiFetch, optionsForService, type Serializers } from "./call-init.ts";
import type { ServiceInit } from "./options.ts";
import { checkTemplate } from "./paths.ts";
import { notJson } from "./response.ts";
import { callService, type Service } from "./service-fetch.ts";
import { noteCall } from "./unwrap.ts";
import { errorInSuccess, type KnownCall, type Result, requireJson, resultOf } from "./verdict.ts";

/** What makes the calls of a client. */
export interface Caller {
  /** openapi-fetch's own function. */
  request: (method: string, path: string, init: object) => Promise<Result>;
  service: Service;
  /** Of the client; a call may have another one. */
  pathSerializer: Serializers["pathSerializer"];
  throwOnError: boolean;
}

/** What the service responded to a call, before openapi-fetch reads it. */
interface Served {
  response: Response;
  call: KnownCall;
  /** The body of an error that came in place of a report. */
  reportError?: unknown;
}

/** @throws TypeError if an option is invalid; what `createServiceFetch` throws; with `throwOnError`, what `unwrap` throws */
export async function makeCall(caller: Caller, method: string, path: string, init: CallInit): Promise<Result> {
  checkCall(init);
  checkTemplate(path);
  const template = `${method.toUpperCase()} ${path}`;
  const { parseAs = "json" } = init;
  // With a type annotation only, TypeScript would take it for undefined below: it does not see that `fetch` sets it.
  let served = undefined as Served | undefined;
  const fetch = async (request: Request) => {
    served = await serve(caller.service, request, optionsForService(init, template), { template, parseAs });
    return served.response;
  };
  const options = { ...optionsForOpenapiFetch(init, caller.pathSerializer), parseAs, fetch };
  const read = await caller.request(method, path, options).catch((error: unknown) => {
    throw error instanceof SyntaxError && served ? notJson(template, served.response) : error;
  });
  // A middleware may give a response without a request.
  const call = served?.call ?? { operation: template, secrets: [], template, parseAs };
  noteCall(read.response, call);
  return resultOf(call, read, served?.reportError, caller.throwOnError);
}

/** @throws InvalidResponseError if the call reads JSON, and the response has another type */
async function serve(
  service: Service,
  request: Request,
  options: ServiceInit,
  known: Pick<KnownCall, "template" | "parseAs">,
): Promise<Served> {
  const { response, ...sent } = await callService(service, request, options);
  const call = { ...known, ...sent };
  if (known.parseAs !== "json") return { response, call, reportError: await errorInSuccess(call, response) };
  await requireJson(call, response);
  return { response, call };
}
