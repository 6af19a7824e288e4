import fc from "fast-check";

/** Strings that commonly break servers; each character is one byte. */
export const nasty = fc.constantFrom(
  ...[
    "",
    " ",
    "%",
    "%zz",
    "%00",
    "%2F",
    "%2e%2e",
    "%ff%fe",
    "%u0041",
    "..",
    ".",
    "//",
    ";",
    "*",
    "?",
    "#",
    "\\",
    '"',
    "'",
  ],
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "undefined", "null", "[object Object]"],
  ...["\u00ff\u00fe", "\u00c3\u0028", "<script>", "{{7*7}}", "NaN", "0", "-1", "1e999", "99999999999999999999"],
  ...["a".repeat(3000), "%41".repeat(500), "[".repeat(500), "../".repeat(300), "=&".repeat(300), ", ".repeat(300)],
);

const random = fc
  .array(fc.integer({ min: 0x20, max: 0xff }), { maxLength: 12 })
  .map((codes) => String.fromCharCode(...codes.filter((code) => code !== 0x7f)));

/** Text of a single line. */
export const value = fc.oneof(nasty, random);

const parameter = fc.oneof(
  fc.constantFrom("client_id", "client_secret", "grant_type", "code", "refresh_token", "token", "__proto__[polluted]"),
  value,
);

const valid = fc.constantFrom(
  "mock-client",
  "mock-secret",
  "mock-refresh-token",
  "refresh_token",
  "authorization_code",
);

/** Parameters of a form or a query, most of them invalid. */
export const form = fc
  .array(fc.tuple(parameter, fc.oneof(valid, value)), { maxLength: 5 })
  .map((pairs) => pairs.map((pair) => pair.join("=")).join("&"));

const jsonType = "application/json;charset=UTF-8";
const formType = "application/x-www-form-urlencoded";
const mixed = ["text/html", "multipart/form-data", "multipart/form-data; boundary=--", "a/b;charset=\u00ff"];
export const contentType = fc.oneof(
  fc.constantFrom(jsonType, formType, jsonType, formType, ...mixed, "foo", ";;", "/", "*/*", `${jsonType};${jsonType}`),
  value,
);

const codes = [200, 201, 204, 304, 400, 401, 403, 404, 405, 500, 503, 999].map((code) => `code=${code}`);
const examples = ["example=NotFound", "example=__proto__", 'code=404, example="MonitorDoesNotExist"'];
const prefer = fc.oneof(
  fc.constantFrom(...codes, ...codes, ...examples, "dynamic=true", "dynamic=true, code=404", "dynamic=true; seed=x"),
  value,
);

const accept = fc.oneof(fc.constantFrom("*/*", "text/html", "application/json; version=9", ";version="), value);
const cookie = fc.oneof(fc.constantFrom("123", "", "456; zaaid=789", '"5"'), value);
const authorization = fc.oneof(fc.constantFrom("Bearer x", "Svc-oauthtoken", "Svc-oauthtoken  x"), value);
const otherHeaders = [
  "Origin",
  "Host",
  "Access-Control-Request-Headers",
  "X-HTTP-Method-Override",
  "__proto__",
  "constructor",
];
const framing = [
  ...["Expect: 100-continue", "Expect: the-unexpected", "Connection: Upgrade", "Upgrade: h2c", "TE: trailers"],
  ...[
    "Transfer-Encoding: gzip",
    "Transfer-Encoding: identity",
    "Content-Length: 7",
    "Content-Encoding: br",
    "Trailer: X",
  ],
];

/** A header line of a request. */
export const header = fc.oneof(
  { weight: 3, arbitrary: prefer.map((one) => `Prefer: ${one}`) },
  { weight: 2, arbitrary: contentType.map((one) => `Content-Type: ${one}`) },
  { weight: 2, arbitrary: accept.map((one) => `Accept: ${one}`) },
  { weight: 2, arbitrary: cookie.map((one) => `Cookie: zaaid=${one}`) },
  { weight: 1, arbitrary: authorization.map((one) => `Authorization: ${one}`) },
  { weight: 1, arbitrary: fc.constantFrom(...framing) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...otherHeaders), value).map((pair) => pair.join(": ")) },
);
