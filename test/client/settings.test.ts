import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createClient } from "../../src/client/index.ts";
import type { ClientOptions } from "../../src/client/options.ts";
import { dataCenterUrls, optionsFromEnvironment, requireCredentials, settingsOf } from "../../src/client/settings.ts";
import { systemClock } from "../../src/shared/clock.ts";
import { authUrl, baseUrl, Network } from "./support.ts";

const codes = "US, EU, CN, IN, AU, JP";
const atMock = { baseUrl: "http://127.0.0.1:4010" };

describe("a data center", () => {
  it.each([
    ["US", "https://www.acme.com/api", "https://accounts.acme.com"],
    ["EU", "https://www.acme.eu/api", "https://accounts.acme.eu"],
    ["CN", "https://www.acme.cn/api", "https://accounts.acme.com.cn"],
    ["IN", "https://www.acme.in/api", "https://accounts.acme.in"],
    ["AU", "https://www.acme.net.au/api", "https://accounts.acme.com.au"],
    ["JP", "https://app.acme.jp/api", "https://accounts.acme.jp"],
    // In lower case, as people write it.
    ["eu", "https://www.acme.eu/api", "https://accounts.acme.eu"],
  ])("%s has its two addresses", (code, base, auth) => {
    expect(dataCenterUrls(code, "acme", "accounts.acme")).toEqual({ baseUrl: base, authUrl: auth });
  });

  it("has the service's name in the auth host too, if no auth host is given", () => {
    expect(dataCenterUrls("CN", "acme").authUrl).toBe("https://acme.com.cn");
  });

  it.each(["Europe", "", " US", "UK", "constructor", "__proto__", "toString", "hasOwnProperty"])(
    "cannot be %j, and the error lists the codes",
    (code) => {
      const find = () => dataCenterUrls(code, "acme");
      expect(find).toThrow(TypeError);
      expect(find).toThrow(`\`dataCenter\` must be one of ${codes}; got ${JSON.stringify(code)}.`);
    },
  );

  it.each(["", "www.acme", "acme.eu", "acme.com.cn", "-acme", "acme.", "ac_me", "ümlaut"])(
    "does not accept %j as a service or an auth host",
    (name) => {
      const message = `must be the part of a host name that data centers share, such as "acme" of www.acme.com; got ${JSON.stringify(name)}.`;
      expect(() => dataCenterUrls("US", name, "accounts.acme")).toThrow(new TypeError(`\`service\` ${message}`));
      expect(() => dataCenterUrls("US", "acme", name)).toThrow(new TypeError(`\`authHost\` ${message}`));
    },
  );
});

describe("an address that the caller chooses", () => {
  it.each([
    ["https://api.example.com", "https://api.example.com"],
    ["https://api.example.com/", "https://api.example.com"],
    ["https://api.example.com/v2/api//", "https://api.example.com/v2/api"],
    ["HTTPS://api.example.com", "https://api.example.com"],
    ["http://localhost:4010/", "http://localhost:4010"],
    ["http://127.0.0.1:4010", "http://127.0.0.1:4010"],
    ["http://127.8.9.10", "http://127.8.9.10"],
    ["http://[::1]:4010/", "http://[::1]:4010"],
  ])("may be %s", (text, url) => {
    expect(settingsOf({ baseUrl: text }).baseUrl).toBe(url);
  });

  it.each([
    "http://localhost.example.com",
    "http://127.0.0.1.example.com",
    "http://localhost@api.example.com",
    "http://api.example.com#localhost",
    "http://0.0.0.0:4010",
    "http://[::ffff:8.8.8.8]",
    "ftp://localhost",
    "javascript:alert(1)",
    "api.example.com",
    "",
  ])("cannot be %j", (text) => {
    const check = () => settingsOf({ ...atMock, authUrl: text });
    expect(check).toThrow(TypeError);
    expect(check).toThrow(
      "`authUrl` must be an https URL, or an http URL of this machine, without query, fragment and user name.",
    );
  });
});

