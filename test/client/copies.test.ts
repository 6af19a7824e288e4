/** Bundlers put the client into several files of one program, and a reload of a module makes another one. */
import { afterEach, expect, it, vi } from "vitest";
import { credentials, Network } from "./support.ts";

afterEach(() => vi.resetModules());

/** A copy of the client's modules, as another bundle has it. */
async function copy(): Promise<typeof import("../../src/client/index.ts")> {
  vi.resetModules();
  return import("../../src/client/index.ts");
}

it("copies of the client in one process share the tokens of a refresh token", async () => {
  const network = new Network();
  const { fetch } = network;
  const options = {
    baseUrl: "https://www.acme.test/api",
    authUrl: "https://auth.acme.test",
    credentials: { ...credentials, refreshToken: crypto.randomUUID() },
    fetch,
  };
  const copies = [await copy(), await copy(), await copy()];
  expect(new Set(copies.map(({ createClient }) => createClient)).size).toBe(3);
  await Promise.all(copies.map(({ createClient }) => createClient(options).GET("/monitors")));
  expect(network.tokenCalls).toHaveLength(1);
  expect(network.tokens).toEqual(["token-1", "token-1", "token-1"]);
  expect(Object.keys(globalThis).join()).not.toContain("svc");
});
