import { request } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { UserRole } from "../../src/constants/index.ts";
import { startMock } from "../../src/mock/index.ts";
import { FakeClock, get, post, sharedMock } from "./support.ts";

const shared = sharedMock();
const authorizedWith = (token: string) => ({ Authorization: `Svc-oauthtoken ${token}` });

describe("the access token", () => {
  it.each([
    ["is missing", { Authorization: "" }],
    ["has another scheme", { Authorization: "Bearer TOKEN" }],
    ["has no scheme", { Authorization: "TOKEN" }],
    ["is unknown", authorizedWith("made-up")],
  ])("is refused with the documented 401 when it %s", async (_what, headers) => {
    const token = shared.mock.issueAccessToken();
    const Authorization = headers.Authorization.replace("TOKEN", token);
    const { status, body } = await shared.get("/monitors", { Authorization });
    expect(status).toBe(401);
    expect(body).toEqual({ code: 401, message: expect.stringMatching(/^Unauthorized: /) });
  });

  it("may not be sent twice: neither of two headers wins", async () => {
    const Authorization = [1, 2].map(() => `Svc-oauthtoken ${shared.mock.issueAccessToken()}`);
    const { status, message } = await new Promise<{ status: number | undefined; message: string }>(
      (resolve, reject) => {
        request(`${shared.mock.baseUrl}/monitors`, { headers: { Authorization } }, (response) => {
          let text = "";
          response.on("data", (chunk) => (text += chunk));
          response.on("end", () => resolve({ status: response.statusCode, message: JSON.parse(text).message }));
        })
          .on("error", reject)
          .end();
      },
    );
    expect([status, message]).toEqual([
      401,
      "Unauthorized: header Authorization: expected Svc-oauthtoken <ACCESS_TOKEN>; got Svc-oauthtoken ***",
    ]);
  });

  it("is not accepted as a parameter", async () => {
    const path = `/monitors?access_token=${shared.mock.issueAccessToken()}`;
    expect((await shared.get(path, { Authorization: "" })).status).toBe(401);
  });

  it("is valid for an hour", async () => {
    const clock = new FakeClock();
    const mock = await startMock({ clock });
    onTestFinished(() => mock.close());
    const token = mock.issueAccessToken();
    clock.advance(3_599_999);
    expect((await get(mock, "/monitors", authorizedWith(token))).status).toBe(200);
    clock.advance(1);
    expect((await get(mock, "/monitors", authorizedWith(token))).status).toBe(401);
  });
});

describe("the scope", () => {
  it.each([
    ["the operation's own", ["Svc.Admin.Read"], 200],
    ["its All", ["Svc.Admin.All"], 200],
    ["another type", ["Svc.Admin.Create"], 403],
    ["another scope's All", ["Svc.Reports.All"], 403],
  ])("of the token can be %s: %o gives %i", async (_what, scopes, expected) => {
    const { status, body } = await shared.get("/monitors", authorizedWith(shared.mock.issueAccessToken({ scopes })));
    expect(status).toBe(expected);
    if (expected === 403)
      expect(body).toEqual({ code: 403, message: "Forbidden URL: the access token needs the scope Svc.Admin.Read" });
  });

  it.each(["/short/msp/customers", "/short/bu/business_units"])(
    "that %s needs is missing: refused with the documented message",
    async (path) => {
      const { status, body } = await shared.get(
        path,
        authorizedWith(shared.mock.issueAccessToken({ scopes: ["Svc.Admin.All"] })),
      );
      expect(status).toBe(401);
      expect(body).toEqual({ code: 401, message: "You are not authorized to perform this operation" });
    },
  );

  it("must exist", () => {
    expect(() => shared.mock.issueAccessToken({ role: "Boss" as UserRole })).toThrow(
      '"Boss" is not a role. The roles are Super Admin, Administrator,',
    );
    expect(() => shared.mock.issueAccessToken({ scopes: ["Svc.Admin.Write"] })).toThrow(
      '"Svc.Admin.Write" is not a scope',
    );
  });
});

