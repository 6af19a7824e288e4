import { beforeAll, describe, expect, it } from "vitest";
import { start } from "../mock/support.ts";
import { contractProblems } from "./check.ts";
import { liveCases, liveService } from "./live.ts";

const isEnabled = process.env.SVC_CONTRACT_TEST_LIVE === "1";
const reason = "no requests to a real service, because SVC_CONTRACT_TEST_LIVE is not 1";
if (!isEnabled) console.info(`Skipped: ${reason}. If it is 1, ${liveCases.length + 1} read-only cases run.`);

describe.skipIf(!isEnabled)(`a real service (${isEnabled ? "configured by the variables SVC_*" : reason}):`, () => {
  let service: ReturnType<typeof liveService>;
  beforeAll(() => {
    service = liveService(process.env);
  });

  for (const testCase of liveCases) {
    it(testCase.name, async () => {
      const response = await service.send(testCase);
      expect(testCase.live).toContain(response.status);
      expect(contractProblems(testCase, response)).toEqual([]);
    });
  }

  it("getMonitor responds with the first monitor of the list", async ({ skip }) => {
    const list = await service.get("/monitors");
    const monitor = JSON.parse(list.text).data?.[0]?.monitor_id;
    if (monitor === undefined) skip("the account has no monitors");
    const path = `/monitors/${encodeURIComponent(monitor)}`;
    const response = await service.get(path);
    expect(response.status).toBe(200);
    expect(contractProblems({ operation: "getMonitor", request: { method: "GET", path } }, response)).toEqual([]);
  });
});

describe("the cases for a real service", () => {
  it("only read, with one access token: checked with the mock as the service", async () => {
    const mock = await start();
    const service = liveService({
      SVC_BASE_URL: mock.baseUrl,
      SVC_AUTH_URL: mock.authUrl,
      SVC_OAUTH2_CLIENT_ID: mock.credentials.clientId,
      SVC_OAUTH2_CLIENT_SECRET: mock.credentials.clientSecret,
      SVC_OAUTH2_REFRESH_TOKEN: mock.credentials.refreshToken,
    });
    for (const testCase of liveCases) {
      const response = await service.send(testCase);
      expect(testCase.live, testCase.name).toContain(response.status);
      expect(contractProblems(testCase, response), testCase.name).toEqual([]);
    }
    const [tokenRequests, otherRequests] = [true, false].map((isToken) =>
      mock.requests().filter(({ operation }) => (operation === "createToken") === isToken),
    );
    expect(tokenRequests).toHaveLength(1);
    expect(otherRequests).toHaveLength(liveCases.length);
    expect(new Set(otherRequests?.map(({ method }) => method))).toEqual(new Set(["GET"]));
  });

  it("are not sent if a variable is missing, and the error names it", () => {
    expect(() => liveService({ SVC_BASE_URL: "https://www.acme.test/api" })).toThrow("credentials");
    const addresses = { SVC_BASE_URL: "https://www.acme.test/api", SVC_AUTH_URL: "https://auth.acme.test" };
    expect(() => liveService({ ...addresses, SVC_OAUTH2_CLIENT_ID: "id" })).toThrow("SVC_OAUTH2_CLIENT_SECRET");
  });
});
