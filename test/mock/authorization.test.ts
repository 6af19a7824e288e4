import { describe, expect, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { FakeClock, get, sharedMock } from "./support.ts";

const shared = sharedMock();
const as = (token: string) => ({ Authorization: `Svc-oauthtoken ${token}` });

describe("the access token", () => {
  it.each([
    ["is missing", { Authorization: "" }],
    ["comes with another scheme word", { Authorization: "Bearer TOKEN" }],
    ["comes without its scheme word", { Authorization: "TOKEN" }],
    ["was not issued here", as("made-up")],
  ])("is refused with the documented 401 when it %s", async (_what, headers) => {
    const token = shared.mock.issueAccessToken();
    const Authorization = headers.Authorization.replace("TOKEN", token);
    const { status, body } = await shared.get("/monitors", { Authorization });
    expect(status).toBe(401);
    expect(body).toEqual({ code: 401, message: expect.stringMatching(/^Unauthorized: /) });
  });

  it("is not accepted as a parameter", async () => {
    const path = `/monitors?access_token=${shared.mock.issueAccessToken()}`;
    expect((await shared.get(path, { Authorization: "" })).status).toBe(401);
  });

  it("is good for an hour", async () => {
    const clock = new FakeClock();
    const mock = await startMock({ clock });
    onTestFinished(() => mock.close());
    const token = mock.issueAccessToken();
    clock.pass(3_599_999);
    expect((await get(mock, "/monitors", as(token))).status).toBe(200);
    clock.pass(1);
    expect((await get(mock, "/monitors", as(token))).status).toBe(401);
  });
});

describe("the scope", () => {
  it.each([
    ["the operation's own", ["Svc.Admin.Read"], 200],
    ["its All", ["Svc.Admin.All"], 200],
    ["another type", ["Svc.Admin.Create"], 403],
    ["another scope's All", ["Svc.Reports.All"], 403],
  ])("may be %s or not: %o gives %i", async (_what, scopes, expected) => {
    const { status, body } = await shared.get("/monitors", as(shared.mock.issueAccessToken(scopes)));
    expect(status).toBe(expected);
    if (expected === 403)
      expect(body).toEqual({ code: 403, message: "Forbidden URL: the access token needs the scope Svc.Admin.Read" });
  });

  it.each(["/short/msp/customers", "/short/bu/business_units"])(
    "that %s lacks is refused with the words of the source",
    async (path) => {
      const { status, body } = await shared.get(path, as(shared.mock.issueAccessToken(["Svc.Admin.All"])));
      expect(status).toBe(401);
      expect(body).toEqual({ code: 401, message: "You are not authorized to perform this operation" });
    },
  );

  it("must be one that there is", () => {
    expect(() => shared.mock.issueAccessToken(["Svc.Admin.Write"])).toThrow('"Svc.Admin.Write" is not a scope');
  });
});

describe("an account", () => {
  const cookie = (zaaid: string) => ({ Cookie: `theme=dark; zaaid=${zaaid}` });
  const unauthorized = { code: 401, message: "You are not authorized to perform this operation" };

  it.each(["/short/msp/customers", "/short/bu/business_units"])("of %s can be acted on", async (path) => {
    const { body } = await shared.get(path);
    for (const { zaaid } of body.data) {
      const answer = await shared.get("/monitors", cookie(zaaid));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("X-Mock-Zaaid")).toBe(zaaid);
    }
  });

  it("that nobody listed is refused", async () => {
    const { status, body } = await shared.get("/monitors", cookie("1"));
    expect([status, body]).toEqual([401, unauthorized]);
  });

  it.each([
    ["15401829", ["Svc.Admin.Read", "Svc.Msp.Read"], 200],
    ["15401829", ["Svc.Admin.Read", "Svc.Bu.All"], 401],
    ["25401829", ["Svc.Admin.Read", "Svc.Bu.All"], 200],
    ["25401829", ["Svc.Admin.Read"], 401],
  ])("%s needs the scope that lists it: %o gives %i", async (zaaid, scopes, expected) => {
    const headers = { ...cookie(zaaid), ...as(shared.mock.issueAccessToken(scopes)) };
    expect((await shared.get("/monitors", headers)).status).toBe(expected);
  });

  it("means nothing to the lists of accounts", async () => {
    const { status, headers } = await shared.get("/short/msp/customers", cookie("1"));
    expect([status, headers.get("X-Mock-Zaaid")]).toEqual([200, null]);
  });
});
