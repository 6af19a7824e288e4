/** Secrets of published formats, made up from a seed, in places where recordings have them. */
import type { HarEntry } from "../../src/traffic/har.ts";

const upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const digits = "0123456789";
const lower = upper.toLowerCase();
const hex = `${digits}abcdef`;
const letters = upper + lower;
const base62 = letters + digits;

let state = 20_261_123;
/** A linear congruential generator: the same characters in each run. */
function next(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
}
const some = (length: number, alphabet = base62) =>
  Array.from({ length }, () => alphabet[next(alphabet.length)]).join("");
const base64 = (text: string) => Buffer.from(text).toString("base64");

/** From the documentation of those who issue them. Prefixes are in two parts, so that no scanner takes them for real. */
export const issued: Array<() => string> = [
  () => `gh${"p_"}${some(36)}`,
  () => `github${"_pat_"}${some(22)}_${some(59)}`,
  () => `glp${"at-"}${some(20, `${base62}_`)}`,
  () => `sk${"_live_"}${some(24)}`,
  () => `rk${"_test_"}${some(99)}`,
  () => `wh${"sec_"}${some(32)}`,
  () => `xo${"xb-"}${some(12, digits)}-${some(13, digits)}-${some(24)}`,
  () => `xa${"pp-1-"}A${some(10, upper + digits)}-${some(13, digits)}-${some(64, hex)}`,
  () => `AK${"IA"}${some(16, `${upper}234567`)}`,
  () => some(40, `${base62}+/`),
  () => `AI${"za"}${some(35, `${base62}_-`)}`,
  () => `ya${"29."}${some(68, `${base62}_-`)}`,
  () => `GOC${"SPX-"}${some(28)}`,
  () => `np${"m_"}${some(36)}`,
  () => `py${"pi-"}${some(90, `${base62}_-`)}`,
  () => `S${"G."}${some(22)}.${some(43, `${base62}_-`)}`,
  () => `${some(9, "123456789")}:A${"A"}${some(33, `${base62}_-`)}`,
  () => `sk${"-proj-"}${some(48)}`,
  () => `hf${"_"}${some(34, letters)}${some(2, digits)}`,
  () => `dop${"_v1_"}${some(64, hex)}`,
  () => `hv${"s."}${some(24)}`,
  () => `NR${"AK-"}${some(27, upper + digits)}`,
  () => `sh${"pat_"}${some(32, hex)}`,
  () => `1000.${some(32, hex)}.${some(32, hex)}`,
  () => some(32, hex),
  () => some(64, hex),
  () => some(32),
  () => some(43, `${base62}_-`),
  () => `${some(86, `${base62}+/`)}==`,
  () => `eyJhbGciOiJIUzI1NiJ9.${base64(`{"sub":"${some(6)}"}`).replace(/=+$/, "")}.${some(43)}`,
];

export interface Planted {
  place: string;
  secret: string;
  entry: HarEntry;
}

const form = "application/x-www-form-urlencoded";
export interface Message {
  path?: string;
  sent?: Record<string, string>;
  received?: Record<string, string>;
  request?: [type: string, text: string];
  response?: [type: string, text: string];
}
export function entryOf({ path = "/monitors", sent = {}, received = {}, request, response }: Message): HarEntry {
  const pairs = (all: Record<string, string>) => Object.entries(all).map(([name, value]) => ({ name, value }));
  const body = ([mimeType = "", text = ""]: string[] = []) => ({ mimeType, text });
  return {
    request: {
      ...{ method: "POST", url: `https://www.acme.eu/api${path}`, headers: pairs(sent) },
      ...(request && { postData: body(request) }),
    },
    response: { status: 200, headers: pairs(received), content: body(response) },
  };
}

const json = (value: unknown): Message => ({ response: ["application/json", JSON.stringify(value)] });
const plain = (text: string): Message => ({ response: ["text/plain", text] });
const part = (head: string, value: string): Message => ({
  request: [
    "multipart/form-data; boundary=b",
    `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n--b--\r\n`,
  ],
});
const encoded = encodeURIComponent;

