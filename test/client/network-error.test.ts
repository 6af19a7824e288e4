import { describe, expect, it } from "vitest";
import { mayHaveArrived, mayRecover, networkCode } from "../../src/client/retry.ts";
import { clock, group, issued, success, TimedNetwork, thrownBy, withVirtualTime } from "./support.ts";

withVirtualTime();

const caused = (cause: object, message = "fetch failed") => Object.assign(new TypeError(message), { cause });
const named = (code: string) => caused(Object.assign(new Error("a text of the network"), { code }));
/** As Deno throws them: its own error is the cause of the error that `fetch` specifies. */
const deno = (text: string) =>
  caused(new Error(`error sending request for url (https://a.test/?token=secret): client error (Connect): ${text}`));
/** As undici does when a proxy refuses CONNECT. */
const proxy = (status: number) => {
  const refused = Object.assign(new Error(`Proxy response (${status}) !== 200 when HTTP Tunneling`), {
    code: "UND_ERR_ABORTED",
  });
  return caused(Object.assign(new DOMException("Request was cancelled."), { cause: refused }));
};
/** As Bun does. */
const tunnel = Object.assign(new Error("Proxy refused to open a tunnel: 407 Proxy Authentication Required"), {
  code: "ERR_PROXY_TUNNEL",
});
const timedOut = (syscall: string) =>
  caused(Object.assign(new AggregateError([Object.assign(new Error(), { syscall })]), { code: "ETIMEDOUT" }));

type Loss = [what: string, thrown: Error, code: string];

/** What `fetch` throws, as seen in Node, Deno, Bun and undici, with its code. These did not arrive, and may the next time: */
const unsent: Loss[] = [
  ["a refused connection", named("ECONNREFUSED"), "ECONNREFUSED"],
  ["one in Deno", deno("tcp connect error: Connection refused"), "ECONNREFUSED"],
  ["an unreachable network", named("ENETUNREACH"), "ENETUNREACH"],
  ["a slow connection", named("UND_ERR_CONNECT_TIMEOUT"), "UND_ERR_CONNECT_TIMEOUT"],
  ["one to each address", timedOut("connect"), "UND_ERR_CONNECT_TIMEOUT"],
  ["a busy name server", named("EAI_AGAIN"), "EAI_AGAIN"],
  ["one in Deno", deno("dns error: failed to lookup…: Temporary failure in name resolution"), "EAI_AGAIN"],
  ["a proxy that cannot connect", proxy(502), "ERR_PROXY_TUNNEL"],
];
/** These never arrive: */
const hopeless: Loss[] = [
  ["an unknown name", named("ENOTFOUND"), "ENOTFOUND"],
  ["one in Deno", deno("dns error: failed to lookup address information: Name or service not known"), "ENOTFOUND"],
  ...[
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
    "CERT_HAS_EXPIRED",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "CERT_SIGNATURE_FAILURE",
    "ERR_SSL_WRONG_VERSION_NUMBER",
    "EPROTO",
  ].map((code): Loss => [code, named(code), code]),
  ["an untrusted certificate in Deno", deno("invalid peer certificate: UnknownIssuer"), "CERT_UNTRUSTED"],
  ["a proxy that requires a password", proxy(407), "PROXY_AUTHENTICATION_REQUIRED"],
  ["one in Bun", tunnel, "PROXY_AUTHENTICATION_REQUIRED"],
  ["one in Deno", deno("proxy authentication required"), "PROXY_AUTHENTICATION_REQUIRED"],
];
/** And these may have arrived: */
const lost: Loss[] = [
  ["a lost connection", named("ECONNRESET"), "ECONNRESET"],
  ["one of undici", named("UND_ERR_SOCKET"), "UND_ERR_SOCKET"],
  ["one that is silent", timedOut("read"), "ETIMEDOUT"],
  ["one in Deno", caused(new Error("client error (SendRequest): connection closed before…")), "TypeError"],
  ["a browser's", new TypeError("Failed to fetch"), "TypeError"],
];

it.each([...unsent, ...hopeless, ...lost])("a request without a response %s: %s", (what, error, code) => {
  const isIn = (losses: Loss[]) => losses.some((loss) => loss[0] === what && loss[2] === code);
  expect(networkCode(error)).toBe(code);
  expect(mayHaveArrived(code)).toBe(isIn(lost));
  expect(mayRecover(code)).toBe(!isIn(hopeless));
});

describe("a token request", () => {
  it.each([...unsent, ...hopeless])(
    "that never arrived counts for nothing, however often it fails: %s, %s",
    async (_what, error, code) => {
      let isOver = false;
      const network = new TimedNetwork(undefined, (_seen, count) => (isOver ? issued(count) : Promise.reject(error)));
      const api = network.client();
      for (let count = 0; count < 12; count += 1) {
        const call = thrownBy(api.GET("/monitors"));
        await clock.advance(60_000);
        expect(await call).toMatchObject({ name: "ConnectionError", cause: code });
      }
      isOver = true;
      expect((await api.GET("/monitors")).response.status).toBe(200);
    },
  );

  it.each(hopeless)("that cannot succeed fails at once, as does a call: %s, %s", async (_what, error, code) => {
    const fail = () => Promise.reject(error);
    const network = new TimedNetwork(fail, fail);
    await expect(network.client().GET("/monitors")).rejects.toMatchObject({ cause: code });
    await expect(network.client({ accessToken: "given" }).GET("/monitors")).rejects.toMatchObject({ cause: code });
    expect([network.tokenCalls.length, network.calls.length]).toEqual([1, 1]);
  });
});

it("a POST that was not sent is sent again", async () => {
  const network = new TimedNetwork((_seen, count) => (count === 1 ? Promise.reject(named("EAI_AGAIN")) : success()));
  const call = network.client().POST("/monitor_groups", { body: group });
  await clock.advance(10_000);
  expect((await call).response.status).toBe(200);
});
