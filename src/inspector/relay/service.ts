import { AsyncLocalStorage } from "node:async_hooks";
import { STATUS_CODES } from "node:http";
import {
  type ClientOptions,
  createServiceFetch,
  type FetchFunction,
  type ServiceFetch,
  TransportError,
} from "../../client/index.ts";
import { settingsOf } from "../../client/settings.ts";
import type { Header } from "../../samples/of-request.ts";
import { maskValues } from "../../shared/known-secrets.ts";
import { maskJson } from "../../shared/masking.ts";
import type { Exchange, RelayRequest } from "../common/messages.ts";

/** The request and the response as they were on the wire, with the whole body. */
export type Wire = Omit<Exchange, "isTruncated" | "verdict">;

/** A call in progress. If the client sends the request more than once, the last time is recorded. */
interface Recording {
  /** The body of the request, as it is shown. */
  body: string;
  wire?: Wire;
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
    this.#service = createServiceFetch({
      ...options,
      retry: { maxRetries: 0 },
      fetch: (url, init) => this.#send(url, init),
    });
  }

  /**
   * Sends a request.
   * @param signal ends the call when the page is gone, or no longer waits
   * @throws the client's error if there was no response
   */
  async send(request: RelayRequest, signal: AbortSignal): Promise<Wire> {
    const content = contentOf(request);
    const body = typeof content === "string" ? content : `(${content.length} bytes)`;
    const recording: Recording = { body, note: "" };
    try {
      await this.#recordings.run(recording, () => this.#call(request, content, signal));
    } catch (error) {
      if (!recording.wire) throw error;
      recording.note = error instanceof Error ? error.message : String(error);
    }
    if (!recording.wire) throw new Error("The client did not send the request.");
    return { ...recording.wire, note: recording.note };
  }

  async #call(request: RelayRequest, body: string | Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void> {
    const { method, uri, version, zaaid, headers, contentType } = request;
    await this.#service(uri, {
      method,
      version,
      signal,
      ...(zaaid !== "" && { zaaid }),
      headers: [
        ...headers,
        ...(body.length > 0 ? [["Content-Type", contentType || "application/json"] as Header] : []),
      ],
      // The body as it was typed: parsing would reduce the precision of a number of many digits.
      ...(body.length > 0 && { body }),
    });
  }

  async #send(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const recording = this.#recordings.getStore();
    // A request without the header Authorization is the client's own token request, which is not recorded.
    if (!recording || !headers.has("Authorization")) return this.#fetch(url, init);
    if (!url.startsWith(`${this.baseUrl}/`))
      throw new TransportError(`Refused to send the request to a URL that is not below ${this.baseUrl}.`);
    if (recording.wire?.status === 401)
      recording.note = "The service refused the access token. The request was repeated with a new one.";
    delete recording.wire;
    const start = performance.now();
    const response = await this.#fetch(url, init);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const milliseconds = performance.now() - start;
    const token = headers.get("Authorization")?.split(" ")[1] ?? "";
    recording.wire = {
      request: { method: init.method ?? "GET", url, headers: shownHeaders(headers, token), body: recording.body },
      status: response.status,
      statusText: STATUS_CODES[response.status] ?? "",
      headers: shownHeaders(response.headers, token),
      ...shownBody(bytes, response.headers.get("Content-Type") ?? "", token),
      bytes: bytes.length,
      milliseconds,
      note: "",
    };
    const { status, statusText } = response;
    return new Response(bytes.length > 0 ? bytes : null, { status, statusText, headers: response.headers });
  }
}

/** The body of a request: text, or bytes. */
export function contentOf({ body, isBase64 }: RelayRequest): string | Uint8Array<ArrayBuffer> {
  return isBase64 ? new Uint8Array(Buffer.from(body, "base64")) : body;
}

const textTypes = /^text\/|[/+](json|xml|yaml|javascript|x-www-form-urlencoded|x-ndjson)\b/i;

/** A body without the access token: as text, or the base64 of what is not text. */
function shownBody(bytes: Uint8Array, contentType: string, token: string): Pick<Wire, "text" | "isBase64"> {
  if (contentType === "" || textTypes.test(contentType))
    return { text: maskValues(new TextDecoder().decode(bytes), [token]), isBase64: false };
  const masked = maskValues(Buffer.from(bytes).toString("latin1"), [token]);
  return { text: Buffer.from(masked, "latin1").toString("base64"), isBase64: true };
}

/** Headers without the access token, and without other secrets by their names, such as the values of `Set-Cookie`. */
function shownHeaders(headers: Headers, token: string): Header[] {
  const shown: Header[] = [];
  headers.forEach((value, name) => {
    shown.push([name, maskValues(String(maskJson(value, name)), [token])]);
  });
  return shown;
}