/** Places whose names do not say that there is a secret. */
const unnamed: Record<string, (secret: string) => Message> = {
  "an attribute": (secret) => json({ data: { remark: secret } }),
  "an element of a list": (secret) => json({ data: { items: ["a", secret] } }),
  "a sentence": (secret) => json({ message: `Could not use ${secret}, try again.` }),
  "JSON within a text": (secret) => json({ payload: JSON.stringify({ detail: { x: secret } }) }),
  "JSON within JSON that is cut off": (secret) => json({ payload: `{"a":"b","x":"${secret}","y` }),
  "a segment of a path": (secret) => ({ path: `/hooks/${encoded(secret)}/run` }),
  "a parameter": (secret) => ({ path: `/search?q=${encoded(secret)}&page=2` }),
  "a parameter of an address that is a parameter": (secret) => ({
    path: `/go?next=${encoded(`https://b.test/x?y=${encoded(secret)}`)}`,
  }),
  "a field of a form": (secret) => ({ request: [form, `remark=${encoded(secret)}&n=1`] }),
  "a field of a multipart form": (secret) => part('name="remark"', secret),
  "a header of a request": (secret) => ({ sent: { "X-Acme-Context": secret } }),
  "a header that a browser sends": (secret) => ({ sent: { "Sec-WebSocket-Protocol": `v1, ${secret}` } }),
  "a header of a response": (secret) => ({ received: { "Access-Control-Acme": secret } }),
  "an address in a text": (secret) => plain(`See https://b.test/hooks/${secret} for more.`),
  "a redirect": (secret) => ({ received: { Location: `/next#${encoded(secret)}` } }),
  "a cell of CSV": (secret) => plain(`name,remark\nshop,${secret}\n`),
  "a line of curl": (secret) => plain(`curl -H 'X-Acme: ${secret}' https://b.test/`),
  "a key of an object": (secret) => json({ data: { [secret]: 1 } }),
};

