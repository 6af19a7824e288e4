import { describe, expect, it } from "vitest";
import { type Mock, type MockOptions, startMock } from "../../src/mock/index.ts";
import { freePort } from "../support/free-port.ts";
import { get, start, stopTime } from "./support.ts";

describe("startMock", () => {
  it.each<[string, object, string]>([
    [
      "an unknown option",
      { recrods: {} },
      "startMock has no option recrods. It has port, host, allowedHosts, records, overrides",
    ],
    ["a port that is a text", { port: "x" }, 'startMock port: expected an integer from 0 to 65535; got "x"'],
    ["an empty host", { host: "" }, 'startMock host: expected a text that is not empty; got ""'],
    [
      "allowed hosts that are not in an array",
      { allowedHosts: "mock" },
      "startMock allowedHosts: expected host names without a scheme and a port, in an array",
    ],
    [
      "records that are a number",
      { records: 5 },
      "startMock records: expected an object, or the path of a JSON file; got 5",
    ],
    ["an invalid and an unknown option", { port: -1, hots: "::1" }, "got -1; startMock has no option hots. It has "],
    ["null instead of options", null as unknown as object, "startMock: expected an object; got null"],
  ])("rejects %s", async (_what, options, message) => {
    await expect(startMock(options as MockOptions)).rejects.toThrow(message);
  });

  it("leaves its port free if it fails", async () => {
    const port = await freePort();
    await expect(startMock({ port, records: { monitors: 5 } } as object)).rejects.toThrow(TypeError);
    expect((await get(await start({ port }), "/monitors")).status).toBe(200);
  });
});

it.each<[string, (mock: Mock) => unknown, string]>([
  [
    "a promise",
    (mock) => mock.seed(Promise.resolve({}) as never),
    "seed: expected an object; got a promise. Await it.",
  ],
  ["a promise", (mock) => mock.override(Promise.resolve({ status: 500 }) as never), "got a promise. Await it."],
  ["NaN", (mock) => mock.advance(Number.NaN), "advance: expected a number from 0 to "],
  ["2.9 minutes", (mock) => mock.issueGrant({ minutes: 2.9 }), "minutes: expected a number from 3 to 10; got 2.9"],
])("%s is a TypeError in words, and changes nothing", async (_what, run, message) => {
  stopTime();
  const mock = await start();
  const before = mock.now();
  expect(() => run(mock)).toThrow(TypeError);
  expect(() => run(mock)).toThrow(message);
  expect([mock.now(), mock.overrides()]).toEqual([before, []]);
});

it("a mock ends with the block that uses it", async () => {
  const mock = await startMock();
  const { baseUrl } = mock;
  await mock[Symbol.asyncDispose]();
  await expect(fetch(`${baseUrl}/monitors`)).rejects.toThrow("fetch failed");
});
