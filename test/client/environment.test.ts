import { afterEach, describe, expect, it, vi } from "vitest";
import { createClient, RateLimitError, type ServiceError, TransportError, unwrap } from "../../src/client/index.ts";
import { settingsOf } from "../../src/client/settings.ts";
import { authUrl, baseUrl, credentials, failure, json, Network, thrownBy } from "./support.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const oauth = {
  SVC_OAUTH2_CLIENT_ID: "id",
  SVC_OAUTH2_CLIENT_SECRET: "  secret\n",
  SVC_OAUTH2_REFRESH_TOKEN: "token\r\n",
};
const fromEnvironment = { clientId: "id", clientSecret: "secret", refreshToken: "token" };

describe("a setting that is omitted", () => {
  it("is read from its variable, setting by setting, without spaces around it", () => {
    const place = { dataCenter: "EU", service: "acme" } as const;
    expect(settingsOf(place, oauth).credentials).toEqual(fromEnvironment);
    const { credentials } = settingsOf({ ...place, credentials: { clientId: "mine" } }, oauth);
    expect(credentials).toEqual({ ...fromEnvironment, clientId: "mine" });
    const { retry } = settingsOf({ ...place, retry: { minWait: 2_000 } }, { SVC_MAX_RETRIES: "9" });
    expect(retry).toMatchObject({ minWait: 2_000, maxRetries: 9 });
    expect(settingsOf({ dataCenter: "EU" }, { SVC_SERVICE: "acme" }).baseUrl).toBe("https://www.acme.eu/api");
  });

  it("is not read where another one takes its place", () => {
    const variables = { ...oauth, SVC_BASE_URL: "https://elsewhere.test", SVC_AUTH_URL: "https://auth.elsewhere.test" };
    const settings = settingsOf({ baseUrl, accessToken: "given" }, variables);
    expect(settings).toMatchObject({ baseUrl, authUrl: "" });
    expect(settings.credentials).toBeUndefined();
    expect(settingsOf({ dataCenter: "EU", service: "acme" }, variables).baseUrl).toBe("https://www.acme.eu/api");
    const place = { SVC_DATA_CENTER: "EU", SVC_SERVICE: "acme" };
    expect(settingsOf({ authUrl }, place).baseUrl).toBe("");
    expect(() => createClient({ authUrl })).toThrow("Give `dataCenter` and `service`");
  });

  it("is read by createClient", async () => {
    for (const [name, value] of Object.entries(oauth)) vi.stubEnv(name, value);
    const network = new Network();
    await createClient({ baseUrl, authUrl, fetch: network.fetch }).GET("/monitors");
    expect(network.tokenCalls[0]?.body).toContain("client_secret=secret&refresh_token=token");
  });
});

describe("an error", () => {
  const errorOf = (response: Response) =>
    thrownBy(unwrap(new Network(() => response).client({ retry: { maxRetries: 0 } }).GET("/monitors")));

  it("for 429 says when the service accepts calls again", async () => {
    const error = await errorOf(failure(429, { "Retry-After": "7" }));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ status: 429, retryAfter: 7_000 });
    expect(await errorOf(failure(429))).toMatchObject({ retryAfter: undefined });
  });

  it("has the body and the headers of the response", async () => {
    const body = { code: 1002, message: "Monitor does not exist", details: ["x"] };
    const error = (await errorOf(json(404, body, { "X-Trace": "7" }))) as ServiceError;
    expect(error.body).toEqual(body);
    expect(error.headers.get("X-Trace")).toBe("7");
    expect(await errorOf(new Response("<html>", { status: 502 }))).toMatchObject({ body: "<html>" });
  });

  it("has its message in JSON.stringify", async () => {
    const error = await errorOf(json(404, { code: 1002, message: "Monitor does not exist" }, { "x-request-id": "r" }));
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      name: "NotFoundError",
      message: "listMonitors: Monitor does not exist",
      status: 404,
      code: 1002,
      operation: "GET /monitors",
      requestId: "r",
    });
    const lost = { message: "no response", cause: "EPIPE" };
    const printed = JSON.parse(JSON.stringify(new TransportError(lost.message, { cause: lost.cause })));
    expect(printed).toEqual({ name: "TransportError", ...lost });
    expect(JSON.stringify(error)).not.toContain(credentials.clientSecret);
  });
});