describe("the settings", () => {
  it("are complete with an address alone", () => {
    expect(settingsOf(atMock)).toEqual({
      baseUrl: "http://127.0.0.1:4010",
      authUrl: "",
      atTokenLimit: "fail",
      retry: { minWait: 1_000, maxWait: 30_000, maxRetries: 4 },
      attemptTimeout: 30_000,
      callTimeout: 120_000,
      maxResponseBytes: 67_108_864,
      version: "2.0",
      fetch: expect.any(Function),
      clock: systemClock,
      headers: [["user-agent", expect.stringMatching(/^svc-monitoring-api\/\d/)]],
      random: Math.random,
    });
  });

  it("cannot have both an address and a data center: the secrets would go to one of them", () => {
    const both: ClientOptions = { ...atMock, dataCenter: "EU", service: "acme" };
    expect(() => settingsOf(both)).toThrow(
      "`dataCenter` (SVC_DATA_CENTER) and `baseUrl` (SVC_BASE_URL) exclude each other. Give one of them.",
    );
  });

  const needed = "Give `dataCenter` and `service`, or `baseUrl` and `authUrl`. Or set SVC_DATA_CENTER and SVC_SERVICE.";
  it.each<[ClientOptions, string]>([
    [{}, needed],
    [{ service: "acme" }, needed],
    [{ dataCenter: "EU" }, "`dataCenter` needs `service`, too: give it, or set SVC_SERVICE."],
  ])("say what is missing in %j", (options, message) => {
    expect(() => settingsOf(options, {})).toThrow(new TypeError(message));
  });

  it("accept an auth address of its own together with a data center", () => {
    const settings = settingsOf({ dataCenter: "EU", service: "acme", authUrl: "https://login.example.com/" });
    expect(settings).toMatchObject({ baseUrl: "https://www.acme.eu/api", authUrl: "https://login.example.com" });
  });

  it("raise the maximum wait if the minimum is larger", () => {
    const { retry } = settingsOf({ ...atMock, retry: { minWait: 60_000 } });
    expect(retry).toMatchObject({ minWait: 60_000, maxWait: 60_000 });
  });

  it.each<[string, ClientOptions]>([
    ["baseUrl", { baseUrl: "https://a.test/api?x=1" }],
    ["baseUrl", { baseUrl: "https://a.test/api#f" }],
    ["baseUrl", { baseUrl: "https://user:secret@a.test" }],
    ["baseUrl", { baseUrl: "http://api.example.com" }],
    ["baseUrl", { baseUrl: "", dataCenter: "EU", service: "acme" }],
    ["authUrl", { ...atMock, authUrl: "http://auth.example.com" }],
    ["authUrl", { ...atMock, authUrl: "" }],
  ])("name %s if it is the invalid address, which may contain a secret", (name, options) => {
    expect(() => settingsOf(options)).toThrow(new RegExp(`^\`${name}\` must be an https URL(?!.*secret)`));
  });

  it.each([
    [{ minWait: -1 }, "`retry.minWait` must be from 0 to 2147483647 milliseconds; got -1."],
    [{ minWait: Number.NaN }, "`retry.minWait` must be from 0 to 2147483647 milliseconds; got NaN."],
    [{ minWait: 10, maxWait: 5 }, "`retry.maxWait` must be at least `retry.minWait`, which is 10; got 5."],
    [{ maxWait: 0.5 }, "`retry.maxWait` must be at least `retry.minWait`, which is 1000; got 0.5."],
    [{ maxWait: Number.NaN }, "`retry.maxWait` must be from 0 to 2147483647 milliseconds; got NaN."],
    [{ maxWait: Number.POSITIVE_INFINITY }, "`retry.maxWait` must be from 0 to 2147483647 milliseconds; got Infinity."],
    [{ maxRetries: -1 }, "`retry.maxRetries` must be an integer of at least 0; got -1."],
    [{ maxRetries: 1.5 }, "`retry.maxRetries` must be an integer of at least 0; got 1.5."],
    [{ maxRetries: Number.NaN }, "`retry.maxRetries` must be an integer of at least 0; got NaN."],
    [{ maxRetries: "4" as never }, '`retry.maxRetries` must be an integer of at least 0; got "4".'],
    [5 as never, "`retry` must be an object."],
  ])("reject the retry settings %o", (retry, message) => {
    const set = () => settingsOf({ ...atMock, retry });
    expect(set).toThrow(TypeError);
    expect(set).toThrow(message);
  });

  it.each(["attemptTimeout", "callTimeout"])("reject a %s that a timer cannot be set to", (name) => {
    for (const value of [0, -1, 2 ** 31, Number.NaN, Number.POSITIVE_INFINITY]) {
      const set = () => settingsOf({ ...atMock, [name]: value });
      expect(set).toThrow(new TypeError(`\`${name}\` must be from 1 to 2147483647 milliseconds; got ${value}.`));
    }
    expect(settingsOf({ ...atMock, [name]: 2_147_483_647 })).toMatchObject({ [name]: 2_147_483_647 });
  });
});

