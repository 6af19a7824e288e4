/** The options of a client and the variables of the environment: what they mean, and which are rejected. */
import { readFile } from "node:fs/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type ClientOptions,
  createClient,
  createServiceFetch,
  type DataCenterCode,
  exchangeGrant,
  MemoryTokenStore,
  optionsFromEnvironment,
  revoke,
} from "../../src/client/index.ts";
import { optionChecks } from "../../src/client/option-checks.ts";
import { authUrl, baseUrl, credentials, json, Network, type Seen } from "./support.ts";

afterEach(() => vi.unstubAllEnvs());

const accessToken = "given";

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
  ])("%s has its two addresses", async (code, base, auth) => {
    const network = new Network(undefined, () => json(200, { access_token: "t" }));
    const dataCenter = code as DataCenterCode;
    const address = { dataCenter, service: "acme", authHost: "accounts.acme", baseUrl: undefined, authUrl: undefined };
    const fetch = async (url: string) => {
      asked.push(url);
      return network.onToken({} as Seen, 1);
    };
    const asked: string[] = [];
    await createServiceFetch({ ...address, credentials, fetch, tokenStore: new MemoryTokenStore() })("/monitors");
    expect(asked).toEqual([`${auth}/oauth/v2/token`, `${base}/monitors`]);
  });

  const create = (dataCenter: string, service: string, authHost = service) =>
    createClient({ dataCenter: dataCenter as DataCenterCode, service, authHost, accessToken });

  it.each(["Europe", "", " US", "constructor", "__proto__"])("cannot be %j, and the error lists the codes", (code) => {
    const message = `\`dataCenter\` must be one of US, EU, CN, IN, AU, JP; got ${JSON.stringify(code)}.`;
    expect(() => create(code, "acme")).toThrow(new TypeError(message));
  });

  it.each(["", "www.acme", "acme.eu", "acme.com.cn", "-acme", "acme.", "ac_me", "ümlaut", "acme\n"])(
    "does not accept %j as a service or an auth host",
    (name) => {
      const message = `must be the part of a host name that data centers share, such as "acme" of www.acme.com; got ${JSON.stringify(name)}.`;
      expect(() => create("US", name, "accounts.acme")).toThrow(new TypeError(`\`service\` ${message}`));
      expect(() => create("US", "acme", name)).toThrow(new TypeError(`\`authHost\` ${message}`));
    },
  );
});

describe("an address that the caller chooses", () => {
  it.each([
    ["https://api.example.com/", "https://api.example.com"],
    ["https://api.example.com/v2/api//", "https://api.example.com/v2/api"],
    ["HTTPS://api.example.com", "https://api.example.com"],
    ["http://localhost:4010/", "http://localhost:4010"],
    ["http://127.8.9.10", "http://127.8.9.10"],
    ["http://[::1]:4010/", "http://[::1]:4010"],
  ])("may be %s", (text, url) => {
    expect(createServiceFetch({ baseUrl: text, accessToken }).baseUrl).toBe(url);
  });

  it.each([
    ...["http://localhost.example.com", "http://127.0.0.1.example.com", "http://localhost@api.example.com"],
    ...["http://api.example.com#localhost", "http://0.0.0.0:4010", "http://[::ffff:8.8.8.8]", "ftp://localhost"],
    ...[
      "javascript:alert(1)",
      "api.example.com",
      "",
      "https://a.test/api?x=1",
      "https://user:secret@a.test",
      "https://:secret@a.test",
      "https://user@a.test",
    ],
  ])("cannot be %j, and the error does not show it, as it may have a password", (text) => {
    const message = "must be an https URL, or an http URL of this machine, without query, fragment and user name.";
    for (const name of ["baseUrl", "authUrl"]) {
      const create = () => createClient({ baseUrl, accessToken, [name]: text });
      expect(create).toThrow(new TypeError(`\`${name}\` ${message}`));
    }
  });

  it("may be that of the auth server beside a data center", async () => {
    const network = new Network();
    await network.client({ baseUrl: undefined, dataCenter: "EU", service: "acme" }).GET("/monitors");
    const urls = [...network.calls, ...network.tokenCalls].map(({ url }) => url.href);
    expect(urls).toEqual(["https://www.acme.eu/api/monitors", `${authUrl}/oauth/v2/token`]);
  });

  const needed = "Give `dataCenter` and `service`, or `baseUrl` and `authUrl`. Or set SVC_DATA_CENTER and SVC_SERVICE.";
  it.each<[ClientOptions, string]>([
    [{}, needed],
    [{ service: "acme" }, needed],
    [{ dataCenter: "EU" }, "`dataCenter` needs `service`, too: give both, or set SVC_DATA_CENTER and SVC_SERVICE."],
    [
      { baseUrl, dataCenter: "EU", service: "acme" },
      "`dataCenter` (SVC_DATA_CENTER) and `baseUrl` (SVC_BASE_URL) exclude each other. Give one of them.",
    ],
  ])("is missing, or is there twice, in %j", (options, message) => {
    expect(() => createClient({ accessToken, ...options })).toThrow(new TypeError(message));
  });
});