/** Places that tell a secret of any form, by a name or by what is around it. */
const named: Record<string, (secret: string) => Message> = {
  "a JSON Patch": (secret) => json([{ op: "replace", path: "/settings/password", value: secret }]),
  "a list of names and values": (secret) => json({ headers: [{ name: "X-Api-Key", value: secret }] }),
  "a list of headers and contents": (secret) => json({ list: [{ header: "Authorization", content: secret }] }),
  "a flat list of headers": (secret) => json({ rawHeaders: ["Host", "a.test", "Authorization", secret] }),
  "old and new values": (secret) => json({ changes: [{ field: "smtpPass", old: "", new: secret }] }),
  "old values by name": (secret) => json({ changes: [{ attribute: "password", old_value: secret, new_value: "" }] }),
  "before and after": (secret) => json({ property: "db_pass", before: secret, after: null }),
  "JSON that is sent as a form": (secret) => ({ request: [form, JSON.stringify({ password: secret })] }),
  "JSON in a field of a form": (secret) => ({
    request: [form, `JSONString=${encoded(JSON.stringify({ auth_pass: secret }))}`],
  }),
  "a multipart form without quotes": (secret) => part("name=password", secret),
  "curl -u": (secret) => plain(`curl -u admin:${secret} https://b.test/`),
  "curl --user": (secret) => json({ script: `curl --user 'admin:${secret}' https://b.test/` }),
  "mysql -p": (secret) => plain(`mysql -uroot -p${secret} shop`),
  "an option": (secret) => plain(`deploy --password ${secret} --verbose`),
  "an option with an equals sign": (secret) => json({ cmd: `install --api-key=${secret}` }),
  "a list of arguments": (secret) => json({ args: ["deploy", "--db-password", secret, "-v"] }),
  ".netrc": (secret) => plain(`machine b.test login admin password ${secret}`),
  "a column of CSV": (secret) => plain(`name,password,role\nbob,${secret},admin\n`),
  "a column with semicolons, in JSON": (secret) => json({ csv: `user;"api_key"\nbob;"${secret}"` }),
  "a connection string": (secret) => json({ url: `postgres://app:${secret}@db.test:5432/shop` }),
  "a connection string of pairs": (secret) => json({ dsnText: `Server=db.test;User Id=sa;Password=${secret};` }),
  "a cache's address": (secret) => plain(`REDIS=redis://:${secret}@cache.test`),
  "an environment": (secret) => plain(`PORT=80\nSMTP_PASSWORD="${secret}"\n`),
  YAML: (secret) => json({ file: `db:\n  password: ${secret}\n  host: a` }),
  "an element of XML": (secret) => json({ xml: `<cfg><adminPassword>${secret}</adminPassword></cfg>` }),
  "pairs beside a tag": (secret) => json({ tags: ["Secrets"], headers: [["X-Api-Key", secret]] }),
  "pairs beside names of fields": (secret) =>
    json({
      masked_fields: ["password", "page"],
      query: [
        ["api_token", secret],
        ["page", "1"],
      ],
    }),
  "columns and rows": (secret) => json({ columns: ["name", "password"], rows: [["bob", secret]] }),
  "a name after an identifier": (secret) => json([{ id: "7", field_name: "api_key", field_value: secret }]),
  "a table of Markdown": (secret) => plain(`| user | password |\n|---|---|\n| bob | ${secret} |\n`),
  "a property list": (secret) => json({ xml: `<key>password</key><string>${secret}</string>` }),
  "an address that is escaped twice": (secret) => ({
    path: `/go?next=${encoded(encoded(`https://a.test/?token=${secret}`))}`,
  }),
  "a segment below a secret's name": (secret) => ({ path: `/reset-password/${encoded(secret)}` }),
  "an attribute of HTML": (secret) => json({ html: `<input name="csrf_token" type="hidden" value="${secret}">` }),
  "a property of XML": (secret) => json({ xml: `<property name="db.password">${secret}</property>` }),
  "an element with an attribute": (secret) => json({ xml: `<wsse:Password Type="Text">${secret}</wsse:Password>` }),
  "an array of PHP": (secret) => json({ code: `['user' => 'bob', 'password' => '${secret}']` }),
  "a sentence with a digit": (secret) => json({ message: `Your password is ${secret}.` }),
  "a cookie": (secret) => ({ sent: { Cookie: `sid=${secret}; zaaid=7` } }),
  "Set-Cookie": (secret) => ({ received: { "Set-Cookie": `auth=${secret}; Path=/; HttpOnly` } }),
  Basic: (secret) => ({ sent: { Authorization: `Basic ${base64(`admin:${secret}`)}` } }),
  "a list of recovery codes": (secret) => json({ recovery_codes: [secret] }),
  "a one-time password": (secret) => json({ otp_seed: secret }),
  "an SNMP community": (secret) => json({ snmp_community: secret }),
  "a session": (secret) => json({ session: secret }),
  "a ticket of a query": (secret) => ({ path: `/sso?ticket=${encoded(secret)}` }),
  "SAML in a form": (secret) => ({ request: [form, `SAMLResponse=${encoded(secret)}`] }),
  "an object of a secret's name": (secret) => json({ credentials: { anything: secret } }),
  "base64 of JSON": (secret) => json({ blob: base64(JSON.stringify({ password: secret, user: "admin" })) }),
  "hexadecimal of JSON": (secret) => json({ blob: Buffer.from(`{"password":"${secret}"}`).toString("hex") }),
  "a private key": (secret) => json({ pem: `-----BEGIN EC PRIVATE KEY-----\n${secret}\n-----END EC PRIVATE KEY-----` }),
};

/** More than 200 secrets: 150 that only their form tells, and others that a person chose. */
export function plantedSecrets(): Planted[] {
  const places = Object.entries(unnamed);
  const byForm = Array.from({ length: 150 }, (_, index) => {
    const secret = issued[index % issued.length]?.() ?? "";
    const [place, make] = places[(index + Math.floor(index / issued.length)) % places.length] ?? ["", json];
    return { place, secret, entry: entryOf(make(secret)) };
  });
  const words = ["Tr0ub4dor", "summer-2027", "w1nter", "s3cr3t.value"];
  const byName = Array.from({ length: 55 }, (_, index) => {
    const [place, make] = Object.entries(named)[index % Object.keys(named).length] ?? ["", json];
    const secret = `${words[index % words.length]}${some(4)}${index % 10}`;
    return { place, secret, entry: entryOf(make(secret)) };
  });
  return [...byForm, ...byName];
}
