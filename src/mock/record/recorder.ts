import { rename, writeFile } from "node:fs/promises";
import type { Operation } from "../../contract/operations.ts";
import { type HttpRequest, type HttpResponse, json } from "../../server/message.ts";
import type { Violation } from "../../validation/violation.ts";
import { maskedJson } from "../mask.ts";
import { Refusal } from "../refusal.ts";
import { basePath, type ServedContract } from "../served-contract.ts";
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
  async respond(
    contract: ServedContract,
    request: HttpRequest,
    operation: Operation,
    call: Call,
  ): Promise<HttpResponse> {
    if (operation.isOAuth)
      throw new Refusal(
        "BadRequest",
        "while recording, get tokens from the service's {auth_url}: they are not recorded",
      );
    const { authorization, cookie, accept } = request.headers;
    const headers = {
      ...(authorization && { authorization }),
      ...(cookie && { cookie }),
      ...(accept && { accept }),
      ...(request.body.length > 0 && { "content-type": request.headers["content-type"] ?? "" }),
    };
    const response = await forward(contract, operation, request, headers, this.#options.upstream).catch(
      (error: Error) => error,
    );
    if (response instanceof Error) {
      return json(502, { code: 502, message: `The service could not be reached: ${response.message}` });
    }
    const { status, body } = response;
    const secrets = [authorization?.split(/\s+/).at(-1) ?? ""].filter((one) => one !== "");
    const violations = maskedJson(await violationsOf(request, operation.id, response), secrets) as Violation[];
    if (violations.length > 0) this.#options.onViolation?.(violations);
    await this.#add({ call, status, body, violations, secrets });
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

interface PrismResponse {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Forwards a request to a real service, as Prism's proxy does. @throws Error if there was no response */
async function forward(
  { text }: ServedContract,
  operation: Operation,
  { path, query, body }: HttpRequest,
  headers: Record<string, string>,
  upstream: string,
): Promise<PrismResponse> {
  const { createInstance, getHttpOperationsFromSpec } = await import("@stoplight/prism-http");
  const operations = await getHttpOperationsFromSpec(JSON.parse(text));
  const resource = operations.filter(({ iid }) => iid === operation.id);
  const silence = () => {};
  const logger = Object.fromEntries(
    ["trace", "debug", "info", "warn", "error", "fatal", "success"].map((level) => [level, silence]),
  ) as Record<string, unknown>;
  logger.child = () => logger;
  const config = {
    ...{ checkSecurity: false, validateRequest: false, validateResponse: false, errors: false, isProxy: true as const },
    ...{ upstreamProxy: undefined, upstream: new URL(upstream), mock: { dynamic: false } },
  };
  const route = ({ resources: [right] }: { resources: unknown[] }) => ({ _tag: "Right", right });
  const instance = createInstance(config, { logger, route } as never);
  const input = {
    method: operation.method,
    url: { path: path.slice(basePath.length), query: Object.fromEntries(new URLSearchParams(query)) },
    headers: { ...headers, "content-length": String(body.length) },
    body: body.length === 0 ? undefined : JSON.parse(body.toString("utf8")),
  };
  const result = await instance.request(input, resource, config)();
  if (result._tag === "Left") throw result.left;
  const { output } = result.right;
  return { status: output.statusCode, headers: (output.headers ?? {}) as Record<string, string>, body: output.body };
}

/** How a request and its response violate the contract. */
async function violationsOf(
  { method, path, query, headers, body }: HttpRequest,
  operation: string,
  { status, headers: received, body: data }: PrismResponse,
): Promise<Violation[]> {
  // Loaded on first use: few mocks record.
  const { contract } = await import("../../validation/all-operations.ts");
  // Prism has parsed what was JSON.
  const text = typeof data === "string" ? data : JSON.stringify(data);
  const request = contract.checkRequest({ method, url: `${path}?${query}`, headers, body });
  const response = contract.checkResponse(
    contract.operation(operation),
    { status, headers: received, body: text },
    {},
    method,
  );
  return [...request.violations, ...response.violations];
}

function urlOf(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw new TypeError(`${JSON.stringify(text)} is not a URL. For example: https://www.example.com/api`);
  }
}
