import type { Document } from "../../contract/document.ts";
import type { CurrentContract } from "../../mock/options.ts";
import { serveFiles } from "../../server/files.ts";
import { type Handler, type HttpRequest, type HttpResponse, json, type NoResponse } from "../../server/message.ts";
import { describeViolation, formatViolation } from "../../validation/violation.ts";
import type { Exchange, Failure, RelayRequest, Verdict } from "../common/messages.ts";
import { pageFiles } from "../page-files.ts";
import { failureOf } from "./failure-messages.ts";
import { type Gate, securityHeaders } from "./gate.ts";
import { pageContract } from "./page-contract.ts";
import { maxPayload, parseRelayRequest, requestRefusal } from "./payload.ts";
import { contentOf, type InspectedService, type Wire } from "./service.ts";

export interface RelayOptions {
  /** The path of the inspector, such as `/inspector`. */
  path: string;
  gate: Gate;
  /** The current contract. */
  contract: () => CurrentContract;
  service: InspectedService;
  /** The header of the page, as HTML. */
  header(document: Document): Promise<string>;
}

/** Maximum length of a response body that the page gets: of a text, and of a file in base64, in characters. */
const maxText = 1024 * 1024;
const maxFile = 16 * 1024 * 1024;

/** Serves the page, the contract for the page, and the relay. */
export function inspectorHandler({ path, gate, contract, service, header }: RelayOptions): Handler {
  const page = serveFiles(path, async (name) => {
    const file = (await pageFiles()).get(name);
    if (name !== "index.html") return file;
    const html = await header(JSON.parse(contract().text));
    return file?.replace("{header}", () => html);
  });

  async function relay({ method, headers, body, signal }: HttpRequest): Promise<HttpResponse> {
    if (method !== "POST") return refusal(405, "The relay accepts only POST.", { Allow: "POST" });
    const reason = gate.sendRefusal(headers);
    if (reason) return refusal(403, reason);
    if (body.length > maxPayload) return refusal(413, `The request is larger than ${maxPayload} bytes.`);
    let request: RelayRequest;
    try {
      request = parseRelayRequest(body);
    } catch (error) {
      return refusal(400, (error as Error).message);
    }
    const refused = requestRefusal(request, service.baseUrl);
    return refused ? refusal(403, refused) : json(200, await exchange(request, service, contract().validators, signal));
  }

  async function respond(request: HttpRequest): Promise<HttpResponse | NoResponse> {
    const reason = gate.readRefusal(request.headers);
    if (reason) return refusal(403, reason);
    if (request.path === `${path}/relay`) return relay(request);
    if (request.path === `${path}/operations.json` && request.method === "GET") {
      return json(200, pageContract(JSON.parse(contract().text), service, gate.secret));
    }
    return page(request);
  }

  return async (request) => {
    const response = await respond(request).catch((error: unknown) => {
      // A bug of the inspector: the details belong in the log, not in the response.
      console.error(error);
      return refusal(500, "The relay failed. The log of the server contains the error.");
    });
    if (typeof response === "string") return response;
    return { ...response, headers: { ...response.headers, ...securityHeaders } };
  };
}

/** Sends a request of the page, and checks it and its response against the contract. */
async function exchange(
  request: RelayRequest,
  service: InspectedService,
  validators: CurrentContract["validators"],
  signal: AbortSignal,
): Promise<Exchange | Failure> {
  let wire: Wire;
  try {
    wire = await service.send(request, signal);
  } catch (error) {
    return failureOf(error, request.method, service.baseUrl);
  }
  const verdict = verdictOf(wire, contentOf(request), service.baseUrl, validators);
  const { text, isBase64 } = wire;
  // The beginning of a file is of no use.
  const shown = isBase64 && text.length > maxFile ? "" : text.slice(0, isBase64 ? maxFile : maxText);
  return { ...wire, text: shown, isTruncated: shown.length < text.length, verdict };
}

/** What the contract says of a request and its response; undefined if it does not document the request. */
function verdictOf(
  { request, ...response }: Wire,
  body: string | Uint8Array,
  baseUrl: string,
  validators: CurrentContract["validators"],
): Verdict | undefined {
  const operation = validators.find(request, { baseUrl });
  if (!operation) return undefined;
  const sent = { ...request, headers: new Headers(request.headers), body };
  const content = response.isBase64 ? Buffer.from(response.text, "base64") : response.text;
  const received = { status: response.status, headers: new Headers(response.headers), body: content };
  const reports = [
    validators.checkRequest(sent, { baseUrl, strict: true }),
    validators.checkResponse(operation, received, { strict: true }, request.method),
  ];
  return {
    violations: reports.flatMap(({ violations }) => violations).map(formatViolation),
    additions: reports.flatMap(({ additions }) => additions).map(describeViolation),
  };
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): HttpResponse {
  return json(status, { error: { name: "Refused", message } }, headers);
}
