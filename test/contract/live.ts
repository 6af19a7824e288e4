import {
  type Client,
  type ClientOptions,
  createClient,
  dataCenterUrls,
  optionsFromEnvironment,
} from "../../src/client/index.ts";
import { recorder } from "./call.ts";
import type { Case } from "./case.ts";
import { cases } from "./cases/index.ts";
import { type Answer, answerOf } from "./send.ts";

/** The cases that may be sent to a real service. */
export const liveCases = cases.filter((one): one is Case & Required<Pick<Case, "live">> => one.live !== undefined);

/** A real service, as the client's variables name it. No test may print what it answers: a device key is a secret. */
export class LiveService {
  readonly #options: ClientOptions;
  readonly #recorder = recorder();
  /** One for all cases, because access tokens are limited. */
  readonly #client: Client;

  /** @throws TypeError that says which variable is missing or wrong */
  constructor(environment: Record<string, string | undefined>) {
    this.#options = optionsFromEnvironment(environment);
    this.#client = createClient({ ...this.#options, fetch: this.#recorder.fetch });
  }

  /** Sends a case, with an access token if the case has one. */
  async send({ request: { method, path, token } }: Case): Promise<Answer> {
    if (method !== "GET" || path.includes("{")) throw new Error(`${method} ${path} is not for a real service.`);
    return token ? this.get(path) : answerOf(await fetch(this.#baseUrl + path));
  }

  /** Gets a path below {base_url} with an access token. */
  async get(path: string): Promise<Answer> {
    await this.#client.request("GET", path);
    const answer = this.#recorder.answers.at(-1);
    if (!answer) throw new Error(`GET ${path} had no answer.`);
    return answer;
  }

  get #baseUrl(): string {
    const { baseUrl, dataCenter = "", service, authHost } = this.#options;
    return baseUrl?.replace(/\/+$/, "") ?? dataCenterUrls(dataCenter, service, authHost).baseUrl;
  }
}
