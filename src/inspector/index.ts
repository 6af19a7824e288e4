/** The API inspector: a page, and a relay that sends the page's requests. */
import { fileURLToPath } from "node:url";
import type { ClientOptions } from "../client/index.ts";
import type { Document } from "../contract/document.ts";
import type { MountedHandler } from "../mock/mock.ts";
import { loadAssets } from "../server/assets.ts";
import { serveFiles } from "../server/files.ts";
import { type HttpRequest, type HttpResponse, json, type NoResponse } from "../server/message.ts";
import { exchange } from "./relay/exchange.ts";
import { Gate, securityHeaders } from "./relay/gate.ts";
import { pageContract } from "./relay/page-contract.ts";
import { maxPayload, parseRelayRequest, requestRefusal } from "./relay/payload.ts";
import { InspectedService } from "./relay/service.ts";

export { newSecret } from "./relay/gate.ts";

export const inspectorPath = "/inspector";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** What the page is built from. */
export const pageSources = ["./page/index.html", "./page/main.tsx", "./page/page.css"].map(here);
let files: Promise<Map<string, string>> | undefined;

/** The files of the page by name, built or read once per process. */
export function pageFiles(): Promise<Map<string, string>> {
  files ??= loadAssets(here("./inspector-assets"), pageSources);
  return files;
}

export interface InspectorOptions {
  /** The client options of the real service, and the secret of the page; the mock if left out. */
  live?: { client: ClientOptions; secret: string } | undefined;
  /** The header of the page, as HTML, with the button that opens the search. */
  header(document: Document): Promise<string>;
}

/**
 * Creates the handler for `/inspector`, an entry of the mock's option `handlers`: the page, the contract for the page, and
 * the relay.
 * @throws TypeError that names a missing or invalid client option
 */
export function inspector({ live, header }: InspectorOptions): MountedHandler {
  const liveService = live && new InspectedService(live.client, true);
  return ({ baseUrl, issueAccessToken }, contract) => {
    // Tokens that are issued directly do not count against the limits.
    const service = liveService ?? new InspectedService({ baseUrl, accessToken: () => issueAccessToken() }, false);
    const gate = new Gate(live?.secret);
    const { document } = contract;

    const page = serveFiles(inspectorPath, async (name) => {
      const file = (await pageFiles()).get(name);
      if (name !== "index.html") return file;
      const html = await header(document);
      return file?.replace("{header}", () => html);
    });

    async function relay({ method, headers, body, signal }: HttpRequest): Promise<HttpResponse> {
      if (method !== "POST") return refusal(405, "The relay accepts only POST.", { Allow: "POST" });
      const reason = gate.sendRefusal(headers);
      if (reason) return refusal(403, reason);
      if (body.length > maxPayload) return refusal(413, `The request is larger than ${maxPayload} bytes.`);
      const request = parseRelayRequest(body);
      if (typeof request === "string") return refusal(400, request);
      const refused = requestRefusal(request, service.baseUrl);
      if (refused) return refusal(403, refused);
      return json(200, await exchange(request, service, contract.validators, signal));
    }

    async function respond(request: HttpRequest): Promise<HttpResponse | NoResponse> {
      const reason = gate.readRefusal(request.headers);
      if (reason) return refusal(403, reason);
      if (request.path === `${inspectorPath}/relay`) return relay(request);
      if (request.path === `${inspectorPath}/operations.json` && request.method === "GET") {
        const unknown = gate.secretRefusal(request.headers);
        return unknown ? refusal(403, unknown) : json(200, pageContract(document, service));
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
  };
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): HttpResponse {
  return json(status, { error: { name: "Refused", message } }, headers);
}
