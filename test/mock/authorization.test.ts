import { describe, expect, it } from "vitest";
import { UserRole } from "../../src/constants/index.ts";
import { createGroup, group, post, sharedMock } from "./support.ts";

const shared = sharedMock();
const authorizedWith = (token: string) => ({ Authorization: `Svc-oauthtoken ${token}` });

it.each(["SVC-OAUTHTOKEN", "Svc-oauthtoken "])("an access token is accepted with the scheme as %j", async (scheme) => {
  const { status } = await shared.get("/monitors", { Authorization: `${scheme} ${shared.mock.issueAccessToken()}` });
  expect(status).toBe(200);
});

describe("the role of the user", () => {
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
    const { status, body } = await createGroup(shared.mock, group, headers);
    expect(status).toBe(write);
    if (role && status === 403)
      expect(body).toEqual({ code: 403, message: `Forbidden URL: the role ${role} does not permit POST` });
  });

  it("that may send GET may send HEAD", async () => {
    const headers = authorizedWith(shared.mock.issueAccessToken({ role: UserRole.Operator }));
    expect((await shared.get("/monitors", headers, { method: "HEAD" })).status).toBe(200);
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
      expect((await createGroup(shared.mock, group, authorizedWith(access_token))).status).toBe(403);
    }
  });
});

it("a caller without access does not learn what else is wrong with the request", async () => {
  const unknown = await createGroup(shared.mock, {}, authorizedWith("unknown"));
  const readOnly = authorizedWith(shared.mock.issueAccessToken({ role: UserRole.ReadOnly }));
  const forbidden = await createGroup(shared.mock, {}, readOnly);
  const granted = await createGroup(shared.mock, {});
  expect([unknown, forbidden, granted].map(({ status }) => status)).toEqual([401, 403, 400]);
});

it("an account can be selected with a quoted value and spaces", async () => {
  const { status, headers } = await shared.get("/monitors", { Cookie: 'a="b; c"; zaaid= "15401829"; d=e' });
  expect([status, headers.get("X-Mock-Zaaid")]).toEqual([200, "15401829"]);
});
