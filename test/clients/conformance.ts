import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { type Mock, type SeenRequest, startMock } from "../../src/mock/index.ts";
import { environmentOf } from "../support/environment.ts";
import { type Case, cases, type ExpectedRequest, type Outcome } from "./cases.ts";
import type { Runner } from "./runner.ts";
import { seedTomorrow } from "./tomorrow.ts";

/** Starts the runner of a language, with these variables of the environment. */
type StartRunner = (environment: object) => Runner;

/** Runs the cases against tomorrow's service. */
export function describeConformance(startRunner: StartRunner, requiresFields: boolean): void {
  let mock: Mock;
  let runner: Runner;
  beforeAll(async () => {
    mock = await startMock();
    runner = startRunner(environmentOf(mock));
  });
  afterAll(async () => {
    runner?.close();
    await mock?.close();
  });

  it.each(cases.filter(({ needsFields }) => requiresFields || !needsFields))("$name", async (one) => {
    mock.reset();
    seedTomorrow(mock);
    // The newest comes first.
    for (const response of (one.responses ?? []).toReversed()) {
      const text = JSON.stringify({ operation: one.call.operation, breaksContract: true, ...response });
      mock.override(JSON.parse(text.replace("{access_token}", mock.issueAccessToken())));
    }
    const outcomes = await runner.outcomesOf<Outcome>({ times: 1, timeout: 30, at_once: false, ...one.call });
    expect(outcomes).toHaveLength(one.call.times ?? 1);
    for (const outcome of one.call.at_once ? outcomes : outcomes.slice(-1)) expect(outcome).toMatchObject(one.sees);
    const tokenRequests = () => mock.requests().filter(({ path }) => path === "/oauth/v2/token").length;
    // The journal has a request when its response has ended.
    if (one.tokens !== undefined) await expect.poll(tokenRequests).toBe(one.tokens);
    expectRequests(one.requests, mock.requests());
  });
}

function expectRequests(requests: Case["requests"], seen: readonly SeenRequest[]): void {
  for (const { headers, account } of seen) if (account === null) expect(headers).not.toHaveProperty("cookie");
  if (!requests) return;
  const expected = requests.map((request): ExpectedRequest => (typeof request === "string" ? { request } : request));
  expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(expected.map(({ request }) => request));
  for (const [index, { headers = {}, account = null, body }] of expected.entries()) {
    const one = seen[index];
    expect(one?.account).toBe(account);
    const sent = Object.entries(one?.headers ?? {}).map(([name, value]) => [name, normal(name, value)]);
    expect(Object.fromEntries(sent)).toMatchObject(headers);
    if (body !== undefined) expect(JSON.parse(one?.body ?? "")).toEqual(body);
  }
}

/** Media types may have spaces, and the form no charset or UTF-8. */
function normal(name: string, value: string): string {
  if (name !== "content-type") return value;
  const text = value.replaceAll(" ", "").replace(/charset=utf-8/i, "charset=UTF-8");
  return text.startsWith("application/x-www-form-urlencoded") ? "application/x-www-form-urlencoded" : text;
}

/** A service on this machine until the test ends. @returns it, and the variables of the environment to call it with */
async function serve(server: Server): Promise<Record<string, string>> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const variables = { SVC_OAUTH2_CLIENT_ID: "a", SVC_OAUTH2_CLIENT_SECRET: "b", SVC_OAUTH2_REFRESH_TOKEN: "c" };
  return { SVC_BASE_URL: `${url}/api`, SVC_AUTH_URL: url, ...variables };
}

const success = JSON.stringify({ code: 0, message: "success", data: [], access_token: "a", expires_in: 3600 });

/** Tests that the time limit is also one for a body of which a part arrives again and again. */
export function describeSlowBody(startRunner: StartRunner): void {
  it.each(["/oauth/v2/token", "/api/monitors"])("gives up when the body of %s never ends", async (slow) => {
    const server = createServer((request, response) => {
      if (request.url !== slow) return response.end(success);
      const timer = setInterval(() => response.write(" "), 100);
      response.on("close", () => clearInterval(timer));
    });
    const runner = startRunner(await serve(server));
    onTestFinished(() => runner.close());
    const call = { operation: "listMonitors", times: 1, timeout: 1, at_once: false };
    expect(await runner.outcomesOf(call)).toEqual([{ error: { kind: "transport" } }]);
  });
}

/** Tests that all accounts share the connections of a client, which it closes if it can be closed. */
export function describeConnections(startRunner: StartRunner, isCloseable: boolean): void {
  it(`calls 20 accounts over the connections of one${isCloseable ? ", and closes them" : ""}`, async () => {
    const respond: RequestListener = (_request, response) => response.end(success);
    // Without the time limit of Node, after which the server would close the connections.
    const server = createServer({ keepAliveTimeout: 0 }, respond);
    let opened = 0;
    let open = 0;
    server.on("connection", (socket) => {
      opened += 1;
      open += 1;
      socket.on("close", () => {
        open -= 1;
      });
    });
    const runner = startRunner(await serve(server));
    onTestFinished(() => runner.close());
    const call = { operation: "listMonitors", zaaid: "1", times: 20, timeout: 30, at_once: false };
    expect(await runner.outcomesOf(call)).toEqual(Array(20).fill({ data: [] }));
    // Token requests and calls may have a connection each.
    expect(opened).toBeLessThanOrEqual(2);
    if (isCloseable) await expect.poll(() => open).toBe(0);
  });
}