describe("the role of the user", () => {
  const group = { method: "POST", body: '{"display_name":"Web","description":""}' };
  const json = { "Content-Type": "application/json" };

  it.each(["svc-oauthtoken", "SVC-OAUTHTOKEN", "Svc-oauthtoken "])(
    "is accepted with the scheme as %j, which has no case",
    async (scheme) => {
      const { status } = await shared.get("/monitors", {
        Authorization: `${scheme} ${shared.mock.issueAccessToken()}`,
      });
      expect(status).toBe(200);
    },
  );

  it.each<[UserRole | undefined, number, number]>([
    [undefined, 200, 201],
    [UserRole.SuperAdmin, 200, 201],
    [UserRole.Administrator, 200, 201],
    [UserRole.Operator, 200, 403],
    [UserRole.ReadOnly, 200, 403],
    [UserRole.SpokesPerson, 200, 403],
    [UserRole.BillingContact, 403, 403],
    [UserRole.HostingProvider, 403, 403],
    [UserRole.NoAccess, 403, 403],
  ])("%s: GET gives %i, POST gives %i", async (role, read, write) => {
    const headers = authorizedWith(shared.mock.issueAccessToken({ ...(role && { role }) }));
    expect((await shared.get("/monitors", headers)).status).toBe(read);
    const { status, body } = await shared.get("/monitor_groups", { ...headers, ...json }, group);
    expect(status).toBe(write);
    if (role && status === 403)
      expect(body).toEqual({ code: 403, message: `Forbidden URL: the role ${role} does not permit POST` });
  });

  it("belongs to all tokens of a grant", async () => {
    const { authUrl, credentials, issueGrant } = shared.mock;
    const client = { client_id: credentials.clientId, client_secret: credentials.clientSecret };
    const token = async (parameters: Record<string, string>) =>
      (await post(`${authUrl}/oauth/v2/token`, { ...client, ...parameters })).body;
    const code = issueGrant({ role: UserRole.ReadOnly });
    const first = await token({ grant_type: "authorization_code", code });
    const second = await token({ grant_type: "refresh_token", refresh_token: first.refresh_token });
    for (const { access_token } of [first, second]) {
      const headers = { ...authorizedWith(access_token), ...json };
      expect((await shared.get("/monitor_groups", headers, group)).status).toBe(403);
    }
  });
});

describe("an account", () => {
  const cookie = (zaaid: string) => ({ Cookie: `theme=dark; zaaid=${zaaid}` });
  const unauthorized = { code: 401, message: "You are not authorized to perform this operation" };

  it.each(["/short/msp/customers", "/short/bu/business_units"])("listed by %s can be selected", async (path) => {
    const { body } = await shared.get(path);
    for (const { zaaid } of body.data) {
      const response = await shared.get("/monitors", cookie(zaaid));
      expect(response.status).toBe(200);
      expect(response.headers.get("X-Mock-Zaaid")).toBe(zaaid);
    }
  });

  it.each(['zaaid="15401829"', "zaaid= 15401829", 'a="b; c"; zaaid="15401829"; d=e'])(
    "can be selected with a quoted value and spaces: %s",
    async (Cookie) => {
      const { status, headers } = await shared.get("/monitors", { Cookie });
      expect([status, headers.get("X-Mock-Zaaid")]).toEqual([200, "15401829"]);
    },
  );

  it("that is not listed is refused", async () => {
    const { status, body } = await shared.get("/monitors", cookie("1"));
    expect([status, body]).toEqual([401, unauthorized]);
  });

  it.each([
    ["15401829", ["Svc.Admin.Read", "Svc.Msp.Read"], 200],
    ["15401829", ["Svc.Admin.Read", "Svc.Bu.All"], 401],
    ["25401829", ["Svc.Admin.Read", "Svc.Bu.All"], 200],
    ["25401829", ["Svc.Admin.Read"], 401],
  ])("%s needs the scope that lists it: %o gives %i", async (zaaid, scopes, expected) => {
    const headers = { ...cookie(zaaid), ...authorizedWith(shared.mock.issueAccessToken({ scopes })) };
    expect((await shared.get("/monitors", headers)).status).toBe(expected);
  });

  it("is ignored by the lists of accounts", async () => {
    const { status, headers } = await shared.get("/short/msp/customers", cookie("1"));
    expect([status, headers.get("X-Mock-Zaaid")]).toEqual([200, null]);
  });
});
