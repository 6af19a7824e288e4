import { request } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.ts";

/** The status of the control path for a header Host. */
function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${url}/_mock/settings`, { headers: { Host: host } }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
}

describe("the host names of the control path", () => {
  it.each([
    ["127.0.0.1:4010", 200],
    ["localhost", 200],
    ["[::1]:4010", 200],
    ["LOCALHOST:1", 200],
    ["192.0.2.7:4010", 403],
    ["mock.test", 403],
    ["localhost.attacker.test", 403],
    ["127.0.0.1.attacker.test", 403],
  ])("are those of this machine, on loopback: %s gives %i", async (host, status) => {
    const mock = await startMock();
    onTestFinished(() => mock.close());
    expect(await statusFor(mock.authUrl, host)).toBe(status);
  });

  it.each([
    ["192.0.2.7:4010", 200],
    ["[2001:db8::1]:4010", 200],
    ["mock.test", 200],
    ["other.test", 403],
  ])("are also addresses in digits and allowed names, on all interfaces: %s gives %i", async (host, status) => {
    const mock = await startMock({ host: "0.0.0.0", allowedHosts: ["mock.test"] });
    onTestFinished(() => mock.close());
    expect(await statusFor(mock.authUrl, host)).toBe(status);
  });
});
