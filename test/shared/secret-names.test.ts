import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KnownSecrets } from "../../src/shared/known-secrets.ts";
import { maskJson, maskText } from "../../src/shared/masking.ts";
import { isSecret, isSecretParameter, mask, reveals } from "../../src/shared/secret-names.ts";

const words = (...lines: string[]) => lines.join(" ").split(" ");
const secretNames = words(
  "access_token refresh_token client_secret device_key token password secret api_key http_password oauth_client_secret",
  "passphrase authorization webhook_secret private_key authToken accessToken apiKey APIKey privateKeyPem X-API-Key",
  "senhaAtual psw clé_api clé_d_accès código_de_acesso codigo_seguridad api_schluessel X-Auth X-Custom-Auth parola_noua API-Schlüssel Zugangsschlüssel clave_api x-api-key API_KEY apikey Proxy-Authorization Cookie Set-Cookie http_authorization password_2 tokens credentials",
  "authorization_code client_assertion code_verifier X-Amz-Security-Token user[password] a.b.token",
);
const otherNames = words(
  "expires_in token_type status grant_type tokenType api_domain authorization_url monitor_id zaaid client_id keyword",
  "public_key status_code code_secretary accessible postal_code codec password_strength secrets_scanned Idempotency-Key credential_profile_id publicKey key_id display_name cookie_policy password_expires_at author ",
);

describe("a name", () => {
  it.each(secretNames)("%s is that of a secret", (name) => expect(isSecret(name)).toBe(true));
  it.each([...otherNames, "Primärschlüssel"])("%j is not that of a secret", (name) =>
    expect(isSecret(name)).toBe(false),
  );

  it("may be that of a secret as a parameter only, and not with the code of an error", () => {
    expect(["code", "key"].map((name) => [isSecret(name), isSecretParameter(name, "4f3a")])).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(isSecretParameter("code", "404")).toBe(false);
  });
});

/** What other values do not contain. */
const secret = fc
  .string({ unit: fc.constantFrom(..."abcXYZ0123456789-_.~/+=%&\"'\\<> é".split("")), maxLength: 30 })
  .map((text) => `S3${text.trim()}S3`);
const secretName = fc.constantFrom(...secretNames.filter((name) => !/cookie$/i.test(name)));
const otherName = fc.constantFrom(...otherNames);
const other = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom("", "a text", "a=b", "https://a.b/?page=1"),
);

/** A JSON value with the secret in it, and the same value with the mask in its place. */
const { hiding } = fc.letrec<{ hiding: [unknown, unknown] }>((tie) => ({
  hiding: fc.oneof(
    { maxDepth: 4 },
    fc.record({ name: secretName, secret }).map(({ name, secret }) => [{ [name]: secret }, { [name]: "***" }]),
    fc.record({ name: secretName, secret }).map(({ name, secret }) => [
      { value: secret, name },
      { value: "***", name },
    ]),
    fc.record({ name: secretName, secret }).map(({ name, secret }) => [{ [name]: [secret] }, { [name]: ["***"] }]),
    fc.record({ name: otherName, inner: tie("hiding"), other }).map(({ name, inner: [plain, masked], other }) => [
      { [name]: plain, other },
      { [name]: masked, other },
    ]),
    fc.record({ inner: tie("hiding"), other }).map(({ inner: [plain, masked], other }) => [
      [other, plain],
      [other, masked],
    ]),
    fc
      .record({ inner: tie("hiding") })
      .map(({ inner: [plain, masked] }) => [{ text: JSON.stringify(plain) }, { text: JSON.stringify(masked) }]),
  ) as fc.Arbitrary<[unknown, unknown]>,
}));
const parameters = (values: Record<string, string>, encode: (text: string) => string) =>
  Object.entries(values)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join("&");
const encodings = [encodeURIComponent, (text: string) => String(new URLSearchParams([["", text]])).slice(1)];

