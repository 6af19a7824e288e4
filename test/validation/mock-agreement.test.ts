import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { type RequestParts, type Violation, validateRequest, validateResponse } from "../../src/validation/index.ts";
import { type GeneratedRequest, generatedRequest, type Values } from "./generated-requests.ts";

const seed = 20_261_121;
const numRuns = process.env.CI ? 10_000 : 1_000;
const atOnce = 50;

/** Why the mock accepts what the validators refuse. */
interface Difference {
  reason: string;
  /** For the operation, the place and the text of a violation. */
  violation: RegExp;
  /** A request that shows it. */
  example: { method: string; url: (secrets: string) => string; headers?: Record<string, string>; body?: string };
}

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const json = { "Content-Type": "application/json;charset=UTF-8" };
const differences: Difference[] = [
  {
    reason: "the mock takes an empty cookie for none, and reads the first of two",
    violation: / cookie zaaid /,
    example: { method: "GET", url: () => "/api/monitors", headers: { Cookie: "zaaid=" } },
  },
  {
    reason: "the mock knows the rules between fields only where a schema has the fields",
    violation: / body \/(period|granularity|report_type) /,
    example: { method: "PUT", url: () => "/api/admin/monitors", headers: json, body: '{"period":17,"granularity":58}' },
  },
  {
    reason: "the mock reads the query if the body is no form",
    violation: /createToken header Content-Type /,
    example: { method: "POST", url: (secrets) => `/oauth/v2/token?${secrets}`, headers: json, body: "{}" },
  },
  {
    reason: "the mock reads the query of a revocation only",
    violation: /revokeRefreshToken body {2}expected no body/,
    example: { method: "POST", url: () => "/oauth/v2/token/revoke?token=x", headers: form, body: "token=x" },
  },
  {
    reason: "the mock takes an empty value for one that it does not know",
    violation: / query (token|client_id|client_secret|refresh_token|code) /,
    example: { method: "POST", url: () => "/oauth/v2/token/revoke?token=" },
  },
];
const reasonOf = (violation: string) => differences.find((one) => one.violation.test(violation))?.reason;

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

/** Whether the mock refuses a request for the contract, not because a token or a code is used up. */
async function isRefused(request: RequestParts, response: Response): Promise<boolean> {
  const body = (await response.clone().json()) as { code?: number };
  expect((await validateResponse(response, request)).violations).toEqual([]);
  return response.status >= 400 && body.code !== undefined;
}

const textsOf = (operation: string, violations: readonly Violation[]) =>
  violations.map(({ in: place, at, text }) => `${operation} ${place} ${at} ${text}`);

describe("the mock and the validators", () => {
  let values: Values;
  let secrets: string;
  beforeAll(() => {
    const { clientId, clientSecret, refreshToken } = mock.credentials;
    const ofToken = { client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken };
    secrets = String(new URLSearchParams({ ...ofToken, grant_type: "refresh_token" }));
    const known = {
      monitor_id: "123412341234123411",
      zaaid: "15401829",
      token: "unknown",
      grant_type: "refresh_token",
      ...ofToken,
    };
    values = { baseUrl: mock.baseUrl, authUrl: mock.authUrl, token: mock.issueAccessToken(), known };
  });

  it("accept and refuse the same requests, except for known reasons", async () => {
    const verdicts = { valid: 0, invalid: 0 };
    const unexplained: string[] = [];
    const compare = async (generated: GeneratedRequest) => {
      const { operation, request } = generated;
      const { url, method, headers, body } = request;
      const response = await fetch(url, { method, headers, ...(body !== "" && { body }) });
      const { violations } = await validateRequest(request, values);
      const refused = await isRefused(request, response);
      if (refused === violations.length > 0) {
        verdicts[refused ? "invalid" : "valid"] += 1;
      } else if (refused) {
        const sent = `${method} ${url} ${JSON.stringify(headers)} ${body}`;
        unexplained.push(`the mock refuses ${sent} ${response.status} ${await response.text()}`);
      } else {
        unexplained.push(...textsOf(operation.name, violations).filter((text) => !reasonOf(text)));
      }
    };
    const requests = fc.sample(generatedRequest(values), { seed, numRuns });
    // Many at once: most of a request's time is the way to the mock's thread and back.
    for (let start = 0; start < numRuns; start += atOnce) {
      await Promise.all(requests.slice(start, start + atOnce).map(compare));
    }
    expect(unexplained).toEqual([]);
    expect(Math.min(verdicts.valid, verdicts.invalid)).toBeGreaterThan(numRuns / 20);
  });

  it.each(differences)("differ: $reason", async ({ reason, example: { method, url, headers: more, body } }) => {
    const target = `${mock.authUrl}${url(secrets)}`;
    const headers = {
      Authorization: `Svc-oauthtoken ${values.token}`,
      Accept: "application/json; version=2.0",
      ...more,
    };
    const request = { method, url: target, headers, body };
    const response = await fetch(target, { method, headers, ...(body !== undefined && { body }) });
    expect(await isRefused(request, response), "the mock refuses it").toBe(false);
    const { operation, violations } = await validateRequest(request, values);
    expect(textsOf(`${operation}`, violations).map(reasonOf)).toEqual([reason]);
  });
});
