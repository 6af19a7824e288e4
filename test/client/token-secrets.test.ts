import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exchangeGrant, MemoryTokenStore, revoke, type TokenState } from "../../src/client/index.ts";
import { authUrl, Network } from "./support.ts";

/** Secrets with any character in the middle, and long enough not to be in a text by chance. */
const letters = fc.constantFrom(..."abcdefghijkmnopqrstuvwxyzABCDEFGHIJKLMNPQRSTUVWXYZ23456789");
const part = fc.array(letters, { minLength: 10, maxLength: 20 }).map((characters) => characters.join(""));
const secret = fc.tuple(part, fc.string({ maxLength: 6 }), part).map((parts) => parts.join(""));
const secrets = fc.record({ clientId: secret, clientSecret: secret, refreshToken: secret });

const base64 = (text: string) => Buffer.from(text).toString("base64");
/** The forms in which a server may show a secret. */
const forms: Array<(text: string) => string> = [
  (text) => text,
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => new URLSearchParams({ text }).toString(),
  (text) => JSON.stringify(text),
  base64,
  (text) => Buffer.from(text).toString("base64url"),
  (text) => Buffer.from(text).toString("hex"),
  (text) => text.toUpperCase(),
  (text) => text.slice(0, -2),
  (text) => text.slice(2),
  (text) => text.match(/.{1,4}/gs)?.join(" ") ?? text,
  (text) => [...text].reverse().join(""),
];
const headerValue = (text: string) => encodeURIComponent(text);

/** A response that has the text in one place. */
const places: Array<(text: string, status: number) => Response> = [
  (text, status) => Response.json({ error: text }, { status }),
  (text, status) => Response.json({ error: text, error_description: text, access_token: undefined }, { status }),
  (text, status) => Response.json({ [text]: text, error: { code: text }, status: text }, { status }),
  (text, status) => Response.json({ error: [text] }, { status }),
  (text, status) =>
    Response.json({ error: `invalid_client ${text}`, error_uri: `https://a.test/?${text}` }, { status }),
  (text, status) => Response.json({ access_token: [text], expires_in: text }, { status }),
  (text, status) => new Response(`<html>${text}</html>`, { status }),
  (text, status) => new Response(`{"error": "${text}`, { status }),
  (text, status) =>
    new Response("", { status, headers: { "X-Error": headerValue(text), "Retry-After": headerValue(text) } }),
  (text) => new Response("", { status: 302, headers: { Location: `/?${headerValue(text)}` } }),
  (text) => new Response("", { status: 307, headers: { Location: `https://${headerValue(text)}` } }),
];
/** What `fetch` throws, with the text. */
const failures: Array<(text: string) => unknown> = [
  (text) => new TypeError(text, { cause: new Error(text) }),
  (text) => Object.assign(new Error(text), { url: text, headers: { text } }),
  (text) =>
    Object.assign(new TypeError("fetch failed"), { cause: { code: `code ${text}`, name: text, message: text } }),
];

const echoes = fc.record({
  secrets,
  which: fc.constantFrom("clientId", "clientSecret", "refreshToken"),
  form: fc.constantFrom(...forms),
  place: fc.oneof(fc.constantFrom(...places), fc.constantFrom(...failures)),
  status: fc.constantFrom(200, 400, 401, 403, 429, 500, 503),
});

/** Every part of a secret that is long enough to help, in any form that can be read back. */
function isShown(all: string, text: string): boolean {
  const plain = decodeAll(all).toLowerCase();
  for (const form of forms) {
    const shown = form(text);
    for (let start = 0; start + 8 <= shown.length; start += 1) {
      const part = shown.slice(start, start + 8);
      if (/[a-z\d]{3}/i.test(part) && (all.includes(part) || plain.includes(part.toLowerCase()))) return true;
    }
  }
  return false;
}

function decodeAll(text: string): string {
  return text.replace(/(%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

/** All that an error shows anywhere. */
function shownBy(error: unknown): string {
  const { message, stack, cause } = error as Error;
  const all = inspect(error, { depth: Infinity, getters: true });
  return [String(error), message, stack, inspect(cause), JSON.stringify(error), all].join("\n");
}

describe("an auth server that shows the secrets of a request", () => {
  it("never puts one into an error, a hook or a store, in any form and place", async () => {
    await fc.assert(
      fc.asyncProperty(echoes, async ({ secrets: credentials, which, form, place, status }) => {
        const echoed = form(credentials[which]);
        const respond = () => {
          const result = (place as (text: string, status: number) => unknown)(echoed, status);
          if (result instanceof Response) return result;
          throw result;
        };
        const events: unknown[] = [];
        const hook = (event: unknown) => events.push(event);
        const saved: TokenState[] = [];
        const tokenStore = new MemoryTokenStore();
        const network = new Network(undefined, respond);
        const api = network.client({
          credentials,
          retry: { maxRetries: 0 },
          ...{ onToken: hook, onRetry: hook, onRequest: hook, onResponse: hook },
          tokenStore: {
            update: (key, change) =>
              tokenStore.update(key, (state, save) =>
                change(state, (next) => save(next).then(() => void saved.push(next))),
              ),
          },
        });
        const [call, ...others] = await Promise.allSettled([
          api.GET("/monitors"),
          exchangeGrant(credentials.refreshToken, { authUrl, credentials, fetch: network.fetch }),
          revoke(credentials.refreshToken, { authUrl, fetch: network.fetch }),
        ]);
        expect(call).toMatchObject({ reason: expect.any(Error) });
        const errors = [call, ...others].flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
        const all = [...errors.map(shownBy), JSON.stringify([events, saved])].join("\n");
        // The stack shows where the tests are.
        expect(isShown(all.replaceAll(/^ +at .*$/gm, ""), credentials[which])).toBe(false);
      }),
      { numRuns: 150 },
    );
  });
});
