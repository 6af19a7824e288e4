import { type ClientOptions, createServiceFetch, optionsFromEnvironment } from "../../src/client/index.ts";
import { settingsOf } from "../../src/client/settings.ts";
import type { Case } from "./case.ts";
import { cases } from "./cases/index.ts";
import { type ReceivedResponse, readResponse } from "./send.ts";

/** The cases that may be sent to a real service. */
export const liveCases = cases.filter(
  (testCase): testCase is Case & Required<Pick<Case, "live">> => testCase.live !== undefined,
);

/**
 * A real service, configured by the client's variables. Its calls share one access token, because tokens are limited. Tests
 * must not print its responses: a device key is secret.
 * @throws TypeError that names a missing or invalid variable
 */
export function liveService(environment: Record<string, string | undefined>) {
  const options: ClientOptions = optionsFromEnvironment(environment);
  const service = createServiceFetch(options);
  const get = async (path: string) => readResponse(await service(path));
  return {
    /** Sends a GET request with an access token. @param path below {base_url} */
    get,
    /** Sends a case, with an access token if the case has one. */
    async send({ request: { method, path, token } }: Case): Promise<ReceivedResponse> {
      if (method !== "GET" || path.includes("{"))
        throw new Error(`${method} ${path} must not be sent to a real service.`);
      return token ? get(path) : readResponse(await fetch(settingsOf(options).baseUrl + path));
    },
  };
}
