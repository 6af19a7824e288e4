import { type Handler, type HttpRequest, type HttpResponse, json, type NoResponse } from "../../server/message.ts";
import type { Exchange, Failure, RelayRequest } from "../common/messages.ts";
import { splitUri } from "../common/uri.ts";
import { pageContract } from "./contract-for-page.ts";
import type { InspectedContract } from "./contract-reader.ts";
import { failureOf } from "./failure-messages.ts";
import type { Gate } from "./gate.ts";
import { withSecurityHeaders } from "./page-files.ts";
import { maxPayload, parseRelayRequest, requestRefusal } from "./payload.ts";
import type { InspectedService, Wire } from "./service.ts";
import type { ContractCheck } from "./violations.ts";

export interface RelayOptions {
  /** The path of the inspector, such as `/inspector`. */
  path: string;
  gate: Gate;
  page: Handler;
  contract: () => Promise<InspectedContract>;
  service: InspectedService;
}

/** Maximum length of a response body that the page gets, in characters. */
const maxText = 1024 * 1024;

/** Serves the page, the contract for the page, and the relay. */
export function inspectorHandler({ path, gate, page, contract, service }: RelayOptions): Handler {
  const checks = new WeakMap<InspectedContract, ContractCheck>();

  async function checkOf(inspected: InspectedContract): Promise<ContractCheck> {
    // Loaded on first use: it takes longer to load than the rest of the inspector.
    const { ContractCheck } = await import("./violations.ts");
    const check = checks.get(inspected) ?? new ContractCheck(inspected);
    checks.set(inspected, check);
    return check;
  }

  async function exchange(request: RelayRequest): Promise<Exchange | Failure> {
    let wire: Wire;
    try {
      wire = await service.send(request);
    } catch (error) {
      return failureOf(error, request.method, service.baseUrl);
    }
    const inspected = await contract();
    const operation = inspected.router.find(splitUri(request.uri).path)?.operations.get(request.method);
    const violations = operation ? (await checkOf(inspected)).violations(operation, wire) : [];
    const { text } = wire;
    return {
      ...wire,
      text: text.slice(0, maxText),
      isCut: text.length > maxText,
      isListed: operation !== undefined,
      violations,
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