describe("a secret with a secret name never survives, and other values do", () => {
  it("in JSON at any depth, in lists of names and values, and in JSON within texts", () => {
    fc.assert(
      fc.property(hiding, ([plain, masked]) => {
        expect(maskJson(plain)).toEqual(masked);
      }),
    );
  });

  it("in a text of JSON, also if it is cut off", () => {
    fc.assert(
      fc.property(secretName, secret, otherName, other, fc.boolean(), (name, value, otherName, other, isCut) => {
        const text = JSON.stringify({ [otherName]: other, at: "S4", [name]: value });
        const masked = maskText(isCut ? text.slice(0, -2) : text);
        expect(masked).not.toContain("S3");
        expect(masked).toContain(JSON.stringify({ [otherName]: other }).slice(1, -1));
      }),
    );
  });

  it.each([
    "env:\n  - name: DB_PASSWORD\n    value: NussRegen91\n",
    'env:\n  - name: "DB_PASSWORD"\n    value: "NussRegen91"\n',
    "name,value\nREGION,eu\nDB_PASSWORD,NussRegen91\n",
  ])("in a list of names and values, in YAML and CSV: %j", (text) => {
    expect(maskText(text)).toBe(text.replace("NussRegen91", mask));
    const harmless = text.replace("DB_PASSWORD", "DB_HOST_A");
    expect(maskText(harmless)).toBe(harmless);
  });

  it("in JSON that is nested as deeply as anything can be", () => {
    const text = `${"[".repeat(20_000)}{"token":"s3cret"}${"]".repeat(20_000)}`;
    expect(maskText(text)).toBe(text.replace("s3cret", "***"));
    expect(maskJson(JSON.parse(text))).toBe("***");
  });

  it("in forms, queries and URLs", () => {
    fc.assert(
      fc.property(secretName, secret, otherName, fc.constantFrom(...encodings), (name, value, other, encode) => {
        const form = (text: string) => parameters({ page: "1", [name]: text, [other || "b"]: "a b/c" }, encode);
        const masked = form("***").replaceAll(encode("***"), "***");
        for (const before of ["", "https://a.test/api/monitors?", "GET /api/monitors?"]) {
          expect(maskText(before + form(value))).toBe(before + masked);
        }
      }),
    );
  });

  it("in headers, of which the scheme word and the account stay", () => {
    const headers = (secret: string) => ({
      Authorization: `Svc-oauthtoken ${secret}`,
      "proxy-authorization": secret,
      Cookie: `session=${secret}; zaaid=7`,
      "set-cookie": [`session=${secret}; Path=/; HttpOnly`],
      "X-API-Key": secret,
      Prefer: "code=404",
    });
    const user = { Referer: "https://user:s3cret@a.test/?client_secret=s3cret&page=1" };
    const masked = { Referer: "https://a.test/?client_secret=***&page=1" };
    expect(maskJson({ ...headers("s3cret"), ...user })).toEqual({ ...headers("***"), ...masked });
  });
});

describe("a secret", () => {
  it("that a name tells is masked elsewhere in the value, too, unless it is a short text or a word", () => {
    const message = (token: string) => ({
      headers: { authorization: `Svc-oauthtoken ${token}` },
      path: `/${token}/x`,
      body: `it is ${token}`,
    });
    expect(maskJson(message("1000.abc"))).toEqual(message("***"));
    expect(maskJson({ password: "monitors", path: "/monitors" })).toEqual({ password: "***", path: "/monitors" });
  });

  it("of the mock, and a JSON Web Token, is masked in any text", () => {
    const texts = ["/monitors/mock-access.0a1b", "mock-refresh-token", "it is eyJhbGciOiJub25lIn0.eyJhIjoxfQ.c2ln."];
    expect(texts.map(maskText)).toEqual(["/monitors/***", "***", "it is ***."]);
  });
});

it("a text without secrets stays as it is, with its spaces and all digits", () => {
  for (const text of ['{ "id": 12345678901234567890 }', "<p class='a'>1 = 1</p>", "a=b&c", '{"cut', ""]) {
    expect(maskText(text)).toBe(text);
  }
});

