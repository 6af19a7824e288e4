import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HarBody, HarEntry } from "../../src/traffic/har.ts";
import { maskedRecording } from "../../src/traffic/masked-recording.ts";
import { runs } from "../support/runs.ts";

const secret = "q7Zx.41-Kd9wVb2m_T8s";
const pairs = (headers: Record<string, string>) => Object.entries(headers).map(([name, value]) => ({ name, value }));

interface Message {
  url?: string;
  sent?: Record<string, string>;
  received?: Record<string, string>;
  request?: HarBody;
  response?: HarBody;
}

function entry(message: Message): HarEntry {
  const { url = "https://a.test/api/monitors", sent = {}, received = {}, request, response = {} } = message;
  return {
    request: { method: "POST", url, headers: pairs(sent), ...(request && { postData: request }) },
    response: { status: 200, headers: pairs(received), content: response },
  };
}

const masked = (...messages: Message[]) => maskedRecording({ log: { entries: messages.map(entry) } }).log.entries;
const body = (mimeType: string, text: string): Message => ({ response: { mimeType, text } });
const json = (value: unknown) => body("application/json", JSON.stringify(value));
const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=b";
const field = (head: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${secret}\r\n--b--\r\n`;
const base64 = (text: string | Buffer) => Buffer.from(text).toString("base64");
const withBadByte = Buffer.concat([
  Buffer.from(`{"access_token":"${secret}","a":"`),
  Buffer.from([0xff]),
  Buffer.from('"}'),
]);
const told = json({ access_token: secret });