describe("the environment", () => {
  it("is read by createClient, without spaces around a value", async () => {
    const oauth = { CLIENT_ID: "id", CLIENT_SECRET: "  secret\n", REFRESH_TOKEN: "token\r\n" };
    for (const [name, value] of Object.entries(oauth)) vi.stubEnv(`SVC_OAUTH2_${name}`, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const network = new Network();
    await createClient({ baseUrl, authUrl, fetch: network.fetch }).GET("/monitors");
    expect(network.tokenCalls[0]?.body).toContain("client_secret=secret&refresh_token=token");
  });

  const oauth = { SVC_OAUTH2_CLIENT_ID: "id", SVC_OAUTH2_CLIENT_SECRET: "secret", SVC_OAUTH2_REFRESH_TOKEN: "token" };

  it.each([
    ["SVC_DATA_CENTER", "JP", { dataCenter: "JP" }],
    ["SVC_SERVICE", "acme", { service: "acme" }],
    ["SVC_AUTH_HOST", "accounts.acme", { authHost: "accounts.acme" }],
    ["SVC_BASE_URL", "https://api.example.com", { baseUrl: "https://api.example.com" }],
    ["SVC_AUTH_URL", "https://auth.example.com", { authUrl: "https://auth.example.com" }],
    ["SVC_RETRY_MIN_WAIT", "0.5", { retry: { minWait: 500 } }],
    ["SVC_RETRY_MAX_WAIT", "60", { retry: { maxWait: 60_000 } }],
    ["SVC_MAX_RETRIES", "0", { retry: { maxRetries: 0 } }],
    ["SVC_MAX_RETRIES", "1e2", { retry: { maxRetries: 100 } }],
  ])("gives with %s=%s that option and no other", (name, value, options) => {
    // An option that is present but undefined would replace a default.
    expect(optionsFromEnvironment({ [name]: value })).toEqual(options);
  });

  it("takes a binding of an edge runtime that is a number", () => {
    expect(optionsFromEnvironment({ SVC_MAX_RETRIES: 2, CACHE: {} })).toEqual({ retry: { maxRetries: 2 } });
  });

  it.each([
    ["clientId", "SVC_OAUTH2_CLIENT_ID"],
    ["clientSecret", "SVC_OAUTH2_CLIENT_SECRET"],
    ["refreshToken", "SVC_OAUTH2_REFRESH_TOKEN"],
  ])("is not enough if %s is missing: the error names it and its variable", (name, variable) => {
    const message = `\`credentials.${name}\` (or set ${variable})`;
    for (const environment of [{}, { ...oauth, [variable]: undefined }]) {
      expect(() =>
        requireCredentials(settingsOf(atMock, environment), "clientId", "clientSecret", "refreshToken"),
      ).toThrow(message);
    }
  });

  it("may be missing, as in a browser", () => {
    vi.stubGlobal("process", undefined);
    try {
      expect(optionsFromEnvironment()).toEqual({});
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each(["DATA_CENTER", "SERVICE", "AUTH_HOST", "BASE_URL", "AUTH_URL", "OAUTH2_CLIENT_ID", "MAX_RETRIES"])(
    "SVC_%s is refused if it is empty: another account would be called",
    (name) => {
      for (const value of ["", " "])
        expect(() => settingsOf({}, { ...oauth, [`SVC_${name}`]: value })).toThrow(
          new TypeError(`SVC_${name} is empty. Give it a value, or unset it.`),
        );
    },
  );

  it("may be empty if the option of the variable is given", () => {
    const environment = { SVC_BASE_URL: "", SVC_OAUTH2_CLIENT_ID: "", SVC_MAX_RETRIES: "" };
    const given = { ...atMock, accessToken: "t", retry: { maxRetries: 1 } };
    expect(settingsOf(given, environment).retry.maxRetries).toBe(1);
  });

  const numbers = ["SVC_RETRY_MIN_WAIT", "SVC_RETRY_MAX_WAIT", "SVC_MAX_RETRIES"];

  it.each(numbers)("throws if %s is not a number, and names it", (name) => {
    for (const value of ["five", "5s", "1,5", "NaN", "Infinity"]) {
      const read = () => optionsFromEnvironment({ [name]: value });
      expect(read).toThrow(TypeError);
      expect(read).toThrow(`${name} must be a number; got ${JSON.stringify(value)}.`);
    }
  });

  it("has a white space within a credential refused, by the names of the option and the variable", () => {
    const environment = { SVC_OAUTH2_CLIENT_SECRET: "two words" };
    expect(() => settingsOf(atMock, environment)).toThrow(
      new TypeError(
        "`credentials.clientSecret` (SVC_OAUTH2_CLIENT_SECRET) must be a text that is not empty and has no white space.",
      ),
    );
  });
});
