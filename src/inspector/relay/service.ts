import { AsyncLocalStorage } from "node:async_hooks";
import { STATUS_CODES } from "node:http";
import { type Client, type ClientOptions, createClient, TransportError, version } from "../../client/index.ts";
import { settingsOf } from "../../client/settings.ts";
import type { Exchange, RelayRequest } from "../common/messages.ts";
import { splitUri } from "../common/uri.ts";
import { masked, maskedHeaders } from "./mask.ts";

/** What happened on the wire, with the whole body. */
export type Wire = Omit<Exchange, "isCut" | "isListed" | "violations">;

/** A call under way. The client may send it more than once: the last time is what is shown. */
interface Recording {
  /** The body as it was typed: a number of many digits would not survive being parsed. */
  body: string;
  wire?: Wire;
  note: string;
}

/**
 * A 401 may mean the token, or the account. The client would answer each with another token, of which there may be ten
 * in an hour. So a token that is younger than this is not to blame.
 */
const youngToken = 6 * 60_000;

/** The client has its answer, and is to leave it at that. */
class Answered extends TransportError {}

/** The service, called through our client; every call is recorded as it goes over the wire. */
export class InspectedService {
  readonly baseUrl: string;
  readonly version: string;
  readonly #client: Client;
  readonly #recordings = new AsyncLocalStorage<Recording>();
  readonly #fetch: typeof fetch;
  readonly #now: () => number;
  #tokenMadeAt = Infinity;

  /**
   * @param isLive whether it is the real service
   * @throws TypeError that says which option is missing or wrong
   */
  constructor(
    options: ClientOptions,
    readonly isLive: boolean,
  ) {
    const settings = settingsOf(options);
    this.baseUrl = settings.baseUrl;
    this.version = settings.accept.split("version=")[1] ?? "";
    this.#fetch = settings.fetch;
    this.#now = settings.clock.now;
    this.#client = createClient({
      ...options,
      retry: { maxRetries: 0 },
      fetch: (url, init) => this.#send(String(url), init),
      onToken: () => {
        this.#tokenMadeAt = this.#now();
      },
    });
  }

  /**
   * Sends a request.
   * @throws what the client throws, if there was no answer
   */
  async send(request: RelayRequest): Promise<Wire> {
    const recording: Recording = { body: request.body, note: "" };
    try {
      await this.#recordings.run(recording, () => this.#call(request));
    } catch (error) {
      if (!recording.wire) throw error;
      if (!(error instanceof Answered)) recording.note = error instanceof Error ? error.message : String(error);
    }
    if (!recording.wire) throw new Error("The client sent nothing.");
    return { ...recording.wire, note: recording.note };
  }

  async #call({ method, uri, version: asked, zaaid, body }: RelayRequest): Promise<void> {
    const { path, query } = splitUri(uri);
    const client = zaaid === "" ? this.#client : this.#client.withAccount(zaaid);
    await client.request(method, path, {
      query,
      headers: version(asked),
      ...(body !== "" && { body: JSON.parse(body) }),
    });
  }

  async #send(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const recording = this.#recordings.getStore();
    // Only the request for a token has no token.
    if (!recording || !headers.has("Authorization")) return this.#fetch(url, init);
    if (!url.startsWith(`${this.baseUrl}/`)) throw new TransportError(`Refused to go elsewhere than ${this.baseUrl}.`);
    if (recording.wire?.status === 401) recording.note = "The access token was refused, so the request was sent again.";
    delete recording.wire;
    const start = performance.now();
    const response = await this.#fetch(url, recording.body === "" ? init : { ...init, body: recording.body });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const milliseconds = performance.now() - start;
    const token = headers.get("Authorization")?.split(" ")[1] ?? "";
    const text = masked(new TextDecoder().decode(bytes), token);
    recording.wire = {
      request: { method: init.method ?? "GET", url, headers: maskedHeaders(headers, token), body: recording.body },
      status: response.status,
      statusText: STATUS_CODES[response.status] ?? "",
      headers: maskedHeaders(response.headers, token),
      text,
      bytes: bytes.length,
      milliseconds,
      note: "",
    };
    if (response.status === 401 && this.#now() - this.#tokenMadeAt < youngToken) throw new Answered();
    const { status, statusText } = response;
    return new Response(bytes.length > 0 ? bytes : null, { status, statusText, headers: response.headers });
  }
}