// In quadratic time each takes longer than a test may.
describe("a long text is masked in linear time", () => {
  const long = (part: string) => part.repeat(200_000 / part.length);

  it.each([
    "a",
    "a.",
    ".",
    "\\",
    '"a',
    "eyJ",
    "[[",
    "//",
    '"token":"\\',
    "-p",
    "jdbc:a:b/",
    "<![CDATA[",
    "%25",
    "&lt;",
  ])("of %s, also as the value of a password", (part) => {
    for (const before of ["", "password=", '"password":"'])
      expect([maskText(before + long(part)), reveals(before + long(part), ["q7Zx41Kd9wVb"])]).not.toContain("");
  });

  it("of the beginning of a secret", () => {
    expect(new KnownSecrets(["abcdefgh-12345"]).masked(long("abcdefgh"))).toBe(long("abcdefgh"));
  });

  it("of parts of what the rules look for", () => {
    const parts = [
      "\\",
      '"',
      "'",
      "<",
      ">",
      "%",
      "&",
      ";",
      ",",
      " ",
      "\n",
      "=",
      ":",
      "/",
      "@",
      "a",
      "B1",
      "-",
      ".",
      "[",
      "{",
      "|",
    ];
    const rules = [
      "password",
      "token: ",
      "Bearer ",
      "-u ",
      "name=",
      "value:",
      "-----BEGIN PRIVATE KEY-----",
      "ssh-rsa AAAA",
    ];
    const part = fc
      .array(fc.constantFrom(...parts, ...rules), { minLength: 1, maxLength: 4 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(part, (text) => {
        expect(maskText(long(text))).not.toBe("");
      }),
      { numRuns: 30 },
    );
  });
});

describe("known secrets", () => {
  const token = "1000.8cb99dxxxx/a+b=xx9be93.9b8xxxxxxxf~e";
  const maskValues = (text: string, secrets: string[]) => new KnownSecrets(secrets).masked(text);
  const base64 = (text: string, encoding: "base64" | "base64url" = "base64") => Buffer.from(text).toString(encoding);

  it.each([
    ["as they are", token],
    ["twice", `${token} ${token}`],
    ["in JSON", JSON.stringify({ token })],
    ["in JSON, with escaped slashes", token.replaceAll("/", "\\/")],
    ["in JavaScript", [...token].map((one) => `\\u{${one.charCodeAt(0).toString(16)}}`).join("")],
    ["in JSON, with escaped characters", token.replaceAll("/", "\\u002f").replaceAll("=", "\\u003D")],
    ["in a URL", encodeURIComponent(token)],
    ["in a URL, in lower case", encodeURIComponent(token).toLowerCase()],
    ["in a URL, encoded twice", encodeURIComponent(encodeURIComponent(token))],
    ["in base64", base64(token)],
    ["in base64, for URLs", base64(token, "base64url")],
    ["in base64, after one character", base64(`x${token}`)],
    ["in base64, after two characters", base64(`xy${token}z`)],
    ["in hexadecimal", Buffer.from(token).toString("hex")],
    ["in hexadecimal, in upper case", Buffer.from(`a${token}`).toString("hex").toUpperCase()],
    ["in base64, in a header", base64(`Svc-oauthtoken ${token}\n`)],
  ])("are masked %s", (_, text) => {
    const shown = maskValues(text, [token]);
    expect(shown).toContain("***");
    for (let start = 0; start + 8 <= text.length; start += 1) {
      const part = text.slice(start, start + 8);
      const readable = [
        part,
        ...(["base64", "hex"] as const).map((form) => Buffer.from(part, form).toString("latin1")),
      ].join(" ");
      if (shown.includes(part)) expect(readable).not.toMatch(/8cb9|9dxx|xx9b|e93|9b8x/);
    }
  });

  it("of any characters are masked, in JSON, in a URL and in base64", () => {
    fc.assert(
      fc.property(secret, (value) => {
        for (const text of [value, JSON.stringify(value), ...encodings.map((encode) => encode(value))]) {
          expect(maskValues(`a ${text} b`, ["other", value])).not.toContain("S3");
        }
        expect(maskValues(base64(`id:${value}${value}`), [value + value])).toContain("***");
      }),
    );
  });

  it("leave other texts as they are", () => {
    expect(maskValues('{"data":[1000,"8cb99d"]}', [token])).toBe('{"data":[1000,"8cb99d"]}');
    expect(maskValues("text", ["", ""])).toBe("text");
    expect(maskValues("a.b a+b", ["a.b"])).toBe("*** a+b");
    expect(maskValues("abcdef abc", ["abc", "abcdef"])).toBe("*** ***");
  });
});
