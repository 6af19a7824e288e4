/** The options of a call of `createClient`: which are allowed, and which are for openapi-fetch and for the service. */
import type { ClientOptions as FetchClientOptions } from "openapi-fetch";
import { operations } from "../../generated/operations.ts";
import type { Check } from "../shared/options.ts";
import { account, checkOptions, named, optionChecks, plain } from "./option-checks.ts";
import type { ServiceInit } from "./options.ts";
import { pathSerializer } from "./paths.ts";

/** The options of openapi-fetch's client that say how a call becomes a request. */
export type Serializers = Pick<FetchClientOptions, "querySerializer" | "bodySerializer" | "pathSerializer">;

/** The options of a call, as they are at run time; the types are those of openapi-fetch. */
export interface CallInit extends ServiceInit, Serializers, Omit<RequestInit, "body" | "headers"> {
  params?: { cookie?: { zaaid?: string } };
  body?: unknown;
  headers?: object;
  parseAs?: string;
  middleware?: unknown;
}

/**
 * @throws TypeError if an option does not exist, if the call names two accounts, or if openapi-fetch would change the body: it
 * sends unchanged only JSON, `FormData` and a body with the Content-Type of a form
 */
export function checkCall(init: CallInit): void {
  checkOptions("call", init, callChecks);
  const { params = {}, body, bodySerializer, headers } = init;
  checkOptions("params", params, paramsChecks);
  checkOptions("params.cookie", params.cookie ?? {}, cookieChecks);
  const { zaaid: inCookie = init.zaaid } = params.cookie ?? {};
  if (init.zaaid !== undefined && init.zaaid !== inCookie)
    throw new TypeError("`zaaid` and `params.cookie.zaaid` name two accounts. Leave out one of them.");
  if (bodySerializer || Object(body) !== body) return;
  const isTypedForm =
    body instanceof URLSearchParams && new Headers(headers as HeadersInit).get("Content-Type") === formType;
  if (body instanceof FormData || isTypedForm) return;
  // Objects that are not JSON, such as a Blob, a Map or the FormData of undici, have a `Symbol.toStringTag`.
  const isOther = Symbol.toStringTag in (body as object) || Symbol.asyncIterator in (body as object);
  if (isOther || typeof body === "function")
    throw new TypeError(
      `\`body\` must be what JSON can have, FormData, or a form with the Content-Type ${formType}. For a file, bytes or a stream, add a \`bodySerializer\`, or call the path with \`createServiceFetch\`.`,
    );
}

const formType = "application/x-www-form-urlencoded";
const paramsChecks = { path: plain, query: plain, header: plain, cookie: plain };
const cookieChecks = { zaaid: account };
const parseAs: Check = [
  "json, text, blob, arrayBuffer or stream",
  (value) => /^(json|text|blob|arrayBuffer|stream)$/.test(String(value)),
];
const openapiFetchChecks = { ...named("params querySerializer bodySerializer pathSerializer middleware"), parseAs };
/** What openapi-fetch needs to make the Request of a call. The other options are for the service. */
const requestOptions = [...Object.keys(openapiFetchChecks), "body", "headers"];
// `method` is not an allowed option: the name of the called function, such as `GET`, already determines it.
const { method: _, ...callChecks }: Record<string, Check> = { ...optionChecks.call, ...openapiFetchChecks };

/**
 * Headers in a form that openapi-fetch can read. It would silently drop a list of pairs, or Headers of another implementation.
 */
export function readableHeaders(headers: object): NonNullable<FetchClientOptions["headers"]> {
  return Symbol.iterator in headers ? new Headers(headers as HeadersInit) : (headers as Record<string, string>);
}

/** @param ofClient serializes paths, if the call has no serializer of its own */
export function optionsForOpenapiFetch(init: CallInit, ofClient: Serializers["pathSerializer"]): object {
  const serialize = init.pathSerializer ?? ofClient;
  const serializePath: typeof pathSerializer = (path, values) => pathSerializer(path, values, serialize);
  const headers = init.headers && readableHeaders(init.headers);
  const given = Object.entries({ ...init, headers, pathSerializer: serializePath });
  const defined = given.filter(([name, value]) => requestOptions.includes(name) && value !== undefined);
  // `duplex` allows a stream, such as that of a `bodySerializer`.
  return { duplex: "half", ...Object.fromEntries(defined) };
}

/**
 * These options are kept outside the Request, because a middleware may replace the Request. Without its `zaaid`, the call would
 * act on another account.
 */
export function optionsForService(init: CallInit, template: string): ServiceInit {
  const others = Object.entries(init).filter(([name]) => !requestOptions.includes(name));
  const { zaaid = init.params?.cookie?.zaaid, version = operations[template]?.version } = init;
  return { ...Object.fromEntries(others), version, ...(zaaid !== undefined && { zaaid }) };
}
