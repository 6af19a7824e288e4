import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { validateRequest, validateResponse } from "../../src/validation/index.ts";
import { type GeneratedRequest, generatedRequest } from "./generated-requests.ts";

const seed = 20_261_121;
const numRuns = process.env.CI ? 10_000 : 1_000;
const atOnce = 50;

/** A pattern for the operation, the place and the text of a violation, and why the mock accepts it. */
const accepted: Array<[RegExp, string]> = [
  [/ cookie zaaid /, "the mock takes an empty cookie for none, and reads the first of two"],
  [
    / body \/(period|granularity|report_type) /,
    "the mock knows the rules between fields only where a schema has the fields",
  ],
  [/createToken header Content-Type /, "the mock reads the query if the body is no form"],
  [/revokeRefreshToken body {2}expected no body/, "the mock reads the query of a revocation only"],
  [
    / query (token|client_id|client_secret|refresh_token|code) /,
    "the mock takes an empty value for one that it does not know",
  ],
];

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

/** Whether the mock refuses a request for the contract, not because a token or a code is used up. */
async function isRefused({ request }: GeneratedRequest, response: Response): Promise<boolean> {
  const body = (await response.clone().json()) as { code?: number };
  expect((await validateResponse(response, request)).violations).toEqual([]);
  return response.status >= 400 && body.code !== undefined;
}

describe("the mock and the validators", () => {
  it("accept and refuse the same requests, except for known reasons", async () => {
    const { clientId, clientSecret, refreshToken } = mock.credentials;
    const secrets = { client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken };
    const known = {
      monitor_id: "123412341234123411",
      zaaid: "15401829",
      token: "unknown",
      grant_type: "refresh_token",
      ...secrets,
    };
    const values = { baseUrl: mock.baseUrl, authUrl: mock.authUrl, token: mock.issueAccessToken(), known };
    const verdicts = { valid: 0, invalid: 0 };
    const reasons = new Set<string>();
    const unexplained: string[] = [];
    const compare = async (generated: GeneratedRequest) => {
      const { operation, request } = generated;
      const { url, method, headers, body } = request;
      const response = await fetch(url, { method, headers, ...(body !== "" && { body }) });
      const { violations } = await validateRequest(request, values);
      const refused = await isRefused(generated, response);
      if (refused === violations.length > 0) {
        verdicts[refused ? "invalid" : "valid"] += 1;
        return;
      }
      const texts = violations.map(({ in: place, at, text }) => `${operation.name} ${place} ${at} ${text}`);
      for (const text of refused
        ? [
            `the mock refuses ${method} ${url} ${JSON.stringify(headers)} ${body} ${response.status} ${await response.text()}`,
          ]
        : texts) {
        const [, reason] = (!refused && accepted.find(([pattern]) => pattern.test(text))) || [];
        if (reason) reasons.add(reason);
        else unexplained.push(text);
      }
    };
    const requests = fc.sample(generatedRequest(values), { seed, numRuns });
    // Many at once: most of a request's time is the way to the mock's thread and back.
    for (let start = 0; start < numRuns; start += atOnce) {
      await Promise.all(requests.slice(start, start + atOnce).map(compare));
    }
    expect(unexplained).toEqual([]);
    expect(Math.min(verdicts.valid, verdicts.invalid)).toBeGreaterThan(numRuns / 20);
    expect([...reasons].sort()).toEqual(accepted.map(([, reason]) => reason).sort());
  });
});
