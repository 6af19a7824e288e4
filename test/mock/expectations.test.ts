import { beforeEach, describe, expect, it } from "vitest";
import type { CallMatch, ExpectedCalls, VerifyOptions } from "../../src/mock/index.ts";
import { createGroup, group, readResponse, sharedMock, successWith } from "./support.ts";

const shared = sharedMock({ resets: true });
const one = "/monitors/123412341234123411";

/** What `verify` says; undefined if everything is met. */
function unmet(options?: VerifyOptions): string | undefined {
  try {
    shared.mock.verify(options);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

describe("an expectation", () => {
  beforeEach(async () => {
    await shared.get("/monitors?page=2", { Cookie: "zaaid=15401829" });
    await shared.get(one);
    await createGroup(shared.mock, { ...group, monitors: ["1", "2"] }, { "X-Trace": "a" });
    await shared.get("/monitors");
  });

  it.each<[CallMatch, ExpectedCalls | undefined]>([
    [{}, { times: 4 }],
    [{ operation: "listMonitors" }, undefined],
    [{ operation: "listMonitors" }, { times: 2 }],
    [{ operation: "listMonitors" }, { atLeast: 2 }],
    [{ operation: "listMonitors" }, { atLeast: 1, atMost: 2 }],
    [{ operation: "getDeviceKey" }, { atMost: 1 }],
    [{ operation: "getDeviceKey" }, { times: 0 }],
    [{ path: "/monitors/{monitor_id}" }, { times: 1 }],
    [{ query: { page: "2" }, account: "15401829" }, { times: 1 }],
    [{ request: { headers: { "x-trace": "a" }, body: { display_name: "Web" } } }, { times: 1 }],
  ])("is met: %o %o", (match, calls) => {
    shared.mock.expect(match, calls);
    expect(unmet()).toBeUndefined();
  });

  it.each<[CallMatch, ExpectedCalls | undefined, string]>([
    [{ operation: "listMonitors" }, { times: 1 }, '{"operation":"listMonitors"}: expected 1 call; got 2.'],
    [{ operation: "listMonitors" }, { atMost: 1 }, "expected at most 1 call; got 2."],
    [{ operation: "listMonitors" }, { atLeast: 3 }, "expected at least 3 calls; got 2. The nearest other request is "],
    [{ operation: "listMonitors" }, { atLeast: 3, atMost: 4 }, "expected 3 to 4 calls; got 2."],
    [{}, { times: 0 }, "any call: expected 0 calls; got 4."],
    [
      { operation: "getMonitor", path: "/monitors/7" },
      undefined,
      `expected at least 1 call; got 0. The nearest other request is GET /api${one} (path: expected "/monitors/7"; got "${one}").`,
    ],
    [
      { operation: "listMonitors", query: { page: "3" }, account: "15401829" },
      undefined,
      'is GET /api/monitors?page=2 (query page: expected "3"; got "2").',
    ],
    [
      { operation: "createMonitorGroup", request: { headers: { "X-Trace": "b" }, body: { monitors: ["1", "3"] } } },
      undefined,
      'is POST /api/monitor_groups (header X-Trace: expected "b"; got "a"; body /monitors/1: expected "3"; got "2").',
    ],
    [
      { operation: "createMonitorGroup", request: { body: { monitors: ["1"], description: { toString: 1 } } } },
      undefined,
      '(body /monitors: expected ["1"]; got ["1","2"]; body /description: expected {"toString":1}; got "").',
    ],
  ])("is not met, and the nearest request is shown: %o %o", (match, calls, text) => {
    shared.mock.expect(match, calls);
    expect(unmet()).toContain(text);
  });

  it("of a misspelt call is nearest to the request that no operation has", async () => {
    await fetch(`${shared.mock.baseUrl}/monitor/7`);
    shared.mock.expect({ path: "/monitors/7", request: { headers: { authorization: "Svc-oauthtoken a-secret" } } });
    shared.mock.clearRequests();
    expect(unmet()).toContain("got 0. No other request arrived.");
    await fetch(`${shared.mock.baseUrl}/monitor/7?code=a-secret`);
    expect(unmet()).toContain(
      'is GET /api/monitor/7?code=*** (path: expected "/monitors/7"; got "/monitor/7"; header authorization: expected Svc-oauthtoken ***; got nothing).',
    );
    expect(unmet()).not.toContain("a-secret");
  });

  it("ends with reset, and all that are not met are named", () => {
    shared.mock.expect({ operation: "getDeviceKey" });
    shared.mock.expect({ operation: "listMonitors" });
    shared.mock.expect({ operation: "listMspCustomers" });
    expect(unmet()?.match(/"operation":"\w+"/g)).toEqual([
      '"operation":"getDeviceKey"',
      '"operation":"listMspCustomers"',
    ]);
    shared.mock.reset();
    expect(unmet()).toBeUndefined();
  });

  it("can be in order, with other calls in between", () => {
    shared.mock.expect({ operation: "listMonitors" });
    shared.mock.expect({ operation: "createMonitorGroup" });
    shared.mock.expect({ operation: "getDeviceKey" }, { times: 0 });
    shared.mock.expect({ operation: "listMonitors" });
    expect(unmet({ inOrder: true })).toBeUndefined();
    shared.mock.expect({ operation: "getMonitor" });
    expect(unmet()).toBeUndefined();
    expect(unmet({ inOrder: true })).toContain(
      `{"operation":"getMonitor"}: expected in the order of the expectations. The calls came in this order:
  GET /api/monitors?page=2
  GET /api${one}
  POST /api/monitor_groups
  GET /api/monitors`,
    );
  });

  it("in order of two calls needs both before the next", async () => {
    shared.mock.expect({ operation: "listMonitors" }, { times: 2 });
    shared.mock.expect({ operation: "getMonitor" }, { atLeast: 1 });
    expect(unmet({ inOrder: true })).toContain('{"operation":"getMonitor"}: expected in the order');
    await shared.get(one);
    expect(unmet({ inOrder: true })).toBeUndefined();
  });

  it.each<[CallMatch, object, string]>([
    [{ path: "/monitor/7" }, {}, "path must match a path of the contract"],
    [{ body: {} } as CallMatch, {}, "expect /body: expected no attribute of this name"],
    [{}, { times: -1 }, "expect /times: expected at least 0; got -1"],
    [{}, { least: 1 }, "expect /least: expected no attribute of this name"],
    [{}, { times: 2, atLeast: 1 }, "expect: times is an exact number, so it cannot be with atLeast or atMost."],
    [{}, { atLeast: 2, atMost: 1 }, "expect: atLeast must not be above atMost; got 2 and 1."],
  ])("is refused if it makes no sense: %o %o", (match, calls, message) => {
    expect(() => shared.mock.expect(match, calls)).toThrow(message);
  });

  it("can be set and verified over HTTP", async () => {
    const send = async (path: string, body: object) => {
      const init = { method: "POST", body: JSON.stringify(body) };
      return readResponse(await fetch(`${shared.mock.authUrl}/_mock${path}`, init));
    };
    await send("/expectations", { operation: "getMonitor", times: 1 });
    expect((await send("/verify", {})).body).toEqual(successWith(null));
    await send("/expectations", { operation: "getDeviceKey" });
    const { status, body } = await send("/verify", { inOrder: true });
    expect([status, body.code]).toEqual([409, 409]);
    expect(body.message).toContain('{"operation":"getDeviceKey"}: expected at least 1 call; got 0.');
    expect((await send("/verify", { order: true })).body.message).toContain("verify /order: expected no attribute");
  });
});
