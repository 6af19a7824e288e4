import { type Handler, type HttpRequest, type HttpResponse, json } from "../../server/message.ts";
import type { Exchange, RelayRequest, Trouble } from "../common/messages.ts";
import { splitUri } from "../common/uri.ts";
import { pageContract } from "./contract-for-page.ts";
import type { InspectedContract } from "./contract-reader.ts";
import type { Gate } from "./gate.ts";
import { sealed } from "./page-files.ts";
import { maxPayload, refusedRequest, relayRequest } from "./payload.ts";
import type { InspectedService, Wire } from "./service.ts";
import type { ContractCheck } from "./violations.ts";
import { trouble } from "./words.ts";

export interface RelayOptions {
  /** Where the inspector is served, such as `/inspector`. */
  path: string;
  gate: Gate;
  page: Handler;
  contract: () => Promise<InspectedContract>;
  service: InspectedService;
}

/** The characters of a body that the page is given. */
const maxText = 1024 * 1024;

/** Serves the page, what it is to know of the contract, and the relay. */
export function inspectorHandler({ path, gate, page, contract, service }: RelayOptions): Handler {
  const checks = new WeakMap<InspectedContract, ContractCheck>();

  async function checkOf(inspected: InspectedContract): Promise<ContractCheck> {
    // Loaded when it is first needed: it takes longer than the rest of the inspector.
    const { ContractCheck } = await import("./violations.ts");
    const check = checks.get(inspected) ?? new ContractCheck(inspected);
    checks.set(inspected, check);
    return check;
  }

  async function exchange(asked: RelayRequest): Promise<Exchange | Trouble> {
    let wire: Wire;
    try {
      wire = await service.send(asked);
    } catch (error) {
      return trouble(error, asked.method, service.baseUrl);
    }
    const inspected = await contract();
    const operation = inspected.router.find(splitUri(asked.uri).path)?.operations.get(asked.method);
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
    if (method !== "POST") return refusal(405, "The relay takes POST.", { Allow: "POST" });
    const reason = gate.refusesToSend(headers);
    if (reason) return refusal(403, reason);
    if (body.length > maxPayload) return refusal(413, `The request has more than ${maxPayload} bytes.`);
    let asked: RelayRequest;
    try {
      asked = relayRequest(body);
    } catch (error) {
      return refusal(400, (error as Error).message);
    }
    const refused = refusedRequest(asked);
    return refused ? refusal(403, refused) : json(200, await exchange(asked));
  }

  async function answer(request: HttpRequest): Promise<HttpResponse | "cut"> {
    const reason = gate.refusesToRead(request.headers);
    if (reason) return refusal(403, reason);
    if (request.path === `${path}/relay`) return relay(request);
    if (request.path === `${path}/operations.json` && request.method === "GET") {
      return json(200, pageContract(await contract(), service));
    }
    return page(request);
  }

  return async (request) => {
    const given = await answer(request).catch((error: unknown) => {
      // The page must not show it, but whoever runs the server should see it.
      console.error(error);
      return refusal(500, "The relay failed. The terminal in which it runs says why.");
    });
    return given === "cut" ? given : sealed(given);
  };
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): HttpResponse {
  return json(status, { error: { name: "Refused", message } }, headers);
}