describe("a wrong account or secret", () => {
  const noToken = "`accessToken` must be a text that is not empty, in ASCII, and without white space.";

  it.each<[object, string]>([
    [{ accessToken: "" }, noToken],
    [{ accessToken: "a b" }, noToken],
    [{ zaaid: "1; a=b" }, 'client zaaid: expected letters, digits, dots, hyphens and underscores; got "1…".'],
    [{ zaaid: "" }, 'client zaaid: expected letters, digits, dots, hyphens and underscores; got "".'],
    [{ zaaId: "1" }, "client has no option zaaId."],
    [{ acessToken: "a" }, "client has no option acessToken."],
    [{ signal: AbortSignal.timeout(9) }, "client has no option signal."],
    [{ credentials: "include" }, 'credentials: expected an object; got "include".'],
    [{ retry: 0 }, "retry: expected an object; got 0."],
    [{ tokenStore: {} }, "client tokenStore: expected a token store with get, set and lock; got an empty object."],
    [{ throwOnEror: true }, "client has no option throwOnEror. It has "],
    [
      { accessToken: undefined, credentials: { clientId: "" } },
      "`accessToken` is undefined. Leave it out to read it from its variable.",
    ],
  ])("is named when the client is created: %j", (options, message) => {
    const create = () => createClient({ baseUrl, accessToken, ...options });
    expect(create).toThrow(TypeError);
    expect(create).toThrow(message);
  });

  it.each<[object, string]>([
    [{ clientId: "" }, "`credentials.clientId` must be a text that is not empty, in ASCII, and without white space."],
    [{ client_id: "1" }, "credentials has no option client_id. It has clientId, clientSecret, refresh"],
    [
      { clientSecret: "two words" },
      "`credentials.clientSecret` must be a text that is not empty, in ASCII, and without white space.",
    ],
  ])("is named in the credentials: %j", (credentials, message) => {
    expect(() => createClient({ baseUrl, authUrl, credentials })).toThrow(message);
  });

  it.each<[string, object]>([
    ["credentials.clientId", { credentials: { clientId: "a10\n" } }],
    ["credentials.clientSecret", { credentials: { clientSecret: "a10\r\n" } }],
    ["credentials.refreshToken", { credentials: { refreshToken: "a10\n" } }],
    ["accessToken", { accessToken: "a10\n" }],
  ])("may be a secret of a file that ends with a line break, which is not sent: %s", (name, options) => {
    const create = () => createClient({ baseUrl, ...options });
    expect(create).toThrow(new RegExp(`^\`${name}\` must be .+ It ends with a line break\\.$`, "s"));
  });

  it("is refused in the parameters of exchangeGrant and revoke, too", async () => {
    await expect(exchangeGrant("code\n", { baseUrl })).rejects.toThrow(/^`code` must be .+ a line break\.$/);
    await expect(revoke(" token", { baseUrl })).rejects.toThrow(/^`refreshToken` must be .+ without white space\.$/);
  });
});

describe("credentials", () => {
  it.each([
    [{}, /^Give `credentials` or `accessToken`\. Or set SVC_OAUTH2_CLIENT_ID, /],
    [
      { credentials: { ...credentials, clientId: undefined } as object },
      "`clientId` is undefined. Leave it out to read it",
    ],
    [
      { credentials: { clientId: "id" } },
      "The credentials are incomplete: give `credentials.clientSecret` (or set SVC_OAUTH2_CLIENT_SECRET) and `credentials.refreshToken` (or set SVC_OAUTH2_REFRESH_TOKEN), too.",
    ],
    [
      { credentials },
      "With `baseUrl`, `credentials` need `authUrl`, too: give both, or set SVC_BASE_URL and SVC_AUTH_URL.",
    ],
  ])("are needed, with the address of the auth server: %j", (options, message) => {
    expect(() => createClient({ baseUrl, ...options })).toThrow(message);
  });
});

