/** The functions that exchange, refresh and revoke tokens. */
import { afterEach, expect, it, vi } from "vitest";
import { exchangeGrant, refresh, revoke } from "../../src/client/index.ts";
import { ContractError } from "../../src/contract/contract-error.ts";
import { authUrl, credentials, json, Network } from "./support.ts";

afterEach(() => vi.unstubAllEnvs());

const tokens = { access_token: "a", refresh_token: "r", expires_in: 3600 };
const over = (respond: () => Response | Promise<Response>) => {
  const network = new Network(undefined, respond);
  return { network, options: { authUrl, credentials, fetch: network.fetch } };
};

it("exchangeGrant sends the grant in a form, with the client of the environment", async () => {
  vi.stubEnv("SVC_OAUTH2_CLIENT_ID", "id");
  vi.stubEnv("SVC_OAUTH2_CLIENT_SECRET", "secret");
  const { network, options } = over(() => json(200, tokens));
  const { credentials: _given, ...others } = options;
  expect(await exchangeGrant("the-grant", others)).toEqual(tokens);
  expect(network.tokenCalls.map(({ url, body }) => [url.href, body])).toEqual([
    [`${authUrl}/oauth/v2/token`, "grant_type=authorization_code&client_id=id&client_secret=secret&code=the-grant"],
  ]);
});

it("refresh ends when the call's time is over", async () => {
  const { options } = over(() => new Promise(() => {}));
  await expect(refresh({ ...options, callTimeout: 20 })).rejects.toThrow("not completed within 20 ms");
});

it("revoke sends the token in the query, as the service requires", async () => {
  const { network, options } = over(() => json(200, { status: "success" }));
  await revoke("a-token&more", options);
  const [sent] = network.tokenCalls;
  expect([sent?.method, sent?.url.searchParams.get("token")]).toEqual(["POST", "a-token&more"]);
});

it.each([undefined, null, "", { a: 1 }, "a b", "ü"])(
  "exchangeGrant fails without a refresh token that can be used: %j",
  async (refresh_token) => {
    const { options } = over(() => json(200, { ...tokens, refresh_token }));
    const message = expect.stringContaining("no refresh token");
    await expect(exchangeGrant("the-grant", options)).rejects.toMatchObject({ name: "TokenError", message });
  },
);

it.each([
  ["a failure", () => json(200, { status: "failure" }), "TokenError"],
  ["a page", () => new Response("<html>"), "TransportError"],
  ["null", () => json(200, null), "TransportError"],
])("revoke fails if the service does not report success but %s", async (_what, respond, name) => {
  await expect(revoke("r", over(respond).options)).rejects.toMatchObject({ name });
});

it("the errors say what may be wrong if the auth server refuses", async () => {
  const { options } = over(() => json(400, { error: "invalid_code" }));
  const refused = "The auth server auth.acme.test refused (status 400, invalid_code).";
  await expect(exchangeGrant("the-grant", options)).rejects.toThrow(
    `${refused} The grant token may be used already, older than its validity (3 to 10 minutes), of another client, or of another data center.`,
  );
  const why = "The refresh token may be revoked already, or of another data center.";
  await expect(revoke("r", options)).rejects.toThrow(`${refused} ${why}`);
});

it("no secret is sent to an http address of another machine, and the error names what is missing", async () => {
  const { network, options } = over(() => json(200, tokens));
  const insecure = { ...options, authUrl: "http://192.168.0.9" };
  for (const call of [exchangeGrant("the-grant", insecure), refresh(insecure), revoke("r", insecure)])
    await expect(call).rejects.toThrow("`authUrl` must be an https URL, or an http URL of this machine");
  await expect(exchangeGrant("the-grant", { ...options, credentials: { clientId: "id" } })).rejects.toThrow(
    "The credentials are incomplete: give `credentials.clientSecret` (or set SVC_OAUTH2_CLIENT_SECRET), too.",
  );
  await expect(revoke("r", { baseUrl: "https://www.acme.test/api" })).rejects.toThrow("SVC_AUTH_URL");
  expect(network.tokenCalls).toEqual([]);
});

it("the error of a checked fetch is given as it is", async () => {
  const error = new (class extends ContractError {})("POST /oauth/v2/token: `expires_in` is missing.");
  await expect(exchangeGrant("the-grant", over(() => Promise.reject(error)).options)).rejects.toBe(error);
});
