import { describe, expect, it } from "vitest";
import {
  accessTokenLifetime,
  accessTokensPerRefreshToken,
  activeAccessTokens,
  grantTokenValidity,
  refreshTokensPerClient,
  refreshTokensPerUser,
} from "../../generated/limits.ts";
import { unwrap } from "../../src/client/index.ts";
import { startMock } from "../../src/mock/index.ts";
import { clientOf, get, post, start as startFor, stopTime } from "./support.ts";

const minute = 60_000;
const { maximum, perMinutes } = accessTokensPerRefreshToken;

/** A mock, and the requests to its auth server by its own client. */
async function start() {
  stopTime();
  const mock = await startFor();
  const { clientId: client_id, clientSecret: client_secret, refreshToken } = mock.credentials;
  const tokenUrl = `${mock.authUrl}/oauth/v2/token`;
  const ask = (parameters: Record<string, string>) => post(tokenUrl, { client_id, client_secret, ...parameters });
  return {
    mock,
    exchange: (code: string, more = {}) => ask({ grant_type: "authorization_code", code, ...more }),
    refresh: (refresh_token: string = refreshToken) => ask({ grant_type: "refresh_token", refresh_token }),
    revoke: (token: string) => post(`${tokenUrl}/revoke?${new URLSearchParams({ token })}`, {}),
    works: async (token: string) =>
      (await get(mock, "/monitors", { Authorization: `Svc-oauthtoken ${token}` })).status === 200,
  };
}

describe("a grant code", () => {
  it("can be exchanged once, for a refresh token and an access token", async () => {
    const { mock, exchange, refresh, works } = await start();
    const code = mock.issueGrant();
    const { status, body } = await exchange(code);
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: accessTokenLifetime.usualSeconds,
      api_domain: mock.authUrl,
      token_type: "Bearer",
    });
    expect(await works(body.access_token)).toBe(true);
    expect(Object.keys((await refresh(body.refresh_token)).body)).not.toContain("refresh_token");
    expect((await exchange(code)).body).toEqual({ error: "invalid_code" });
  });

  it("is valid for the given minutes", async () => {
    const { mock, exchange } = await start();
    const { minimumMinutes, maximumMinutes } = grantTokenValidity;
    const [short, long] = [mock.issueGrant({ minutes: minimumMinutes }), mock.issueGrant()];
    mock.advance(minimumMinutes * minute);
    expect((await exchange(short)).body).toEqual({ error: "invalid_code" });
    mock.advance((maximumMinutes - minimumMinutes) * minute - 1);
    expect((await exchange(long)).body).toHaveProperty("access_token");
  });

  it("has the requested scopes", async () => {
    const { mock, exchange, works } = await start();
    const { body } = await exchange(mock.issueGrant({ scopes: ["Svc.Reports.All"] }));
    expect(await works(body.access_token)).toBe(false);
  });
});

it.each(["client_id", "client_secret"])("a request with another %s uses up no grant code", async (name) => {
  const { mock, exchange } = await start();
  const code = mock.issueGrant();
  expect((await exchange(code, { [name]: "other" })).body).toEqual({ error: "invalid_client" });
  expect((await exchange(code)).body).toHaveProperty("access_token");
});

describe("a refresh token", () => {
  it("gives a maximum of access tokens in a time that slides", async () => {
    const { mock, refresh } = await start();
    const half = maximum / 2;
    const issue = async (count: number) => {
      for (let issued = 0; issued < count; issued += 1) expect((await refresh()).body).toHaveProperty("access_token");
    };
    await issue(half);
    mock.advance(perMinutes * minute - 1);
    await issue(half);
    const { status, body } = await refresh();
    expect([status, body.error]).toEqual([400, "Access Denied"]);
    mock.advance(1);
    await issue(half);
    expect((await refresh()).status).toBe(400);
  });

  it("has a maximum of active access tokens: one more deletes the oldest", async () => {
    const { mock, refresh, works } = await start();
    const tokens: string[] = [];
    for (let count = 0; count <= activeAccessTokens.maximum; count += 1) {
      tokens.push((await refresh()).body.access_token);
      mock.advance(minute);
    }
    const working = await Promise.all(tokens.map(works));
    expect(working).toEqual([false, ...Array(activeAccessTokens.maximum).fill(true)]);
  });

  it("is one of a maximum: another one deletes the oldest, even if in use, with its access tokens", async () => {
    const { mock, exchange, refresh, works } = await start();
    const { access_token } = (await refresh()).body;
    for (let count = 0; count < refreshTokensPerUser.maximum - 1; count += 1) await exchange(mock.issueGrant());
    expect(await works(access_token)).toBe(true);
    mock.advance(refreshTokensPerClient.perMinutes * minute);
    await exchange(mock.issueGrant());
    expect(await works(access_token)).toBe(false);
    expect((await refresh()).body).toEqual({ error: "invalid_code" });
  });

  it("is one of a maximum in a time; the grant code of a refused request stays valid", async () => {
    const { mock, exchange } = await start();
    for (let count = 0; count < refreshTokensPerClient.maximum; count += 1) await exchange(mock.issueGrant());
    const half = (refreshTokensPerClient.perMinutes * minute) / 2;
    mock.advance(half);
    const code = mock.issueGrant();
    expect((await exchange(code)).body.error).toBe("Access Denied");
    mock.advance(half - 1);
    expect((await exchange(code)).body.error).toBe("Access Denied");
    const later = mock.issueGrant();
    mock.advance(1);
    expect((await exchange(later)).body).toHaveProperty("refresh_token");
  });
});

it("the refresh token that every mock accepts is another name of the mock's own: one limit, and revoked with it", async () => {
  const { refresh, revoke, works } = await start();
  let token = "";
  for (let count = 0; count < maximum / 2; count += 1) {
    await refresh();
    token = (await refresh("mock-refresh-token")).body.access_token;
  }
  expect(await works(token)).toBe(true);
  expect((await refresh()).body.error).toBe("Access Denied");
  expect((await refresh("mock-refresh-token")).body.error).toBe("Access Denied");
  expect((await revoke("mock-refresh-token")).body).toEqual({ status: "success" });
  expect(await works(token)).toBe(false);
  expect((await refresh()).body).toEqual({ error: "invalid_code" });
});

it("our client does not send the token of an earlier mock on the same port", async () => {
  const earlier = await startMock();
  const port = Number(new URL(earlier.baseUrl).port);
  await unwrap(clientOf(earlier).GET("/monitors"));
  await earlier.close();
  const mock = await startFor({ port });
  await unwrap(clientOf(mock).GET("/monitors"));
  expect(mock.requests().map(({ operation, status }) => [operation, status])).toEqual([
    ["createToken", 200],
    ["listMonitors", 200],
  ]);
});