/** Where a secret can stand. The list is from what people found in recordings, not from what the masker looks for. */
const places: Record<string, Message | Message[]> = {
  "a multipart request": { request: { mimeType: multipart, text: field('name="client_secret"') } },
  "a multipart request in base64": {
    request: { mimeType: multipart, encoding: "base64", text: base64(field('name="client_secret"')) },
  },
  "a file of a multipart request": { request: { mimeType: multipart, text: field('name="file"; filename="key.pem"') } },
  "a JSON request in base64": {
    request: { mimeType: "application/json", encoding: "base64", text: base64(JSON.stringify({ password: secret })) },
  },
  "a gzip response": {
    received: { "Content-Encoding": "gzip" },
    response: {
      mimeType: "application/json",
      encoding: "base64",
      text: base64(gzipSync(`{"access_token":"${secret}"}`)),
    },
  },
  "a response with a byte that is not UTF-8": {
    response: { mimeType: "application/json", encoding: "base64", text: withBadByte.toString("base64") },
  },
  "an element of XML": body("application/xml", `<a><password>${secret}</password></a>`),
  "an attribute of XML": body("text/xml", `<a password="${secret}"/>`),
  "XML in JSON": json({ message: `<password>${secret}</password>` }),
  "an attribute of XML in JSON": json({ message: `<user token="${secret}"/>` }),
  "CDATA in XML": body("text/plain", `<password><![CDATA[${secret}]]></password>`),
  "CDATA of an element that is named": json({ xml: `<field name="password"><![CDATA[${secret}]]></field>` }),
  "an element with a name and attributes": body("text/plain", `<param name="db.password" x="1">${secret}</param>`),
  "an element within one of a secret's name": body("text/plain", `<password><value>${secret}</value></password>`),
  "XML with entities": json({ xml: `&lt;password&gt;${secret}&lt;/password&gt;` }),
  "an address of Oracle": json({ url: `jdbc:oracle:thin:core/${secret}@db.test:1521/x` }),
  "codes of a bank": json({ smsTan: secret, puk: secret, cvv: secret }),
  "a typed constant": body("text/plain", `const password: string = "${secret}";`),
  "a typed variable of Rust": body("text/plain", `let db_password: &'static str = "${secret}";`),
  "the default of a variable of GraphQL": json({ query: `mutation M($password: String = "${secret}") { a }` }),
  "a text within three quotes": body("text/plain", `password = """${secret}"""`),
  "a block string of GraphQL": json({ query: `{ login(password: """${secret}""") }` }),
  "the path of a cookie": { received: { "Set-Cookie": `a=b; Path=/cb?access_token=${secret}` } },
  YAML: body("application/yaml", `password: ${secret}`),
  "YAML in plain text": body("text/plain", `user: a\npassword: ${secret}\n`),
  CSV: body("text/csv", `name,password\na,${secret}`),
  "CSV below the separator of Excel": body("text/csv", `sep=;\nname;password\na;${secret}`),
  "CSV below a title": body("text/csv", `Report,25.11.2026,\n\nname,password\na,${secret}`),
  GraphQL: body("application/graphql", `{ login(password: "${secret}") }`),
  "GraphQL in JSON": json({ query: `mutation { login(password: "${secret}") { id } }` }),
  "plain text": body("text/plain", `The password: ${secret} is wrong`),
  "plain text with an equals sign": body("text/plain", `password=${secret}`),
  "a hidden input": body("text/html", `<input type="hidden" name="csrf" value="${secret}">`),
  "a comment of HTML": body("text/html", `<!-- ${secret} -->`),
  "JSON in a form": {
    request: { mimeType: form, text: `payload=${encodeURIComponent(JSON.stringify({ password: secret }))}` },
  },
  "a form": { request: { mimeType: form, text: `grant_type=refresh_token&refresh_token=${secret}` } },
  "a parameter of a form": { request: { mimeType: form, params: [{ name: "client_secret", value: secret }] } },
  "a nested query of a redirect": {
    received: { Location: `/login?next=${encodeURIComponent(`/x?refresh_token=${secret}`)}` },
  },
  "a fragment of a redirect": { received: { Location: `https://a.test/#access_token=${secret}&state=1` } },
  "the name of a parameter": { url: `https://a.test/api/x?gh${"p_"}${secret}=1` },
  "the name of a field of a form": { request: { mimeType: form, text: `a=1&gh${"p_"}${secret}=1` } },
  "the user of a URL": { sent: { Referer: `https://user:${secret}@a.test/` } },
  "JSON Web Tokens in a path": { url: `https://a.test/api/eyJhbGciOiJub25lIn0.${secret.replaceAll(".", "")}.x` },
  "an error that quotes JSON": json({ message: `invalid: {"client_secret":"${secret}","a":1` }),
  "JSON in JSON in JSON": json({ a: JSON.stringify({ b: JSON.stringify({ token: secret }) }) }),
  "a field with a name and a value": json({ fields: [{ name: "password", value: secret }] }),
  "a field with a key and a value": json({ fields: [{ key: "password", value: secret }] }),
  "an object of a secret's name": json({ credentials: { user: "a", anything: secret } }),
  "a list of a secret's name": json({ tokens: ["a", secret] }),
  "a private key": body("text/plain", `-----BEGIN RSA PRIVATE KEY-----\n${secret}\n-----END RSA PRIVATE KEY-----`),
  "a private key in JSON": json({ note: `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----` }),
  "Bearer in a message": json({ message: `Bearer ${secret} is expired` }),
  "Basic in a message": json({ message: `got Basic ${secret}` }),
  "JSON that is cut off": body("application/json", `{"a":1,"access_token":"${secret}`),
  "an unknown media type": body("application/x-thing", secret),
  "no media type": { response: { text: `password ${secret}` } },
  "an SNMP community": json({ community: secret, read_community: secret, community_string: secret }),
  "a comment of HAR": { response: { mimeType: "application/json", text: "{}", comment: secret } },
  "another entry's message": [told, json({ message: `The key ${secret} has expired` })],
  "another entry's message, before": [json({ message: `The key ${secret} has expired` }), told],
  "another entry's path": [told, { url: `https://a.test/api/keys/${secret}` }],
  "another entry's page name": [told, json({ [secret]: 1 })],
  "another entry's parameter": [told, { url: `https://a.test/api/x?q=${encodeURIComponent(secret)}` }],
  "another entry's text in base64": [told, json({ blob: base64(`id:${secret}:x`) })],
  "another entry's header": [told, { received: { "User-Agent": `x ${secret}` } }],
  "what Authorization had": [{ sent: { Authorization: `Svc-oauthtoken ${secret}` } }, json({ note: secret })],
  "what a form had": [{ request: { mimeType: form, text: `code=${secret}` } }, json({ note: secret })],
  "what a cookie had": [{ sent: { Cookie: `session=${secret}; zaaid=1` } }, json({ note: secret })],
};
const names = (text: string) => text.split(" ");
for (const name of names("X-CSRF X-Session-Id X-Auth X-Anything Cookie Set-Cookie Proxy-Authorization")) {
  places[`the header ${name}`] = { sent: { [name]: `a=${secret}` } };
  places[`the header ${name} of a response`] = { received: { [name]: `a=${secret}` } };
}
for (const name of names("Authorization X-Forwarded-Auth Via User-Agent"))
  places[`Bearer in the header ${name}`] = { sent: { [name]: `Bearer ${secret}` } };