describe("the environment", () => {
  const oauth = { SVC_OAUTH2_CLIENT_ID: "id", SVC_OAUTH2_CLIENT_SECRET: "secret", SVC_OAUTH2_REFRESH_TOKEN: "token" };

  it("is read by createClient, without spaces around a value", async () => {
    for (const [name, value] of Object.entries(oauth)) vi.stubEnv(name, ` ${value}\r\n`);
    const network = new Network();
    await createClient({ baseUrl, authUrl, fetch: network.fetch }).GET("/monitors");
    expect(network.tokenCalls[0]?.body).toContain("client_secret=secret&refresh_token=token");
  });

  it.each([
    ["SVC_DATA_CENTER", "JP", { dataCenter: "JP", service: "acme" }],
    ["SVC_SERVICE", "acme", { service: "acme" }],
    ["SVC_AUTH_HOST", "accounts.acme", { authHost: "accounts.acme" }],
    ["SVC_BASE_URL", "https://api.example.com", { baseUrl: "https://api.example.com" }],
    ["SVC_AUTH_URL", "https://auth.example.com", { authUrl: "https://auth.example.com" }],
    // A binding of an edge runtime.
    ["SVC_OAUTH2_CLIENT_ID", 7, { credentials: { clientId: "7" } }],
  ])("gives with %s=%s that option and no other", (name, value, options) => {
    // An option that is present but undefined would replace a default.
    const variables = { [name]: value, CACHE: {}, ...(name === "SVC_DATA_CENTER" && { SVC_SERVICE: "acme" }) };
    expect(Object.fromEntries(Object.entries(optionsFromEnvironment(variables)))).toEqual(options);
  });

  it("is the only one of a client with its options: the process has the variables of another account", () => {
    for (const [name, value] of Object.entries(oauth)) vi.stubEnv(name, value);
    const tenant = { SVC_BASE_URL: baseUrl, SVC_AUTH_URL: authUrl, SVC_OAUTH2_CLIENT_ID: "of-tenant" };
    for (const variables of [tenant, { ...tenant, SVC_OAUTH2_CLIENT_ID: undefined }])
      expect(() => createClient({ ...optionsFromEnvironment(variables), version: "2.0" })).toThrow(/credentials/);
  });

  it("may be missing, as in a browser", () => {
    vi.stubGlobal("process", undefined);
    try {
      expect(Object.keys(optionsFromEnvironment())).toEqual([]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each(["DATA_CENTER", "SERVICE", "AUTH_HOST", "BASE_URL", "AUTH_URL", "OAUTH2_CLIENT_ID"])(
    "SVC_%s is refused if it is empty: another account would be called",
    (name) => {
      const message = `SVC_${name} is empty. Give it a value, or unset it.`;
      for (const value of ["", " "])
        expect(() => optionsFromEnvironment({ ...oauth, [`SVC_${name}`]: value })).toThrow(new TypeError(message));
    },
  );

  it("is not read for an option that is given, nor for credentials beside an access token", () => {
    for (const name of ["SVC_BASE_URL", "SVC_DATA_CENTER", "SVC_OAUTH2_CLIENT_ID"]) vi.stubEnv(name, "");
    expect(() => createClient({ baseUrl, accessToken, retry: { maxRetries: 1 } })).not.toThrow();
  });
});

it("each option of the client is on its page, and nothing else", async () => {
  const page = await readFile("docs/typescript-client.md", "utf8");
  const cells = [...(page.split("## Options")[1] ?? "").matchAll(/^\| (`.*?) \|/gm)].map(([, cell = ""]) => cell);
  const documented = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)/g)].map(([, name]) => name));
  const ofBoth = ["version", "zaaid", "retry", "headers", "credentials", "fetch"];
  const { client, call } = optionChecks;
  const ofClientAlone = Object.keys(client).filter((name) => !(name in call));
  expect([...new Set(documented)].sort()).toEqual([...ofClientAlone, ...ofBoth, "timeout"].sort());
});
