import { type AddressInfo, connect, createServer, type Server } from "node:net";
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
  /** Seconds. */
  timeout: number;
}

/** Makes a call with a new client, in some language. */
export type Caller = (settings: ClientSettings, call: Call) => Promise<Outcome>;

/** What a client saw in each case, by mode and name. */
export type Outcomes = Map<`${Mode} ${string}`, Outcome>;

/** What a client is like. */
export interface Traits {
  /** The seconds of a token that the client does not use a second time; a fraction if left out. */
  expiresAtOnce?: number | undefined;
  /** Whether it notices a payload that is missing, or of another type; true if left out. */
  readsRecords?: boolean | undefined;
  /** Whether it notices a field of a record that is missing; true if left out. */
  requiresFields?: boolean | undefined;
}

/**
 * Runs the conformance cases against today's service and tomorrow's.
 * @returns what the client saw, once the tests have run
 */
export function describeConformance(callerOf: () => Caller, traits: Traits = {}): Outcomes {
  const { expiresAtOnce = 0.001, readsRecords = true, requiresFields = readsRecords } = traits;
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
      setUp(mock, mode, one, expiresAtOnce);
      const settings = await settingsOf(mock, one);
      const counter = one.connectionsAtMost ? await startCounter(mock) : undefined;
      if (counter) settings.base_url = counter.baseUrl;
      const call = { ...one.call, ...(one.call.operation === "exchangeGrant" && { code: mock.issueGrant() }) };
      for (let others = 1; others < (one.clients ?? 1); others += 1) await callerOf()(settings, call);
      let outcome = await callerOf()(settings, call);
      if (one.again) {
        for (const fault of one.again) mock.fail(fault);
        outcome = await callerOf()(settings, { ...call, isAgain: true });
      }
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
      if (!counter) return;
      counter.server.close();
      expect(counter.connections).toBeGreaterThan(0);
      expect(counter.connections).toBeLessThanOrEqual(one.connectionsAtMost ?? 0);
    });
  });
  return outcomes;
}

/** Tests that a client that is closed closes the connections that it kept. */
export function describeClosing(callerOf: () => Caller): void {
  it("closes the connections that it kept", async () => {
    const mock = await startMock();
    const counter = await startCounter(mock);
    try {
      const settings = { ...(await settingsOf(mock, {})), base_url: counter.baseUrl };
      await callerOf()(settings, { operation: "listMonitors" });
      expect(counter.open).toBe(1);
      await callerOf()(settings, { operation: "listMonitors", closes: true });
      expect(counter.connections).toBe(2);
      await expect.poll(() => counter.open).toBe(1);
    } finally {
      counter.server.close();
      await mock.close();
    }
  });
}

/** A server that passes everything on to the mock. */
interface Counter {
  server: Server;
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
  const counter = { server, baseUrl: mock.baseUrl.replace(port, await listen(server)), connections: 0, open: 0 };
  return counter;
}

/** @returns the port */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return String((server.address() as AddressInfo).port);
}

/** The address of a server that has closed. */
async function refusingUrl(baseUrl: string): Promise<string> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return baseUrl.replace(new URL(baseUrl).port, port);
}

async function settingsOf({ baseUrl, authUrl, credentials }: Mock, one: Partial<Case>): Promise<ClientSettings> {
  return {
    base_url: one.isRefused ? await refusingUrl(baseUrl) : baseUrl,
    auth_url: one.isAuthRefused ? await refusingUrl(authUrl) : authUrl,
    client_id: credentials.clientId,
    client_secret: one.clientSecret ?? credentials.clientSecret,
    refresh_token: credentials.refreshToken,
    zaaid: one.zaaid ?? null,
    timeout: one.timeout ?? 30,
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
