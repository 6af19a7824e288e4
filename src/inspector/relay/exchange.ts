/** What the page gets of a call, without the access token: the response, what the contract says of it, or an error. */
import { STATUS_CODES } from "node:http";
import { ConnectionError, TimeoutError } from "../../client/index.ts";
import type { Header } from "../../samples/of-request.ts";
import { KnownSecrets } from "../../shared/known-secrets.ts";
import { maskJson } from "../../shared/masking.ts";
import type { ContractValidators } from "../../validation/contract.ts";
import { describeViolation, formatViolation } from "../../validation/violation.ts";
import type { Exchange, Failure, RelayRequest, Verdict } from "../common/messages.ts";
import type { InspectedService, Wire } from "./service.ts";

/** Maximum length of a response body that the page gets: of a text, and of a file in base64, in characters. */
const maxText = 1024 * 1024;
const maxFile = 16 * 1024 * 1024;

type Validators = ContractValidators;
type Masked = (text: string) => string;

/** Sends a request of the page, and checks it and its response against the contract. */
export async function exchange(
  sent: RelayRequest,
  service: InspectedService,
  validators: Validators,
  signal: AbortSignal,
): Promise<Exchange | Failure> {
  const { baseUrl } = service;
  const template =
    validators.locate({ method: sent.method, url: baseUrl + sent.uri }, { baseUrl }).operation?.path ?? "";
  const wire = await service
    .send(sent, signal, template.endsWith("/"))
    .catch((error: unknown) => failureOf(error, sent, baseUrl));
  if ("error" in wire) return wire;
  const { request, response, milliseconds, note } = wire;
  const token = request.headers.get("Authorization")?.split(" ")[1] ?? "";
  const secrets = new KnownSecrets([token]);
  const masked = (text: string) => secrets.masked(text);
  const body = typeof request.body === "string" ? request.body : `(${request.body.length} bytes)`;
  return {
    request: { ...request, headers: shownHeaders(request.headers, masked), body },
    status: response.status,
    statusText: STATUS_CODES[response.status] ?? "",
    headers: shownHeaders(response.headers, masked),
    ...shownBody(response, masked),
    bytes: response.body.length,
    milliseconds,
    verdict: verdictOf(wire, baseUrl, validators, masked),
    note,
  };
}

/** What the contract says of a request and its response; undefined if it does not document the request. */
function verdictOf(
  { request, response }: Wire,
  baseUrl: string,
  validators: Validators,
  masked: Masked,
): Verdict | undefined {
  const { operation } = validators.locate(request, { baseUrl });
  if (!operation) return undefined;
  const reports = [
    validators.checkRequest(request, { baseUrl, strict: true }),
    validators.checkResponse(operation, response, { strict: true }, request.method),
  ];
  return {
    violations: reports.flatMap(({ violations }) => violations.map((one) => masked(formatViolation(one)))),
    additions: reports.flatMap(({ additions }) => additions.map((one) => masked(describeViolation(one)))),
  };
}

const textTypes = /^text\/|[/+](json|xml|yaml|javascript|x-www-form-urlencoded|x-ndjson)\b/i;

/** A body as text, or the base64 of what is not text. */
function shownBody(
  { headers, body }: Wire["response"],
  masked: Masked,
): Pick<Exchange, "text" | "isBase64" | "isTruncated"> {
  const type = headers.get("Content-Type") ?? "";
  if (type === "" || textTypes.test(type)) {
    const text = masked(new TextDecoder().decode(body));
    return { text: text.slice(0, maxText), isBase64: false, isTruncated: text.length > maxText };
  }
  const file = Buffer.from(masked(Buffer.from(body).toString("latin1")), "latin1").toString("base64");
  const isTruncated = file.length > maxFile;
  // The beginning of a file is of no use.
  return { text: isTruncated ? "" : file, isBase64: true, isTruncated };
}

/** Headers without other secrets, too, which are found by the header's name, such as the values of `Set-Cookie`. */
function shownHeaders(headers: Headers, masked: Masked): Header[] {
  return [...headers].map(([name, value]) => [name, masked(String(maskJson(value, name)))]);
}

/** Explanations of network errors, by code. */
const causes: Record<string, string> = {
  ECONNREFUSED: "The connection was refused: the service is down, or the address is wrong.",
  ENOTFOUND: "The host name does not exist.",
  EAI_AGAIN: "The host name could not be resolved. Check this machine's network connection.",
  ECONNRESET: "The connection was closed before the response was complete.",
  UND_ERR_SOCKET: "The connection was closed before the response was complete.",
  ETIMEDOUT: "The host did not respond in time.",
  CERT_HAS_EXPIRED: "The host's TLS certificate has expired.",
};

/** Explains the error of a request that got no response. */
function failureOf(error: unknown, { method }: RelayRequest, baseUrl: string): Failure {
  if (!(error instanceof Error)) return { error: { name: "Error", message: String(error) } };
  const { name, message, cause } = error;
  if (!(error instanceof ConnectionError || error instanceof TimeoutError)) return { error: { name, message } };
  const code = typeof cause === "string" ? cause : "";
  const isUnreachable = code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "EAI_AGAIN";
  const caution = method !== "GET" && !isUnreachable ? `The ${method} may have been executed.` : "";
  const sentences = [message, `The base URL is ${baseUrl}.`, causes[code] ?? code, caution];
  return { error: { name, message: sentences.filter((sentence) => sentence !== "").join(" ") } };
}
