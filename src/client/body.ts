import { ConnectionError, TransportError } from "./errors.ts";

/** Bodies that a JSON API sends: JSON, and every error. Reports in other formats can be large and stay a stream. */
export function isRead(response: Response): boolean {
  const type = response.headers.get("Content-Type");
  return response.body !== null && (!response.ok || !type || /json|text\/plain/i.test(type));
}

/**
 * Whether compressed JSON lost its end. Node ends such a body without an error, and gives what was decompressed, which can
 * be nothing.
 */
export function isCutOff({ ok, headers }: Response, bytes: ArrayBuffer): boolean {
  if (!ok || !headers.has("Content-Encoding") || !/json/i.test(headers.get("Content-Type") ?? "")) return false;
  return !/[}\]]\s*$/.test(new TextDecoder().decode(bytes.slice(-8)));
}

/** The types of Node declare the members of a Response as properties, which a class cannot override. */
const ResponseBase = Response as new (body: null, init: Response) => object;

/**
 * A response whose body was read, to be read by the caller. Everything else is that of the response of `fetch`. Its own
 * body is null, because a `Response` makes a stream of bytes, which takes as long as a whole call: that is done only for
 * a caller who wants the stream, a Blob or a form.
 */
class ReadResponse extends ResponseBase {
  readonly #original: Response;
  readonly #bytes: ArrayBuffer;
  #copy: Response | undefined;
  #isUsed = false;

  constructor(original: Response, bytes: ArrayBuffer) {
    super(null, original);
    this.#original = original;
    this.#bytes = bytes;
  }

  get url() {
    return this.#original.url;
  }
  get type() {
    return this.#original.type;
  }
  get redirected() {
    return this.#original.redirected;
  }
  get body() {
    return this.#whole().body;
  }
  get bodyUsed() {
    return this.#isUsed || Boolean(this.#copy?.bodyUsed);
  }

  clone() {
    this.#checkUnused();
    return readResponse(this.#original, this.#bytes);
  }
  async text() {
    this.#checkUnused();
    this.#isUsed = true;
    return new TextDecoder().decode(this.#bytes);
  }
  async json() {
    return JSON.parse(await this.text());
  }
  async arrayBuffer() {
    this.#checkUnused();
    return this.#whole().arrayBuffer();
  }
  async bytes() {
    return new Uint8Array(await this.arrayBuffer());
  }
  async blob() {
    this.#checkUnused();
    return this.#whole().blob();
  }
  async formData() {
    this.#checkUnused();
    return this.#whole().formData();
  }

  #checkUnused() {
    if (this.bodyUsed) throw new TypeError("The body has already been read.");
  }
  #whole() {
    this.#copy ??= new Response(this.#bytes, this.#original);
    return this.#copy;
  }
}

/** A response with the body that was read. */
export function readResponse(original: Response, bytes: ArrayBuffer): Response {
  return new ReadResponse(original, bytes) as unknown as Response;
}

/** How `fetch` lets a program read a body, once. Some runtimes do not have `bytes`. */
const readers = ["text", "json", "arrayBuffer", "blob", "formData", "bytes"];

/**
 * A response whose body stays a stream. A connection that is lost while the body is read is a ConnectionError.
 * @param release called when the body was read
 */
export function withStream(response: Response, operation: string, signal: AbortSignal, release: () => void): Response {
  for (const name of readers) {
    if (!(name in response)) continue;
    const read = Reflect.get(response, name).bind(response);
    const value = async () => {
      try {
        return await read();
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (error instanceof SyntaxError)
          throw new TransportError(`${operation}: the response body is not valid JSON.`);
        throw new ConnectionError(`${operation}: the connection failed.`, error);
      } finally {
        release();
      }
    };
    Object.defineProperty(response, name, { value });
  }
  return response;
}

const operations = new WeakMap<Response, string>();

/** Notes the operation of a response, for messages: method and path, such as `GET /monitors/1`. */
export function nameResponse(response: Response, operation: string): void {
  operations.set(response, operation);
}

/** Method and path; the path alone if the response is not one of `createServiceFetch`. Never the query: it may be secret. */
export function operationOf(response: Response): string {
  return operations.get(response) ?? (URL.canParse(response.url) ? new URL(response.url).pathname : "The call");
}
