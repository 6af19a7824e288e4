import { rename, writeFile } from "node:fs/promises";
import type { Operation } from "../../contract/operations.ts";
import { type HttpRequest, type HttpResponse, json } from "../../server/message.ts";
import type { Contract } from "../load-contract.ts";
import { prismRequestOf } from "../prism/validated.ts";
import { Refusal } from "../refusal.ts";
import type { Call } from "../state/match.ts";
import type { RecordOptions } from "./record-options.ts";
import { type Exchange, recordingOf } from "./recording.ts";

/** Forwards calls to a real service by Prism's proxy, and records the responses without secrets. */
export class Recorder {
  readonly #options: RecordOptions;
  readonly #exchanges: Exchange[] = [];
  #written: Promise<void> = Promise.resolve();

  /** @throws TypeError if the URL is not valid, or would send tokens unencrypted to another machine */
  constructor(options: RecordOptions) {
    const { protocol, hostname, username, password, search, hash } = urlOf(options.upstream);
    const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
    if (protocol !== "https:" && !(protocol === "http:" && isLocal))
      throw new TypeError("The URL of the service must begin with https://, because access tokens are sent to it.");
    if (username || password || search || hash)
      throw new TypeError("The URL of the service must not contain credentials, a query or a fragment.");
    this.#options = options;
  }

  /** Sends a call to the service, and records its response. @throws Refusal if the call is not one below {base_url} */
  async respond(contract: Contract, request: HttpRequest, operation: Operation, call: Call): Promise<HttpResponse> {
    if (operation.isOAuth)
      throw new Refusal(
        "BadRequest",
        "while recording, get tokens from the service's {auth_url}: they are not recorded",
      );
    const { authorization, cookie, accept } = request.headers;
    const input = prismRequestOf(operation, request);
    const length = input.body === undefined ? 0 : Buffer.byteLength(JSON.stringify(input.body));
    const headers = { ...(authorization && { authorization }), ...(cookie && { cookie }), ...(accept && { accept }) };
    // A seam for the validators of src/validation: Prism validates what it forwards.
    const { status, body, violations, responseViolations } = await contract.prism
      .forward(operation, { ...input, length, headers }, this.#options.upstream)
      .catch((error: Error) => ({
        status: 502,
        body: { code: 502, message: `The service could not be reached: ${error.message}` },
        violations: undefined,
        responseViolations: [],
      }));
    if (violations) {
      const problems = [
        ...violations.map((one) => `request: ${one}`),
        ...responseViolations.map((one) => `response: ${one}`),
      ];
      if (problems.length > 0) this.#options.onViolation?.(operation.id, problems);
      const secrets = [authorization?.split(/\s+/).at(-1) ?? ""].filter((one) => one !== "");
      await this.#add({ call, status, body, problems, breaksContract: responseViolations.length > 0, secrets });
    }
    return json(status, body);
  }

  /** Writes the whole recording to another file first, so that it is never half-written. */
  #add(exchange: Exchange): Promise<void> {
    this.#exchanges.push(exchange);
    const { file } = this.#options;
    const text = `${JSON.stringify(recordingOf(this.#exchanges), undefined, 2)}\n`;
    this.#written = this.#written.then(async () => {
      await writeFile(`${file}.new`, text, { mode: 0o600 });
      await rename(`${file}.new`, file);
    });
    return this.#written;
  }
}

function urlOf(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw new TypeError(`${JSON.stringify(text)} is not a URL. For example: https://www.example.com/api`);
  }
}