for (const name of names("sig pass pin token key code X-Amz-Signature api_key client_secret session_id")) {
  places[`the parameter ${name}`] = { url: `https://a.test/api/x?a=1&${name}=${secret}` };
  places[`the parameter ${name} of a fragment`] = { url: `https://a.test/api/x#${name}=${secret}` };
}
for (const name of names("pin pass otp jwt passphrase apiKey x_csrf sessionId auth sig authToken"))
  places[`the attribute ${name}`] = json({ data: [{ [name]: secret }] });

describe("a recording has no secret", () => {
  it("of a hundred places", () => expect(Object.keys(places).length).toBeGreaterThanOrEqual(100));

  it.each(Object.entries(places))("in %s", (_place, messages) => {
    const text = JSON.stringify(masked(...[messages].flat()));
    for (const part of [secret, "41-Kd9wVb2m", "Kd9wVb2m_T8s"]) expect(text).not.toContain(part);
    expect(Buffer.from(text, "base64").toString("latin1")).not.toContain("Kd9wVb2m");
  });

  it("in its list of parameters and cookies", () => {
    const one = entry({});
    one.request.queryString = [{ name: "token", value: secret }];
    one.request.cookies = [{ name: "session", value: secret }];
    expect(JSON.stringify(maskedRecording({ log: { entries: [one] } }))).not.toContain(secret);
  });

  it("in fields that HTTP Archive does not have", () => {
    const entries = [{ ...entry({}), _webSocketMessages: [{ data: secret }] }];
    const log = { pages: [{ title: secret }], comment: secret, entries };
    expect(JSON.stringify(maskedRecording({ log }))).not.toContain(secret);
  });
});

it.each<[string, unknown]>([
  ["the value of a token", { token: { value: "swordfish" } }],
  ["a key of a session", { session: { key: "swordfish" } }],
  ["the id of a session", { session: { id: "swordfish" } }],
  ["a password of a map of them", { passwords: { admin: "swordfish" } }],
  ["a secret of a map of them", { secrets: { ftp: { old: "swordfish" } } }],
  ["what is no word, in a record", { credentials: { ftp: "swordfish-7x" } }],
  [
    "a code of what it is of",
    { mfa: { code: "swordfish" }, api: { key: "swordfish" }, security: { answer: "swordfish" } },
  ],
  ["a list of secrets", { auth: { tokens: ["swordfish"] } }],
])("a word that is a secret by what holds it is masked: %s", (_what, value) => {
  expect(masked(json(value))[0]?.response.content?.text).not.toContain("swordfish");
});

it("a secret that is a part of a host or of a Content-Type is masked elsewhere", () => {
  const authorized = { sent: { Authorization: `Svc-oauthtoken ${secret}` } };
  const type = `application/json; trace="${secret}"`;
  const [, other] = masked(
    { ...authorized, received: { "Content-Type": type } },
    body("text/plain", `you sent ${secret}`),
  );
  expect(other?.response.content?.text).not.toContain(secret);
  const told = json({ password: "web42prod" });
  const [, note] = masked(
    { url: "https://web42prod.internal:8443/api/own", ...told },
    json({ note: "it is web42prod!" }),
  );
  expect(note?.response.content?.text).not.toContain("web42prod");
});

it.each(["https://a.test/api/monitors", "HTTP/1.1", "2026-01-02T03:04:05.000Z", "a.test"])(
  "a body that calls %s a secret changes nothing that the recorder writes",
  (password) => {
    const one = { ...entry(json({ password })), startedDateTime: "2026-01-02T03:04:05.000Z" };
    const { request, response, startedDateTime } = maskedRecording({ log: { entries: [one] } }).log
      .entries[0] as HarEntry;
    expect([request.url, request.method, startedDateTime]).toEqual([one.request.url, "POST", one.startedDateTime]);
    expect([request, response].map((part) => (part as { httpVersion?: string }).httpVersion)).toEqual([
      "HTTP/1.1",
      "HTTP/1.1",
    ]);
    expect(response.content?.text).not.toContain(password);
  },
);

