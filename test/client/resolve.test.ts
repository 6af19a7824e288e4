/** Which source an option gets its value from. */
import { describe, expect, it } from "vitest";
import { resolve } from "../../src/client/settings.ts";

const place = { dataCenter: "EU", service: "acme" } as const;

describe("an option", () => {
  it("gets its value from the program, then from its variable, then from its default, and says so", () => {
    const environment = { SVC_SERVICE: "other", SVC_RETRY_MIN_WAIT: "2", SVC_OAUTH2_CLIENT_ID: " id\n" };
    const found = resolve({ ...place, callTimeout: 5_000 }, environment);
    expect(Object.fromEntries(found)).toEqual({
      dataCenter: { value: "EU", from: "`dataCenter`" },
      service: { value: "acme", from: "`service`" },
      callTimeout: { value: 5_000, from: "`callTimeout`" },
      "retry.minWait": { value: 2_000, from: "`retry.minWait` (SVC_RETRY_MIN_WAIT)" },
      "credentials.clientId": { value: "id", from: "`credentials.clientId` (SVC_OAUTH2_CLIENT_ID)" },
      "retry.maxWait": { value: 30_000, from: "default" },
      "retry.maxRetries": { value: 4, from: "default" },
      attemptTimeout: { value: 30_000, from: "default" },
      atTokenLimit: { value: "fail", from: "default" },
      version: { value: "2.0", from: "default" },
    });
  });

  it("with a variable that is not valid is named with the variable, and its value in the option's unit", () => {
    expect(() => resolve(place, { SVC_RETRY_MAX_WAIT: "-1" })).toThrow(
      "`retry.maxWait` (SVC_RETRY_MAX_WAIT) must be from 0 to 2147483647 milliseconds; got -1000.",
    );
    expect(() => resolve({}, { SVC_DATA_CENTER: "Europe" })).toThrow(
      /^`dataCenter` \(SVC_DATA_CENTER\) must be one of US, .+; got "Europe"\.$/,
    );
  });

  it("does not read a variable that is not needed, whatever it contains", () => {
    const environment = { SVC_SERVICE: "https://", SVC_MAX_RETRIES: "many", SVC_OAUTH2_CLIENT_ID: "id" };
    const found = resolve({ ...place, accessToken: "token", retry: { maxRetries: 1 } }, environment);
    expect([...found.keys()].filter((path) => path.startsWith("credentials"))).toEqual([]);
    expect(found.get("retry.maxRetries")?.value).toBe(1);
  });
});

describe("the address", () => {
  it("of the mock does not win over a data center in silence: the real secret would go to it", () => {
    const environment = { SVC_BASE_URL: "http://127.0.0.1:4010", SVC_DATA_CENTER: "EU", SVC_SERVICE: "acme" };
    expect(() => resolve({}, environment)).toThrow(
      "`dataCenter` (SVC_DATA_CENTER) and `baseUrl` (SVC_BASE_URL) exclude each other. Give one of them.",
    );
    expect(resolve({ dataCenter: "EU" }, environment).has("baseUrl")).toBe(false);
  });

  it("comes from one source as a whole", () => {
    const environment = { SVC_BASE_URL: "https://elsewhere.test", SVC_AUTH_URL: "https://auth.elsewhere.test" };
    const found = resolve({ baseUrl: "https://here.test" }, environment);
    expect(found.get("baseUrl")).toEqual({ value: "https://here.test", from: "`baseUrl`" });
    expect(found.has("authUrl")).toBe(false);
  });
});
