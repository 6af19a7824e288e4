import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Mock, type Override, type SeenRequest, startMock } from "../../src/mock/index.ts";
import { start } from "../mock/support.ts";
import { freePort } from "../support/free-port.ts";
import { type Call, type Case, cases, type ExpectedRequest, type Outcome } from "./cases.ts";
import { type Mode, modes, setUp } from "./modes.ts";
import type { Settings } from "./seen.ts";

/** Makes a call in some language: with a new client if there are settings, or else with the client of the call before. */
export type Caller = (call: Call, settings?: Settings) => Promise<Outcome>;

/** What a client saw in each case, by mode and name. */
export type Outcomes = Map<`${Mode} ${string}`, Outcome>;

/** What a client is like. */
export interface Traits {
  /** Whether it notices a payload that is missing, or of another type; true if left out. */
  readsRecords?: boolean | undefined;
  /** Whether it notices a field of a record that is missing; true if left out. */
  requiresFields?: boolean | undefined;
}

/**
 * Runs the conformance cases against today's service and tomorrow's.
 * @returns what the client saw, once the tests have run
 */
export function describeConformance(caller: Caller, traits: Traits = {}): Outcomes {
  const { readsRecords = true, requiresFields = readsRecords } = traits;
  const noticed = cases.filter(
    (one) => (readsRecords || !one.isAboutRecords) && (requiresFields || !one.isAboutFields),
  );
  const outcomes: Outcomes = new Map();
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock?.close());

  describe.each(modes)("with the service of %s", (mode) => {
    it.each(noticed)("$name", async (one) => {
      setUp(mock, mode, one);
      const settings = await settingsOf(mock, one);
      const counter = one.connectionsAtMost ? await startCounter(mock) : undefined;
      if (counter) settings.base_url = counter.baseUrl;
      const call = { ...one.call, zaaid: one.zaaid, code: mock.issueGrant() };
      for (let others = 1; others < (one.clients ?? 1); others += 1) await caller(call, settings);
      let outcome = await outcomeOf(caller, one, call, settings);
      if (one.again) {
        for (const override of one.again) mock.override(override as Override);
        outcome = await caller(call);
      }
      outcomes.set(`${mode} ${one.name}`, outcome);
      const expected = (mode === "tomorrow" && one.seesTomorrow) || one.sees;
      if ("error" in expected) expect(outcome).toMatchObject(expected);
      else expect(outcome).toMatchObject({ data: expected.data });
      const seen = mock.requests();
      if (one.requests) {
        const expected = one.requests.map((request) => (typeof request === "string" ? { request } : request));
        expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(expected.map(({ request }) => request));
        for (const [index, request] of expected.entries()) expectRequest(seen[index], request);
      }
      const tokens = seen.filter(({ path }) => path === "/oauth/v2/token").length;
      expect(tokens).toBeLessThanOrEqual(one.tokensAtMost ?? tokens);
      if (!counter) return;
      expect(counter.connections).toBeGreaterThan(0);
      expect(counter.connections).toBeLessThanOrEqual(one.connectionsAtMost ?? 0);
    });
  });
  return outcomes;
}

/** The outcome of the last of the calls that a new client makes one after the other, or the first error of those at once. */
async function outcomeOf(caller: Caller, one: Case, call: Call, settings: Settings): Promise<Outcome> {
  let outcomes: Outcome[] = [];
  for (let count = 0; count < (one.sequence ?? 1); count += 1) {
    const calls = Array.from({ length: one.parallel ?? 1 }, (_, index) =>
      caller(call, count + index === 0 ? settings : undefined),
    );
    outcomes = await Promise.all(calls);
  }
  return outcomes.find((outcome) => "error" in outcome) ?? (outcomes[0] as Outcome);
}

/** Tests that a client that is closed closes the connections that it kept. */
export function describeClosing(caller: Caller): void {
  it("closes the connections that it kept", async () => {
    const mock = await start();
    const counter = await startCounter(mock);
    const settings = { ...(await settingsOf(mock, {})), base_url: counter.baseUrl };
    await caller({ operation: "listMonitors" }, settings);
    expect(counter.open).toBe(1);
    await caller({ operation: "close" });
    await expect.poll(() => counter.open).toBe(0);
  });
}

/** A server that passes everything on to the mock. */
interface Counter {
  baseUrl: string;
  /** How many connections were opened to it. */
  connections: number;
  /** How many of them are open. */
  open: number;
}

async function startCounter(mock: Mock): Promise<Counter> {
  const { port } = new URL(mock.baseUrl);
  const server = createServer((socket) => {
    counter.connections += 1;
    counter.open += 1;
    socket.on("close", () => {
      counter.open -= 1;
    });
    const onward = connect(Number(port), "127.0.0.1");
    for (const one of [socket, onward]) one.on("error", () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const own = String((server.address() as AddressInfo).port);
  const counter = { baseUrl: mock.baseUrl.replace(port, own), connections: 0, open: 0 };
  return counter;
}

/** The address of a server that has closed. */
async function refusingUrl(baseUrl: string): Promise<string> {
  return baseUrl.replace(new URL(baseUrl).port, String(await freePort()));
}

async function settingsOf({ baseUrl, authUrl, credentials }: Mock, one: Partial<Case>): Promise<Settings> {
  return {
    base_url: one.isRefused ? await refusingUrl(baseUrl) : baseUrl,
    auth_url: one.isAuthRefused ? await refusingUrl(authUrl) : authUrl,
    client_id: credentials.clientId,
    client_secret: one.clientSecret ?? credentials.clientSecret,
    refresh_token: credentials.refreshToken,
    timeout: one.timeout ?? 30,
  };
}

function expectRequest(seen: SeenRequest | undefined, expected: ExpectedRequest) {
  const { headers = {}, without = [], account, body } = expected;
  if (account !== undefined) expect(seen?.account).toBe(account);
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
