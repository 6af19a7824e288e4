/** A service or an auth server that repeats the client's secrets anywhere: they appear nowhere. */
import { inspect } from "node:util";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { exchangeGrant, revoke, type ServiceError, unwrap } from "../../src/client/index.ts";
import { authUrl, issued, json, Network } from "./support.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** How a server may write a secret. */
const forms: Record<string, (secret: string) => string> = {
  "as it is": (secret) => secret,
  "in upper case": (secret) => secret.toUpperCase(),
  "in lower case": (secret) => secret.toLowerCase(),
  "as a parameter": (secret) => encodeURIComponent(secret),
  "in a form": (secret) => `${new URLSearchParams({ secret })}`,
  "in JSON": (secret) => JSON.stringify({ secret }),
  "in a sentence": (secret) => `The token ${secret} is not valid, and ${secret} was not either.`,
};

const ascii = (text: string) => text.replace(/[^ -~]/g, "");
/** A host cannot have other characters, and cannot be escaped. */
const host = (text: string) => (/[%&\\]/.test(text) ? "" : text.replace(/[^\w-]/g, "").slice(0, 60)) || "x";

/** What it responds with, given two parts. */
const responses: Record<string, (one: string, other: string) => Response> = {
  "an error": (one, other) => json(404, { code: 404, message: `No ${one}` }, { "x-request-id": ascii(other) }),
  "an error with 200": (one, other) => json(200, { code: 7, message: other, [one]: one }),
  "a code": (one, other) => json(400, { code: one, message: `Invalid ${other}.`, data: { one, other } }),
  "a code with 200": (one, other) => json(200, { code: one || "7", message: other }),
  "a refusal": (one, other) => json(401, { code: 401, message: other }, { "WWW-Authenticate": ascii(one) }),
  "a limit": (one, other) => json(429, { message: one }, { "Retry-After": "0", "Set-Cookie": `a=${ascii(other)}` }),
  "a page": (one, other) => new Response(`<p>${one}</p>`, { status: 500, headers: { "X-Other": ascii(other) } }),
  "a page with 200": (one, other) => new Response(`${one}{${other}`),
  "invalid JSON": (one, other) => new Response(`${one}{${other}`, { headers: { "Content-Type": "application/json" } }),
  "a redirect": (one, other) =>
    new Response(one, { status: 302, headers: { Location: `https://${host(one)}.test/?${ascii(other)}` } }),
  "a redirect that is not followed": (one, other) =>
    new Response(null, { status: 303, headers: { Location: `/${ascii(one)}?${ascii(other)}` } }),
  "a redirect to nowhere": (one, other) =>
    new Response(null, { status: 301, headers: { Location: `https://[${ascii(one)}]/?${ascii(other)}` } }),
  "a refused token": (one, other) => json(400, { error: one, error_description: other, [other]: one }),
  "a token that is not text": (one, other) => json(200, { access_token: [one], expires_in: other }),
  "an error of fetch": (one, other) => {
    throw Object.assign(new TypeError(one, { cause: { code: other, message: one } }), { url: one, headers: { other } });
  },
  "a status text": (one, other) =>
    new Response(one, { status: 403, statusText: ascii(one), headers: { "Content-Type": ascii(other) || "a/b" } }),
};

const printed = (value: unknown) => [
  String(value),
  String((value as Error).stack),
  inspect(value, { depth: Number.POSITIVE_INFINITY, showHidden: true }),
  JSON.stringify(value) ?? "",
];

