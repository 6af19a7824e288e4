/** Names of secrets in languages and notations, values of many kinds, and the structures in which texts and bodies have both. */
import { entryOf, type Message } from "./secret-places.ts";

const names = [
  ...["password", "psk", "one_time_code", "パスワード", "client_secret", "mfa_code", "пароль", "verificationCode"],
  ...[
    "contraseña",
    "api-key",
    "密码",
    "smtpPassword",
    "wachtwoord",
    "X-Auth-Token",
    "hasło",
    "비밀번호",
    "signing_key",
  ],
  ...["login_code", "mot_de_passe", "webhookSecret", "Kennwort", "APIキー", "wifi_psk", "токен", "senha", "pin_code"],
  ...[
    "bindpw",
    "كلمة_المرور",
    "db.password",
    "lösenord",
    "2fa_code",
    "bot_token",
    "密钥",
    "salasana",
    "parolă",
    "security_answer",
  ],
];
const values = [
  ...["ab<cd&ef", "sunshine", "483920", "hunter2!#x", "correct horse battery", "pässwört9", "0123-4567-8901"],
  ...["JBSWY3DPEHPK3PXP", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "a=b;c,d", "Zq8/vT+e1w==", "x$y%z^w", "9c4f0a11be"],
];
const simple = values.filter((value) => !/[\s<&;,=%]/.test(value));
const words = values.filter((value) => !/[^\x20-\x7e]/.test(value));

const json = (value: unknown): Message => ({ response: ["application/json", JSON.stringify(value)] });
const plain = (text: string): Message => ({ response: ["text/plain; charset=utf-8", text] });
const form = (text: string): Message => ({ request: ["application/x-www-form-urlencoded", text] });
const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const encoded = encodeURIComponent;
const isAscii = (text: string) => /^[\x21-\x7e]+$/.test(text);

