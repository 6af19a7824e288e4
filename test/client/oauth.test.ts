import { describe, expect, it, vi } from "vitest";
import { exchangeGrant, refresh, revoke } from "../../src/client/index.ts";
import { ContractError } from "../../src/contract/contract-error.ts";
import { authUrl, credentials, json, TimedNetwork, withVirtualTime } from "./support.ts";

withVirtualTime();

describe("exchangeGrant and revoke", () => {
  const options = { authUrl, credentials };
  const tokens = { access_token: "a", refresh_token: "r", expires_in: 3600 };

  it("send the grant in a form", async () => {
    const network = new TimedNetwork(undefined, () => json(200, tokens));
    expect(await exchangeGrant("the-grant", { ...options, fetch: network.fetch })).toEqual(tokens);
    const [sent] = network.tokenCalls;
    expect(sent?.url.search).toBe("");
    expect(sent?.body).toContain("grant_type=authorization_code");
    expect(sent?.body).toContain("code=the-grant");
  });

  it.each([undefined, null, "", { a: 1 }, "a b", "ü"])(
    "fail without a refresh token that can be used: %j",
    async (given) => {
      const network = new TimedNetwork(undefined, () => json(200, { ...tokens, refresh_token: given }));
      const call = exchangeGrant("the-grant", { ...options, fetch: network.fetch });
      await expect(call).rejects.toMatchObject({
        name: "TokenError",
        message: expect.stringContaining("no refresh token"),
      });
    },
  );

  it("send the token to revoke in the query, as the service requires", async () => {
    const network = new TimedNetwork(undefined, () => json(200, { status: "success" }));
    await revoke("a-token&more", { authUrl, fetch: network.fetch });
    expect(network.tokenCalls[0]?.method).toBe("POST");
    expect(network.tokenCalls[0]?.url.searchParams.get("token")).toBe("a-token&more");
  });

  it.each([
    ["a failure", () => json(200, { status: "failure" }), "TokenError"],
    ["a page", () => new Response("<html>"), "TransportError"],
    ["null", () => json(200, null), "TransportError"],
  ])("fail if the service does not report success but %s", async (_what, respond, name) => {
    const network = new TimedNetwork(undefined, respond);
    await expect(revoke("r", { authUrl, fetch: network.fetch })).rejects.toMatchObject({ name });
  });

  const refusing = { ...options, fetch: async () => json(400, { error: "invalid_code" }) };
  const refused = "The auth server auth.acme.test refused (status 400, invalid_code).";
  it.each([
    [
      () => exchangeGrant("the-grant", refusing),
      "The grant token may be used already, older than its validity (3 to 10 minutes), of another client, or of another data center.",
    ],
    [() => revoke("r", refusing), "The refresh token may be revoked already, or of another data center."],
  ])("say what may be wrong if the auth server refuses", async (call, why) => {
    await expect(call()).rejects.toThrow(`${refused} ${why}`);
  });

  const fetch = () => Promise.reject(new Error("It was sent."));
  const insecure = { authUrl: "http://192.168.0.9", credentials, fetch };
  it.each([
    ["exchangeGrant", () => exchangeGrant("the-grant", insecure)],
    ["refresh", () => refresh(insecure)],
    ["revoke", () => revoke("r", insecure)],
  ])("send no secret to an http address of another machine: %s", async (_name, call) => {
    await expect(call()).rejects.toThrow("`authUrl` must be an https URL, or an http URL of this machine");
  });

  it("take the address and the client from the environment", async () => {
    vi.stubEnv("SVC_DATA_CENTER", "EU");
    vi.stubEnv("SVC_SERVICE", "acme");
    vi.stubEnv("SVC_OAUTH2_CLIENT_ID", "id");
    vi.stubEnv("SVC_OAUTH2_CLIENT_SECRET", "secret");
    const sent: string[] = [];
    const fetch = async (url: string, { body }: { body: URLSearchParams }) => {
      sent.push(url, `${body}`);
      return json(200, tokens);
    };
    await exchangeGrant("the-grant", { fetch });
    vi.unstubAllEnvs();
    expect(sent).toEqual([
      "https://acme.eu/oauth/v2/token",
      "grant_type=authorization_code&client_id=id&client_secret=secret&code=the-grant",
    ]);
  });

  it("name what is missing", async () => {
    const incomplete = { authUrl, credentials: { clientId: "id" } };
    await expect(exchangeGrant("the-grant", incomplete)).rejects.toThrow(
      "The credentials are incomplete: give `credentials.clientSecret` (or set SVC_OAUTH2_CLIENT_SECRET), too.",
    );
    await expect(revoke("r", { baseUrl: "https://www.acme.test/api" })).rejects.toThrow("set SVC_AUTH_URL");
  });

  it("give the error of a checked fetch as it is", async () => {
    const error = new (class extends ContractError {})("POST /oauth/v2/token: `expires_in` is missing.");
    const call = exchangeGrant("the-grant", { ...options, fetch: () => Promise.reject(error) });
    await expect(call).rejects.toBe(error);
  });
});
