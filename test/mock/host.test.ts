import { request } from "node:http";
import { expect, it } from "vitest";
import { start } from "./support.ts";

/** The status of the control path for a header Host. */
function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${url}/_mock`, { headers: { Host: host } }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
}

it.each([
  ["loopback", {}, "localhost [::1]:4010 127.0.0.1:4010 LOCALHOST:1", 200],
  ["loopback", {}, "192.0.2.7:4010 mock.test localhost.attacker.test 127.0.0.1.attacker.test", 403],
  ["all", { host: "0.0.0.0", allowedHosts: ["mock.test"] }, "192.0.2.7:4010 [2001:db8::1]:4010 mock.test", 200],
  ["all", { host: "0.0.0.0", allowedHosts: ["mock.test"] }, "other.test", 403],
])("on interfaces (%s), with %j, the control path responds for %s with %i", async (_which, options, hosts, status) => {
  const { authUrl } = await start(options);
  for (const host of hosts.split(" ")) expect(await statusFor(authUrl, host), host).toBe(status);
});
