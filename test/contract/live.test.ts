import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { contractProblems } from "./check.ts";
import { LiveService, liveCases } from "./live.ts";

const isWanted = process.env.SVC_CONTRACT_TEST_LIVE === "1";
const reason = "no real service is asked, because SVC_CONTRACT_TEST_LIVE is not 1";
if (!isWanted) console.info(`Skipped: ${reason}. With it, ${liveCases.length + 1} cases only read there.`);

describe.skipIf(!isWanted)(`a real service (${isWanted ? "as the variables SVC_* name it" : reason}):`, () => {
  let service: LiveService;
  beforeAll(() => {
    service = new LiveService(process.env);
  });

  for (const one of liveCases) {
    it(one.name, async () => {
      const answer = await service.send(one);
      expect(one.live).toContain(answer.status);
      expect(contractProblems(one, answer)).toEqual([]);
    });
  }

  it("getMonitor answers with the first monitor of the list", async ({ skip }) => {
    const list = await service.get("/monitors");
    const monitor = JSON.parse(list.text).data?.[0]?.monitor_id;
    if (monitor === undefined) skip("the account has no monitors");
    const path = `/monitors/${encodeURIComponent(monitor)}`;
    const answer = await service.get(path);
    expect(answer.status).toBe(200);
    expect(contractProblems({ operation: "getMonitor", request: { method: "GET", path } }, answer)).toEqual([]);
  });
});

describe("the cases for a real service", () => {
  it("only read, with one access token, as the mock in its place sees", async () => {
    const mock = await startMock();
    onTestFinished(() => mock.close());
    const service = new LiveService({
      SVC_BASE_URL: mock.baseUrl,
      SVC_AUTH_URL: mock.authUrl,
      SVC_OAUTH2_CLIENT_ID: mock.credentials.clientId,
      SVC_OAUTH2_CLIENT_SECRET: mock.credentials.clientSecret,
      SVC_OAUTH2_REFRESH_TOKEN: mock.credentials.refreshToken,
    });
    for (const one of liveCases) {
      const answer = await service.send(one);
      expect(one.live, one.name).toContain(answer.status);
      expect(contractProblems(one, answer), one.name).toEqual([]);
    }
    const [tokens, others] = [true, false].map((isToken) =>
      mock.requests().filter(({ operation }) => (operation === "createToken") === isToken),
    );
    expect(tokens).toHaveLength(1);
    expect(others).toHaveLength(liveCases.length);
    expect(new Set(others?.map(({ method }) => method))).toEqual(new Set(["GET"]));
  });

  it("are not sent anywhere if a variable is missing, and the error names it", () => {
    expect(() => new LiveService({ SVC_BASE_URL: "https://www.acme.test/api" })).toThrow("credentials");
    expect(() => new LiveService({ SVC_OAUTH2_CLIENT_ID: "id" })).toThrow("SVC_OAUTH2_CLIENT_SECRET");
  });
});
