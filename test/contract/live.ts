import {
  type ClientOptions,
  createServiceFetch,
  dataCenterUrls,
  optionsFromEnvironment,
  type ServiceFetch,
} from "../../src/client/index.ts";
import type { Case } from "./case.ts";
import { cases } from "./cases/index.ts";
import { type ReceivedResponse, readResponse } from "./send.ts";

/** The cases that may be sent to a real service. */
export const liveCases = cases.filter(
  (testCase): testCase is Case & Required<Pick<Case, "live">> => testCase.live !== undefined,
);

/** A real service, configured by the client's variables. Tests must not print its responses: a device key is secret. */
export class LiveService {
  readonly #options: ClientOptions;
  /** Shared by all cases, because access tokens are limited. */
  readonly #service: ServiceFetch;

  /** @throws TypeError that names a missing or invalid variable */
  constructor(environment: Record<string, string | undefined>) {
    this.#options = optionsFromEnvironment(environment);
    this.#service = createServiceFetch(this.#options);
  }

  /** Sends a case, with an access token if the case has one. */
  async send({ request: { method, path, token } }: Case): Promise<ReceivedResponse> {
    if (method !== "GET" || path.includes("{"))
      throw new Error(`${method} ${path} must not be sent to a real service.`);
    return token ? this.get(path) : readResponse(await fetch(this.#baseUrl + path));
  }

  /** Sends a GET request with an access token. @param path below {base_url} */
  async get(path: string): Promise<ReceivedResponse> {
    return readResponse(await this.#service(path));
  }

  get #baseUrl(): string {
    const { baseUrl, dataCenter = "", service, authHost } = this.#options;
    return baseUrl?.replace(/\/+$/, "") ?? dataCenterUrls(dataCenter, service, authHost).baseUrl;
  }
}