describe("what is no secret stays", () => {
  it.each<[string, Message]>([
    [
      "JSON with all its digits and spaces",
      body("application/json", '{ "monitor_id": 123412341234123411, "name": "Shop" }'),
    ],
    ["plain text", body("text/plain", "Wartung für alle: 12:30")],
    ["a form", body(form, "page=1&name=a+b%2Fc")],
  ])("%s", (_what, message) => {
    expect(masked(message)[0]?.response.content.text).toBe(message.response?.text);
  });

  it.each([
    ["text/csv", `monitor_id,api_key\n402000000000022,${secret}\n402000000000023,${secret}\n`],
    ["text/plain", "Forgot password\n402000000000022 was restarted\n2026-11-20T10:00:00+0100 by ops"],
    ["text/plain", "| user | password |\n| --- | --- |\n| bob | - |"],
  ])("the line after one that ends with a name of a secret: %s %j", (type, text) => {
    const others = JSON.stringify({
      monitor_id: "402000000000022",
      n: 402000000000022,
      at: "2026-11-20T10:00:00+0100",
    });
    const [one, two] = masked(body(type, text), body("application/json", others));
    expect(two?.response.content.text).toBe(others);
    const numbers = (all = "") => all.match(/\b402\d+|2026-[\dT:+-]+|\| --- \| --- \|/g);
    expect(numbers(one?.response.content.text)).toEqual(numbers(text));
  });

  it("the escapes around a secret in a text", () => {
    const key = "+BUAJx9q7Zx41Kd9/wVb2m+HRT8s3ab==";
    const [one] = masked(body("text/plain", `Endpoint=https://a.test;AccountKey=${key};Suffix=core`));
    expect(one?.response.content.text).toMatch(
      /;AccountKey=\+[A-Za-z\d]{11,}\/[A-Za-z\d]+\+[A-Za-z\d]+==;Suffix=core$/,
    );
  });

  it("the digits of numbers, also beside a secret, in a text and in a request", () => {
    const text = '{"agent_id":123412341234123411,"n":1.0,"small":1e-7,"list":[0.10,-0],"text":"1.0"}';
    const beside = text.replace("}", `,"password":"${secret}"}`);
    const told = JSON.stringify({ said: beside });
    const json = (given: string) => ({ mimeType: "application/json", text: given });
    const [one, two] = masked({ request: json(beside), response: json(told) }, body("application/json", text));
    for (const part of [one?.request.postData?.text, JSON.parse(one?.response.content.text ?? "").said])
      expect(part?.slice(0, text.length - 1)).toBe(text.slice(0, -1));
    expect(two?.response.content.text).toBe(text);
    expect(JSON.stringify(one)).not.toContain(secret);
  });

  it("the account, the scheme word, the host, the path and other parameters", () => {
    const url = "https://a.test/api/monitors/1?page=2&from=2026-01-01T00:00:00%2B0000";
    const accept = "application/json; version=2.0";
    const [one] = masked({ url, sent: { Authorization: `Svc-oauthtoken ${secret}`, Cookie: "zaaid=7", accept } });
    expect(one?.request.url).toBe(url);
    const words = one?.request.headers.map(({ value }) => value.split(" ")[0]);
    expect(words).toEqual(["Svc-oauthtoken", "zaaid=7", "application/json;"]);
  });

  it.each([
    "http://localhost:47300/api/boards/V1StGXR8Z5jdHi6BmyT",
    "http://127.0.0.1:47300/api/hooks/T0ABC/B0DEF/SHILTKw1QvLBg5KEGbvCiXyz",
    "https://m.corp.example:8443/api/reports/PERF/a1B2c3d4E5",
    "http://[::1]:47300/api/boards/V1StGXR8Z5jdHi6BmyT",
  ])("the host with its port, and the words of the path: %s", (url) => {
    const kept = /^.*(?=\/)/.exec(url)?.[0] ?? "";
    const [one] = masked({ url, received: { Location: url }, ...json({ next: url }) });
    const beginning = kept.replace(/(?<=hooks)\/.*/, "");
    expect(one?.request.url).toContain(beginning);
    expect(one?.response.headers[0]?.value).toContain(beginning);
    expect(one?.response.content?.text).toContain(beginning);
  });

  it.each<[string, (origin: string) => unknown]>([
    ["the service's address", (origin) => ({ auth: { audience: origin } })],
    ["its host", (origin) => ({ session: { host: new URL(origin).host }, cookie: { domain: new URL(origin).host } })],
    ["its {base_url}", (origin) => ({ credentials: { base_url: `${origin}/api` } })],
    [
      "its domain",
      (origin) => ({ cookie: { scope: new URL(origin).hostname.replace(/^[^.]*/, "") }, cookie_domain: ".acme.eu" }),
    ],
    [
      "its path",
      () => ({ cookie_path: "/monitors", secret_key_ref: "short/msp/customers", password: "/api/monitors" }),
    ],
    ["a media type", () => ({ auth: { content_type: "application/json" }, credentials: { format: "text/csv" } })],
    ["a media type beside a kind of token", () => ({ content_type: "application/json", token_type: "Bearer" })],
    ["the name of an attribute", () => ({ auth: { user_field: "display_name", id_field: "monitorName" } })],
  ])("other messages, if %s stands below the name of a secret", (_what, bodyOf) => {
    for (const origin of ["http://127.0.0.1:47300", "https://api-2.acme.eu", "http://localhost:4010"]) {
      const other = { url: `${origin}/api/monitors`, ...json([{ display_name: "Shop", monitorName: "Shop" }]) };
      const [alone] = masked(other);
      expect(masked(other, { url: `${origin}/api/own`, ...json(bodyOf(origin)) })[0]).toEqual(alone);
    }
  });

  it("what a field of a record shows to be no secret, though the name of the record is that of one", () => {
    const fields = {
      ...{ started_at: "2026-02-02T08:09:10Z", day: "2026-02-02", locale: "fr_CA", browser: "Firefox 128" },
      ...{ last_monitor: "APPLN-LOADBALANCER", monitor_id: "567867868211187140", state: "active", count: 7 },
      ...{ region: "ap-southeast-2", plan: "enterprise-annual", issuer: "https://login.acme.eu/realms/acme" },
      ...{
        agent: "Mozilla/5.0 (X11; Linux x86_64; rv:121.0)",
        screen: "1920x1080",
        os: "macOS 14.5",
        tls: "TLSv1.3",
        lifetime: "P90D",
        kind: "x509_certificate",
      },
      ...{
        host: "db7.acme.eu:5432",
        user: "bob@acme.eu",
        type: "oauth2",
        algorithm: "sha256_rsa",
        scopes: ["read", "write"],
        expires_in: 3600,
      },
    };
    const holders = ["session", "auth", "authorization", "credentials", "token", "secret", "credential_profile"];
    const all = Object.fromEntries(holders.map((name) => [name, fields]));
    const [one] = masked(json(all));
    expect(JSON.parse(one?.response.content?.text ?? "")).toEqual(all);
  });

  it.each<[string, unknown]>([
    ["tags", { tags: [{ key: "env", value: "prod" }] }],
    ["buckets", { buckets: [{ key: "FRA", doc_count: 3 }] }],
    ["a file with a token", { token_file: "/run/secrets/token", token_policies: ["gate-board-read"] }],
  ])("the key or the place that is none: %s", (_what, value) => {
    expect(JSON.parse(masked(json(value))[0]?.response.content?.text ?? "")).toEqual(value);
  });

  it("the setting after that of a secret, in a list of them", () => {
    const [one] = masked(json({ env: [`DB_PASSWORD=${secret}`, "TZ=Europe/Berlin"] }));
    expect(one?.response.content?.text).toContain('"TZ=Europe/Berlin"');
  });

  it("constants and places that names of secrets describe", () => {
    const values = { send_token_as: "H", token_location: "header", secret_manager: "aws" };
    expect(JSON.parse(masked(json(values))[0]?.response.content?.text ?? "")).toEqual(values);
  });

  it("the length of a body that is left out", () => {
    const [one] = masked(body("text/html", "<p>12345</p>"));
    expect(one?.response.content).toEqual({ size: 12, mimeType: "text/html", comment: "12 bytes are left out." });
  });
});

