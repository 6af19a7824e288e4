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

/** A call in progress. If the client sends the request more than once, the last time is recorded. */
interface Recording {
  /** The body of the request. */
  readonly body: Wire["request"]["body"];
  wire?: Wire;
  /** A message of the client, such as that it repeated the request; else empty. */
  note: string;
}

/** The service, called through our client. Each call is recorded as it was on the wire. */
export class InspectedService {
  readonly baseUrl: string;
  readonly version: string;
  readonly #service: ServiceFetch;
  readonly #recordings = new AsyncLocalStorage<Recording>();
  readonly #fetch: FetchFunction;

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
    this.version = settings.accept.split("version=")[1] ?? "";
    this.#fetch = settings.fetch;
    const fetch: FetchFunction = (url, init) => this.#send(url, init);
    this.#service = createServiceFetch({ ...options, retry: { maxRetries: 0 }, fetch });
  }

  /**
   * Sends a request.
   * @param signal ends the call when the page is gone, or no longer waits
   * @throws the client's error if there was no response
   */
  async send(request: RelayRequest, signal: AbortSignal): Promise<Wire & Pick<Recording, "note">> {
    const { method, uri, version, zaaid, headers, contentType, isBase64 } = request;
    // The body as it was typed: parsing would reduce the precision of a number of many digits.
    const body = isBase64 ? new Uint8Array(Buffer.from(request.body, "base64")) : request.body;
    const hasBody = body.length > 0;
    const types: Header[] = hasBody ? [["Content-Type", contentType || "application/json"]] : [];
    const init = { method, version, signal, headers: [...headers, ...types] };
    const recording: Recording = { body, note: "" };
    try {
      await this.#recordings.run(recording, () =>
        this.#service(uri, { ...init, ...(zaaid !== "" && { zaaid }), ...(hasBody && { body }) }),
      );
    } catch (error) {
      if (!recording.wire) throw error;
      recording.note = error instanceof Error ? error.message : String(error);
    }
    if (!recording.wire) throw new Error("The client did not send the request.");
    return { ...recording.wire, note: recording.note };
  }

  async #send(url: string, init: RequestInit = {}): Promise<Response> {
    const sent = new Headers(init.headers);
    const recording = this.#recordings.getStore();
    // A request without the header Authorization is the client's own token request, which is not recorded.
    if (!recording || !sent.has("Authorization")) return this.#fetch(url, init);
    if (!url.startsWith(`${this.baseUrl}/`))
      throw new TransportError(`Refused to send the request to a URL that is not below ${this.baseUrl}.`);
    if (recording.wire?.response.status === 401)
      recording.note = "The service refused the access token. The request was repeated with a new one.";
    delete recording.wire;
    const start = performance.now();
    const response = await this.#fetch(url, init);
    const { status, statusText, headers } = response;
    const body = new Uint8Array(await response.arrayBuffer());
    recording.wire = {
      request: { method: init.method ?? "GET", url, headers: sent, body: recording.body },
      response: { status, headers, body },
      milliseconds: performance.now() - start,
    };
    return new Response(body.length > 0 ? body : null, { status, statusText, headers });
  }
}
