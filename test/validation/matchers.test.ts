import { expect as jestExpect } from "expect";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import "../../src/validation/vitest.ts";
import { listMonitors } from "./support.ts";

const monitor = { code: 0, message: "success", data: { monitor_id: "1" } };
const valid = () => Response.json(monitor);
const broken = () => Response.json({ ...monitor, data: {} });

describe("toMatchContract in Vitest", () => {
  it("passes for what is valid", async () => {
    await expect(listMonitors()).toMatchContract();
    await expect(valid()).toMatchContract("getMonitor");
    await expect(valid()).toMatchContract({ method: "GET", url: "https://www.acme.test/api/monitors/1" });
    await expect(broken()).not.toMatchContract("getMonitor");
  });

  it("fails with every violation for what is not", async () => {
    await expect(expect(listMonitors({ headers: {} })).toMatchContract()).rejects.toThrow("header Authorization");
    await expect(expect(broken()).toMatchContract("getMonitor")).rejects.toThrow(
      "Expected a message that matches the contract.\n\ngetMonitor, response body /data/monitor_id: expected a value; got nothing",
    );
    await expect(expect(valid()).not.toMatchContract("getMonitor")).rejects.toThrow("it is a valid one of getMonitor");
  });

  it("says what to do with a body that was read before", async () => {
    const response = valid();
    await response.text();
    await expect(expect(response).toMatchContract("getMonitor")).rejects.toThrow(
      'With openapi-fetch, call with parseAs: "stream"',
    );
  });

  it("fails for a request of another operation, and names both", async () => {
    await expect(listMonitors()).toMatchContract("listMonitors");
    await expect(listMonitors()).not.toMatchContract("getMonitor");
    await expect(expect(listMonitors()).toMatchContract("getMonitor")).rejects.toThrow(
      "Expected a message of getMonitor; it is one of listMonitors.",
    );
    await expect(expect(listMonitors({ url: "/api/no" })).toMatchContract("getMonitor")).rejects.toThrow(
      /of getMonitor; it is one of no operation\.\n\nunknown operation, request path: expected a documented path/,
    );
    for (const message of [listMonitors(), valid()])
      await expect(expect(message).toMatchContract("nope" as "getMonitor")).rejects.toThrow('Unknown operation "nope"');
  });

  it("has no option that has no effect", async () => {
    const options = { strict: true } as object;
    await expect(expect(valid()).toMatchContract("getMonitor", options)).rejects.toThrow("has no option strict.");
  });

  it("asks which operation a response belongs to", async () => {
    await expect(expect(valid()).toMatchContract()).rejects.toThrow('toMatchContract("getMonitor")');
  });
});

describe("toMatchContract in Jest", () => {
  beforeAll(async () => {
    vi.stubGlobal("expect", jestExpect);
    await import("../../src/validation/jest.ts");
  });
  afterAll(() => vi.unstubAllGlobals());

  it("passes and fails in the same way", async () => {
    await jestExpect(listMonitors()).toMatchContract();
    await jestExpect(broken()).not.toMatchContract("getMonitor");
    await expect(jestExpect(broken()).toMatchContract("getMonitor")).rejects.toThrow("/data/monitor_id");
  });
});
