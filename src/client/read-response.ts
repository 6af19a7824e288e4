let ReadResponse: ReturnType<typeof defineReadResponse> | undefined;

/** A response with the body that was read. */
export function readResponse(original: Response, bytes: ArrayBuffer): Response {
  ReadResponse ??= defineReadResponse();
  return new ReadResponse(original, bytes) as unknown as Response;
}

/**
 * A response whose body was read, to be read by the caller. Everything else is that of the response of `fetch`. Its own
 * body is null, because a `Response` makes a stream of bytes, which takes as long as a whole call: that is done only for
 * a caller who wants the stream, a Blob or a form.
 *
 * The class is defined at the first response: at the first use of `Response`, Node loads its HTTP client, which takes longer
 * than the import of the whole client.
 */
function defineReadResponse() {
  // The types of Node declare the members of a Response as properties, which a class cannot override.
  const ResponseBase = Response as new (body: null, init: Response) => object;

  return class extends ResponseBase {
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
  };
}