describe("a pseudonym", () => {
  const keysIn = (entries: HarEntry[]): string[] =>
    entries.flatMap(({ response }) => JSON.parse(response.content.text ?? "").incident_keys);

  it("is the same for the same secret, another for another, and has its form", () => {
    const keys = ["INC-100234", "INC-100235", "INC-100234", "550e8400-e29b-41d4-a716-446655440000", "7b", "é7"];
    const shown = keysIn(masked(json({ incident_keys: keys })));
    expect(shown[0]).toBe(shown[2]);
    expect(new Set(shown).size).toBe(5);
    expect(shown[0]).toMatch(/^[A-Z]{3}-[1-9]{6}$/);
    expect(shown[3]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    for (const [index, key] of keys.entries()) expect(shown[index]).not.toBe(key);
  });

  it("is another one for each of many short secrets", () => {
    const keys = Array.from({ length: 200 }, (_, index) => String(index));
    expect(new Set(keysIn(masked(json({ incident_keys: keys })))).size).toBe(200);
  });

  it("is a number for a number", () => {
    const text = masked(json({ pin: 123_456 }))[0]?.response.content.text ?? "";
    expect(text).toMatch(/^\{"pin":[1-9]{6}\}$/);
  });

  it("of a secret is the same in other forms of it", () => {
    const value = "a1/b2+c3=d4 é9";
    const texts = masked(
      json({ token: value }),
      { url: `https://a.test/api?q=${encodeURIComponent(value)}` },
      json({ nested: JSON.stringify({ x: value }) }),
    );
    const pseudonym = JSON.parse(texts[0]?.response.content.text ?? "").token;
    expect(new URL(texts[1]?.request.url ?? "").searchParams.get("q")).toBe(pseudonym);
    expect(JSON.parse(JSON.parse(texts[2]?.response.content.text ?? "").nested).x).toBe(pseudonym);
  });
});

const character = fc.constantFrom(..."abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_.~/+=");
/** Recognised by its ends and its middle, which no other text of a message has. */
const random = fc.string({ unit: character, minLength: 4, maxLength: 40 }).map((text) => `S5${text}Q0${text}S5`);
const name = fc.constantFrom(...names("password access_token client_secret apiKey device_key X-Api-Key session_id"));
const value = (hidden: string) =>
  fc.constantFrom<(name: string) => Message>(
    (name) => json({ data: { [name]: hidden } }),
    (name) => json([{ list: [{ name, value: hidden }] }]),
    (name) => json({ text: JSON.stringify({ [name]: hidden }) }),
    (name) => ({ request: { mimeType: form, text: String(new URLSearchParams({ a: "1", [name]: hidden })) } }),
    (name) => ({ request: { mimeType: multipart, text: field(`name="${name}"`).replace(secret, () => hidden) } }),
    (name) => ({ url: `https://a.test/api/x?${name}=${encodeURIComponent(hidden)}&page=1` }),
    (name) => ({ sent: { [name]: hidden } }),
    () => ({ sent: { Authorization: `Svc-oauthtoken ${hidden}` } }),
  );
/** Where another entry may repeat it. */
const echo = (hidden: string) =>
  fc.constantFrom<Message>(
    json({ message: `it is ${hidden}!` }),
    json({ message: base64(`xx${hidden}yy`) }),
    body("text/plain", `${encodeURIComponent(hidden)} ${JSON.stringify(hidden)}`),
    { url: `https://a.test/api/${encodeURIComponent(hidden)}/x` },
    { received: { "X-Echo": hidden, Location: `/x?next=${encodeURIComponent(`/y?a=${encodeURIComponent(hidden)}`)}` } },
    json({ [hidden]: [hidden, { deep: hidden }] }),
  );

it("random secrets in random places of random messages do not survive", () => {
  const planted = random.chain((hidden) =>
    fc.tuple(fc.constant(hidden), name, value(hidden), fc.array(echo(hidden), { maxLength: 3 }), fc.boolean()),
  );
  fc.assert(
    fc.property(planted, ([hidden, name, make, echoes, isLast]) => {
      const messages = isLast ? [...echoes, make(name)] : [make(name), ...echoes];
      const text = JSON.stringify(masked(...messages));
      const readable = [
        text,
        decodeURIComponent(decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, "%25"))),
        Buffer.from(text, "base64").toString("latin1"),
      ];
      for (const one of readable) expect(one).not.toContain(hidden.slice(2, -2));
    }),
    { numRuns: runs(1_000, 10_000), seed: 20_261_122 },
  );
});

// In quadratic time each takes longer than a test may.
const hostile = [
  '"password":"\\',
  "password=",
  "password: ",
  '\\"token\\":\\"',
  "Bearer ",
  "-----BEGIN PRIVATE KEY-----",
];
it.each([...hostile, "%25", "a=b&", "<token>", "&#x41;"])(
  "a body of %s, twenty thousand times, is masked in linear time",
  (part) => {
    expect(masked(told, body("text/plain", part.repeat(20_000)))).toHaveLength(2);
  },
);