/** Calls a server in each way, and returns all texts that a program could write to a log. */
async function textsOf(
  respond: () => Response,
  [token, clientSecret = "", refreshToken = ""]: readonly string[],
  who: "service" | "auth server" = "service",
) {
  const lines: unknown[][] = [];
  vi.spyOn(console, "error").mockImplementation((...line) => void lines.push(line));
  const events: unknown[] = [];
  const tell = (event: unknown) => void events.push(event);
  const issue = async () => json(200, { ...(await issued(1).json()), access_token: token });
  const network = who === "service" ? new Network(() => respond(), issue) : new Network(undefined, () => respond());
  const credentials = { clientId: "an-id", clientSecret, refreshToken };
  const options = {
    credentials,
    retry: { minWait: 0, maxWait: 0, maxRetries: who === "service" ? 1 : 0 },
    onRetry: tell,
  };
  const params = { path: { monitor_id: "1" } };
  const fetch = network.serviceFetch(options);
  const calls = [
    unwrap(network.client(options).GET("/monitors/{monitor_id}", { params })),
    unwrap(network.client(options).DELETE("/admin/monitors")),
    fetch("/monitors").then((response) => response.clone().json()),
    exchangeGrant(refreshToken, { authUrl, credentials, fetch: network.fetch }),
    revoke(refreshToken, { authUrl, fetch: network.fetch }),
  ];
  const errors = (await Promise.allSettled(calls)).flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  return { errors, texts: [...errors.flatMap(printed), ...events.flatMap(printed), JSON.stringify(lines)] };
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const aSecret = fc
  .array(fc.constantFrom(...letters, ...letters, ..."-._~+/=!&'<\"\\"), { minLength: 20, maxLength: 80 })
  .map((all) => all.join(""));
const secrets = fc.uniqueArray(aSecret, { minLength: 3, maxLength: 3 });
const oneOf = <T>(record: Record<string, T>) => fc.constantFrom(...Object.keys(record));

it("shows no secret", async () => {
  const who = fc.constantFrom("service" as const, "auth server" as const);
  const way = { form: oneOf(forms), place: oneOf(responses) };
  await fc.assert(
    fc.asyncProperty(fc.record({ who, secrets, which: fc.nat(2), ...way }), async (echo) => {
      const { who, secrets, which, form, place } = echo;
      // What each token request has, if it is also the grant code.
      const secret = secrets[who === "service" ? which : 2] ?? "";
      const written = forms[form]?.(secret) ?? "";
      const { texts } = await textsOf(() => responses[place]?.(written, written) ?? Response.error(), secrets, who);
      const inJson = JSON.stringify(secret).slice(1, -1);
      const sought = [secret, encodeURIComponent(secret), inJson].map((text) => text.toLowerCase());
      expect(texts.filter((text) => sought.some((one) => text.toLowerCase().includes(one)))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

it("shows no secret that looks like an error code, of the network or of the auth server", async () => {
  const accessToken = "A_TOKEN_IN_CAPITALS";
  const broken = new Network(() => {
    throw new TypeError("fetch failed", { cause: { code: accessToken } });
  });
  const call = broken.client({ accessToken, retry: { maxRetries: 0 } }).GET("/monitors");
  await expect(call).rejects.toThrow("(***)");
  const clientSecret = "only_small_letters";
  const credentials = { clientId: "an-id", clientSecret, refreshToken: "a-refresh-token" };
  const refusing = new Network(undefined, () => json(400, { error: clientSecret }));
  await expect(refusing.client({ credentials }).GET("/monitors")).rejects.toThrow("an error code that is not shown");
});

it("shows what is no secret: the message", async () => {
  const secrets = ["1000.8cb99dxxxxxxxxxxxxxxxxxx9be93", "9b8xxxxxxxxxxxxxxf", "1000.dd7exxxxxxxxxxxxxxxx9bb"];
  const notFound = () => json(404, { code: 1002, message: "Monitor 1234 does not exist" });
  const [error] = (await textsOf(notFound, secrets)).errors as ServiceError[];
  expect(error).toMatchObject({ message: "getMonitor: Monitor 1234 does not exist" });
});

it.each([
  ["1000.8cb99d", "The token 1000.8cb99d is not valid", "The token *** is not valid"],
  // It begins with the client secret.
  ["the-secret-token", "The token the-secret-token is not valid", "The token *** is not valid"],
  // It would be in every other word.
  ["o", "No monitor", "No monitor"],
])(
  "leaves the body to the program, and replaces in its message a secret of four characters: %s",
  async (accessToken, message, shown) => {
    const network = new Network(() => json(404, { code: 404, message }));
    const call = unwrap(network.client({ accessToken }).GET("/monitors"));
    await expect(call).rejects.toMatchObject({ message: `listMonitors: ${shown}`, body: { code: 404, message } });
  },
);
