import { type Handler, type HttpRequest, type HttpResponse, json, type NoResponse } from "../../server/message.ts";
import type { Exchange, Failure, RelayRequest } from "../common/messages.ts";
import { pageContract } from "./contract-for-page.ts";
import type { InspectedContract } from "./contract-reader.ts";
import { failureOf } from "./failure-messages.ts";
import type { Gate } from "./gate.ts";
import { withSecurityHeaders } from "./page-files.ts";
import { maxPayload, parseRelayRequest, requestRefusal } from "./payload.ts";
import type { InspectedService, Wire } from "./service.ts";
import { type LoadValidators, violationsOf } from "./violations.ts";

export interface RelayOptions {
  /** The path of the inspector, such as `/inspector`. */
  path: string;
  gate: Gate;
  page: Handler;
  contract: () => Promise<InspectedContract>;
  validators: LoadValidators;
  service: InspectedService;
}

/** Maximum length of a response body that the page gets, in characters. */
const maxText = 1024 * 1024;

/** Serves the page, the contract for the page, and the relay. */
export function inspectorHandler({ path, gate, page, contract, validators, service }: RelayOptions): Handler {
  const loaded = new WeakMap<InspectedContract, ReturnType<LoadValidators>>();

  /** The validators of the current contract, loaded when the first response of it is checked. */
  function validatorsOf(inspected: InspectedContract): ReturnType<LoadValidators> {
    const known = loaded.get(inspected);
    if (known) return known;
    const loading = validators();
    loaded.set(inspected, loading);
    // They may be loaded while a build writes them: the next response tries again.
    loading.catch(() => loaded.delete(inspected));
    return loading;
  }

  async function exchange(request: RelayRequest): Promise<Exchange | Failure> {
    let wire: Wire;
    try {
      wire = await service.send(request);
    } catch (error) {
      return failureOf(error, request.method, service.baseUrl);
    }
    const violations = violationsOf(await validatorsOf(await contract()), wire, service.baseUrl);
    const { text } = wire;
    return {
      ...wire,
      text: text.slice(0, maxText),
      isCut: text.length > maxText,
      isListed: violations !== undefined,
      violations: violations ?? [],
    };
  }

  async function relay({ method, headers, body }: HttpRequest): Promise<HttpResponse> {
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
    const refused = requestRefusal(request);
    return refused ? refusal(403, refused) : json(200, await exchange(request));
  }

  async function respond(request: HttpRequest): Promise<HttpResponse | NoResponse> {
    const reason = gate.readRefusal(request.headers);
    if (reason) return refusal(403, reason);
    if (request.path === `${path}/relay`) return relay(request);
    if (request.path === `${path}/operations.json` && request.method === "GET") {
      return json(200, pageContract(await contract(), service));
    }
    return page(request);
  }

  return async (request) => {
    const response = await respond(request).catch((error: unknown) => {
      // A bug of the inspector: the details belong in the log, not in the response.
      console.error(error);
      return refusal(500, "The relay failed. The log of the server contains the error.");
    });
    return typeof response === "string" ? response : withSecurityHeaders(response);
  };
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): HttpResponse {
  return json(status, { error: { name: "Refused", message } }, headers);
}