type Make = (name: string, value: string) => Message;
/** Those that can hold any value. */
const structures: Record<string, Make> = {
  attribute: (name, value) => json({ user: "bob", [name]: value }),
  "attribute within objects": (name, value) => json({ a: [{ b: { [name]: { value } } }] }),
  "list of an attribute": (name, value) => json({ [name]: ["", value] }),
  parameter: (name, value) => ({ path: `/x?a=1&${encoded(name)}=${encoded(value)}&b=2` }),
  "field of a form": (name, value) => form(`a=1&${encoded(name)}=${encoded(value)}&b=2`),
  INI: (name, value) => plain(`[server]\nhost = a.test\n${name} = ${value}\nport = 80\n`),
  properties: (name, value) => plain(`a=1\n${name}=${value}\nb=2`),
  YAML: (name, value) => plain(`db:\n  host: a.test\n  ${name}: ${value}\n  port: 5432\n`),
  "quoted YAML": (name, value) => json({ file: `db:\n  ${name}: '${value}'\n  port: 5432\n` }),
  "lines of headers": (name, value) => plain(`GET / HTTP/1.1\r\nHost: a.test\r\n${name}: ${value}\r\n\r\n`),
  XML: (name, value) => json({ text: `<a><${name}>${xml(value)}</${name}></a>` }),
  "attribute of XML": (name, value) => json({ text: `<a host="a.test" ${name}="${xml(value)}" port="1"/>` }),
  CSV: (name, value) => plain(`user,"${name}",role\r\nbob,"${value}",admin\r\n`),
  "name and value": (name, value) => json({ settings: [{ name, value }] }),
  "key and val": (name, value) => json([{ k: name, v: value }]),
  patch: (name, value) => json([{ op: "add", path: `/a/${name}`, value }]),
  shell: (name, value) => plain(`export ${name.toUpperCase()}='${value}'\nrun --fast`),
  literal: (name, value) => json({ log: `{'user': 'bob', '${name}': '${value}'}` }),
  GraphQL: (name, value) =>
    json({ query: `mutation { login(user: "bob", ${name}: ${JSON.stringify(value)}) { ok } }` }),
  variables: (name, value) => json({ query: "mutation", variables: { input: { [name]: value } } }),
  "columns and rows": (name, value) => json({ columns: ["id", name], rows: [[1, value]] }),
  multipart: (name, value) => ({
    request: [
      "multipart/form-data; boundary=b",
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--\r\n`,
    ],
  }),
  HCL: (name, value) => plain(`resource "db" "a" {\n  ${name} = ${JSON.stringify(value)}\n}\n`),
};
/** Those that hold values without separators. */
const bare: Record<string, Make> = {
  "a log": (name, value) => plain(`12:00 level=info user=bob ${name}=${value} ip=192.0.2.1 done`),
  option: (name, value) => plain(`deploy --${name} ${value} --verbose`),
  argument: (name, value) => json({ args: ["deploy", `--${name}=${value}`] }),
  "connection string": (name, value) => json({ text: `Server=a.test;User=sa;${name}=${value};Encrypt=true` }),
};

/** Secrets that neither a name nor a known form tells, but the syntax around them. */
const syntaxes: Record<string, Message> = {
  "block-of-yaml": plain("user: bob\npassword: |\n  block-of-yaml\nport: 80\n"),
  "item-of-yaml": plain("user: bob\npasswords:\n  - item-of-yaml\nport: 80\n"),
  "hunter-two": plain("machine a.test login bob password hunter-two"),
  "open.sesame": plain("machine a.test\n  login bob\n  password open.sesame\n"),
  "pat-eu1-f81d4fae-7dec-11d0-a765-00a0c91e6bf6": json({ note: "pat-eu1-f81d4fae-7dec-11d0-a765-00a0c91e6bf6" }),
  "api-2c5ea4c0-4067-11e9-8bad-9b1deb4d3b7d": json({ note: "use api-2c5ea4c0-4067-11e9-8bad-9b1deb4d3b7d now" }),
  "token_9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d": json(["token_9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d"]),
  "p:w@rd-one": json({ url: "amqp://app:p%3Aw%40rd-one@mq.test:5672/v" }),
  "walrus-tusk": plain("postgresql+psycopg2://app:walrus-tusk@db.test/shop"),
  "otter-river": plain("mysql --host=a.test --user=root --password otter-river shop"),
  "sshpass-me": plain("sshpass -p sshpass-me ssh bob@a.test"),
  GEZDGNBVGY3TQOJQ: json({ qr: "otpauth://totp/acme:bob?secret=GEZDGNBVGY3TQOJQ&issuer=acme" }),
  "quick-fox-7": json({ php: "define('DB_PASSWORD', 'quick-fox-7');" }),
  "lazy-dog-8": json({ sql: "ALTER USER bob IDENTIFIED BY 'lazy-dog-8'" }),
  "red-panda": json({ sql: "CREATE ROLE bob WITH LOGIN PASSWORD 'red-panda'" }),
  "blue-whale": json({ java: 'config.setPassword("blue-whale")' }),
  "npm-own-value": plain("//registry.test/:_authToken=npm-own-value\n"),
  "wet-paint": json({ docker: "ENV DB_PASSWORD wet-paint" }),
  "grey-heron-4": json({ message: "Your verification code is grey-heron-4." }),
  "771204": json({ sms: "Your login code: 771204" }),
  "308115": json({ sms: "308115 is your verification code" }),
  "5f4dcc3b5aa765d61d8327deb882cf99": {
    sent: { Authorization: 'Digest username="bob", response="5f4dcc3b5aa765d61d8327deb882cf99"' },
  },
};

export interface Told {
  place: string;
  secret: string;
  entry: ReturnType<typeof entryOf>;
}

/** 107 secrets: 80 of a name, a kind of value and a structure, each in turn, 22 of a syntax, and numbers. */
export function toldSecrets(): Told[] {
  const byName = Array.from({ length: 80 }, (_, index) => {
    const isBare = index % 6 === 5;
    const table = Object.entries(isBare ? bare : structures);
    const [place, make] = table[(isBare ? Math.floor(index / 6) : index) % table.length] as [string, Make];
    const own = isBare ? simple : place === "lines of headers" ? words : values;
    const secret = own[(index + Math.floor(index / 23)) % own.length] as string;
    const given = names[(index * 8) % names.length] as string;
    const name = place === "lines of headers" && !isAscii(given) ? "X-Api-Key" : given;
    return { place: `${place}, ${name}`, secret, entry: entryOf(make(name, secret)) };
  });
  const numbers = {
    one_time_code: 482913,
    mfaCode: 90210417,
    verification_code: 551903,
    pin_code: 4821,
    password: 12345678,
  };
  const bySyntax = Object.entries(syntaxes).map(([secret, message]) => ({
    place: "syntax",
    secret,
    entry: entryOf(message),
  }));
  const byNumber = Object.entries(numbers).map(([name, value]) => ({
    ...{ place: `number, ${name}`, secret: String(value), entry: entryOf(json({ data: { [name]: value } })) },
  }));
  return [...byName, ...bySyntax, ...byNumber];
}

/** Values that are no secrets, whatever their names seem to say: states, counts, kinds, words that contain others. */
export const untold: ReadonlyArray<readonly [name: string, value: unknown]> = [
  ...["has_password", "password_enabled", "is_token_valid", "use_secret", "two_factor", "mfaEnabled", "session"].map(
    (name) => [name, true] as const,
  ),
  ...["has_password", "requires_otp", "token_expired", "secret_rotation", "auth", "pin", "cookie"].map(
    (name) => [name, "true"] as const,
  ),
  ...([
    ["tokens_left", "5"],
    ["tokens_left", 5],
    ["prompt_tokens", 1204],
    ["max_tokens", 4096],
    ["tokens", 128000],
  ] as const),
  ...([
    ["total_tokens", 5321],
    ["api_keys", 3],
    ["active_sessions", 1200],
    ["failed_passwords", "12"],
  ] as const),
  ...([
    ["password_age_days", 90],
    ["password_min_length", 12],
    ["token_expires_in", 3600],
    ["token_ttl", "3600"],
  ] as const),
  ...([
    ["token_type", "Bearer"],
    ["auth_type", "oauth2"],
    ["auth_method", "client_secret_basic"],
  ] as const),
  ...([
    ["password_policy", "strong"],
    ["password_status", "expired"],
    ["password_updated_at", "2026-01-02T03:04:05Z"],
  ] as const),
  ...([
    ["secret_name", "prod/db-creds"],
    ["secret_version", 7],
    ["key_size", 2048],
    ["key_algorithm", "RSA-PSS"],
  ] as const),
  ...([
    ["signature_algorithm", "RS256"],
    ["key", "region"],
    ["keyword", "checkout2"],
    ["hotkey", "Ctrl+Shift+9"],
  ] as const),
  ...([
    ["primary_key", "order_id"],
    ["sort_key", "created_at"],
    ["issue_key", "SHOP-1234"],
    ["author", "Ann Lee"],
  ] as const),
  ...([
    ["authority", "acme.eu:443"],
    ["passenger", "Li Wei"],
    ["compass", "north-west"],
    ["bypass", "no"],
  ] as const),
  ...([
    ["passed", 12],
    ["pass_rate", "0.98"],
    ["status", "pass"],
    ["secretary", "J. Doe"],
    ["design", "v2-dark"],
  ] as const),
  ...([
    ["signal", "SIGTERM"],
    ["pinned", "2026-01-02"],
    ["tokenizer", "cl100k_base"],
    ["license", "Apache-2.0"],
  ] as const),
  ...([
    ["country_code", "DE"],
    ["postal_code", "101170"],
    ["error_code", 401217],
    ["status_code", 503],
  ] as const),
  ...([
    ["language_code", "pt-BR"],
    ["dialing_code", "+49"],
    ["currencyCode", "EUR"],
    ["code", 2202],
  ] as const),
  ...([
    ["zip", "94103-1234"],
    ["exit_code", 137],
    ["response_code", "200"],
    ["product_code", "WP-AB-1200"],
  ] as const),
  ...([
    ["名前", "本番サーバー2"],
    ["説明", "毎日確認する"],
    ["キーワード", "セール2026"],
    ["密度", "1.25"],
  ] as const),
  ...([
    ["ключевое_слово", "распродажа"],
    ["Schlüsselwort", "Ausverkauf"],
    ["beschreibung", "Täglich 5 Uhr"],
  ] as const),
  ...([
    ["volume", "pvc-550e8400-e29b-41d4-a716-446655440000"],
    ["resource", "job-9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d"],
  ] as const),
  ...([
    ["ref", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"],
    ["file", "backup-2026-01-02T030405Z.tar.gz"],
  ] as const),
  ...([
    ["link", "https://acme.eu/reset-password"],
    ["link", "https://acme.eu/password/policy-2026"],
  ] as const),
  ...([
    ["link", "https://acme.eu/api/v2/tokens/list"],
    ["link", "https://acme.eu/login?next=/monitors"],
  ] as const),
  ...[
    ...[
      "Forgot your password? Ask your administrator.",
      "The secret of success is patience.",
      "Login as admin required",
    ],
    ...["Your session expired after 30 minutes", "Token limit reached: 4096 of 4096", "3 of 5 tokens are left"],
    ...[
      "auth=ok user=bob",
      "Press the key 3 times",
      "password=\nport=8443",
      "POST /api/oauth/v2/token HTTP/1.1",
      "The PIN must have 4 digits",
      "login page loaded in 1200 ms",
    ],
    ...["Error code 40312 for monitor 7", "a > b && c < d", "Passwords do not match", "No cookies were set"],
    ...["cookie=disabled; theme=dark", "SELECT key, value FROM settings", "x = y; token = null", "user:bob role:admin"],
  ].map((text) => ["message", text] as const),
  ...["created by ci-bot-7", "ls -p 3 -u bob", "machine learning login flow"].map((text) => ["note", text] as const),
];
