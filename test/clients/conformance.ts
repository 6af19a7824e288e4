import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { type Call, type Case, cases, type ExpectedRequest, type Outcome } from "./cases.ts";
import { type Mode, modes, setUp } from "./modes.ts";

/** What a client is created with. */
export interface ClientSettings {
  base_url: string;
  auth_url: string;
  client_id: string;
  client_secret: string;
  refresh_token: string;
  zaaid: string | null;
}

/** Makes a call with a new client, in some language. */
export type Caller = (settings: ClientSettings, call: Call) => Promise<Outcome>;

/** What a client saw in each case, by mode and name. */
export type Outcomes = Map<`${Mode} ${string}`, Outcome>;

/**
 * Runs the conformance cases against today's service and tomorrow's.
 * @returns what the client saw, once the tests have run
 */
export function describeConformance(callerOf: () => Caller): Outcomes {
  const outcomes: Outcomes = new Map();
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock?.close());

  describe.each(modes)("with the service of %s", (mode) => {
    it.each(cases)("$name", async (one) => {
      setUp(mock, mode, one);
      const outcome = await callerOf()(settingsOf(mock, one), {
        ...one.call,
        ...(one.call.operation === "exchangeGrant" && { code: mock.issueGrant() }),
      });
      outcomes.set(`${mode} ${one.name}`, outcome);
      const expected = (mode === "tomorrow" && one.seesTomorrow) || one.sees;
      if ("error" in expected) expect(outcome).toMatchObject(expected);
      else expect(outcome).toMatchObject({ data: expected.data });
      const seen = mock.requests();
      if (one.requests) {
        expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(
          one.requests.map(({ method, path }) => `${method} ${path}`),
        );
        for (const [index, request] of one.requests.entries()) expectRequest(seen[index], request);
      }
      const tokens = seen.filter(({ path }) => path === "/oauth/v2/token").length;
      expect(tokens).toBeLessThanOrEqual(one.tokensAtMost ?? tokens);
    });
  });
  return outcomes;
}

function settingsOf({ baseUrl, authUrl, credentials }: Mock, { zaaid, clientSecret }: Case): ClientSettings {
  return {
    base_url: baseUrl,
    auth_url: authUrl,
    client_id: credentials.clientId,
    client_secret: clientSecret ?? credentials.clientSecret,
    refresh_token: credentials.refreshToken,
    zaaid: zaaid ?? null,
  };
}

function expectRequest(seen: { headers: Record<string, string>; body: string } | undefined, expected: ExpectedRequest) {
  const { headers = {}, without = [], body } = expected;
  const sent = Object.entries(seen?.headers ?? {}).map(([name, value]) => [name, normal(name, value)]);
  expect(Object.fromEntries(sent)).toMatchObject(headers);
  expect(sent.map(([name]) => name).filter((name) => without.includes(name ?? ""))).toEqual([]);
  if (body !== undefined) expect(JSON.parse(seen?.body ?? "")).toEqual(body);
}

/** Media types may have spaces, and the form no charset or UTF-8. */
function normal(name: string, value: string): string {
  if (name !== "content-type") return value;
  const text = value.replaceAll(" ", "").replace(/charset=utf-8/i, "charset=UTF-8");
  return text.startsWith("application/x-www-form-urlencoded") ? "application/x-www-form-urlencoded" : text;
}
