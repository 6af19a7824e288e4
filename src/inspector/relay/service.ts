import { AsyncLocalStorage } from "node:async_hooks";
import {
  type ClientOptions,
  createServiceFetch,
  type FetchFunction,
  type ServiceFetch,
  TransportError,
} from "../../client/index.ts";
import { settingsOf } from "../../client/settings.ts";
import type { Header } from "../../samples/of-request.ts";
import type { RelayRequest } from "../common/messages.ts";

/** The request and the response as they were on the wire. */
export interface Wire {
  request: { method: string; url: string; headers: Headers; body: string | Uint8Array<ArrayBuffer> };
  response: { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> };
  /** Time from the request to the last byte of the response. */
  milliseconds: number;
}

/** The service, called through our client. Each call is recorded as it was on the wire. */
export class InspectedService {
  readonly baseUrl: string;
  readonly version: string;
  readonly #service: ServiceFetch;
  readonly #fetch: FetchFunction;
  /** The fetch function of a call, which records it. */
  readonly #recorders = new AsyncLocalStorage<FetchFunction>();

  /**
   * @param isLive whether it is the real service
   * @throws TypeError that names a missing or invalid option
   */
  constructor(
    options: ClientOptions,
    readonly isLive: boolean,
  ) {
    const settings = settingsOf(options);
    this.baseUrl = settings.baseUrl;
    this.version = settings.version;
    this.#fetch = settings.fetch;
    const fetch: FetchFunction = (url, init) => (this.#recorders.getStore() ?? this.#fetch)(url, init);
    this.#service = createServiceFetch({ ...options, retry: { maxRetries: 0 }, fetch });
  }

  /**
   * Sends a request. If the client sends it more than once, the last time is recorded.
   * @param signal ends the call when the page is gone, or no longer waits
   * @returns with a message of the client, such as that it repeated the request; else empty
   * @throws the client's error if there was no response
   */
  async send(request: RelayRequest, signal: AbortSignal, _isWhole: boolean): Promise<Wire & { note: string }> {
    const { method, uri, version, zaaid, headers, contentType, isBase64 } = request;
    // The body as it was typed: parsing would reduce the precision of a number of many digits.
    const body = isBase64 ? new Uint8Array(Buffer.from(request.body, "base64")) : request.body;
    const hasBody = body.length > 0;
    const types: Header[] = hasBody ? [["Content-Type", contentType || "application/json"]] : [];
    const init = { method, version, signal, headers: [...headers, ...types] };
    const recorded: { wire?: Wire; note: string } = { note: "" };
    const fetch: FetchFunction = async (url, init = {}) => {
      const sent = new Headers(init.headers);
      // A request without the header Authorization is the client's own token request, which is not recorded.
      if (!sent.has("Authorization")) return this.#fetch(url, init);
      if (!url.startsWith(`${this.baseUrl}/`))
        throw new TransportError(`Refused to send the request to a URL that is not below ${this.baseUrl}.`);
      if (recorded.wire?.response.status === 401)
        recorded.note = "The service refused the access token. The request was repeated with a new one.";
      delete recorded.wire;
      const start = performance.now();
      const response = await this.#fetch(url, init);
      const { status, statusText, headers } = response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      recorded.wire = {
        request: { method, url, headers: sent, body },
        response: { status, headers, body: bytes },
        milliseconds: performance.now() - start,
      };
      return new Response(bytes.length > 0 ? bytes : null, { status, statusText, headers });
    };
    try {
      await this.#recorders.run(fetch, () =>
        this.#service(uri, {
          ...init,
          ...(zaaid !== "" && { zaaid }),
          ...(hasBody && { body }),
        }),
      );
    } catch (error) {
      if (!recorded.wire) throw error;
      recorded.note = error instanceof Error ? error.message : String(error);
    }
    const { wire, note } = recorded;
    if (!wire) throw new Error("The client did not send the request.");
    return { ...wire, note };
  }
}
