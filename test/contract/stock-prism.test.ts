import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundlePath } from "../support/bundle.ts";
import { type StockPrism, startStockPrism } from "../support/stock-prism.ts";
import type { CaseContext } from "./case.ts";
import { cases } from "./cases/index.ts";
import { problemsOf } from "./check.ts";
import { send } from "./send.ts";

let prism: StockPrism;
beforeAll(async () => {
  // Prism has no state, so one instance is enough for all cases.
  prism = await startStockPrism(bundlePath);
});
afterAll(() => prism.close());

/** Prism accepts any code and any token. */
function prismContext({ url }: StockPrism): CaseContext {
  return {
    authUrl: url,
    credentials: { clientId: "mock-client", clientSecret: "mock-secret", refreshToken: "mock-refresh-token" },
    issueAccessToken: () => "any-token",
    issueGrant: () => "any-code",
    advance: () => 0,
  };
}

const sent = cases.filter(({ stockPrism }) => !stockPrism.startsWith("not sent"));

describe("stock Prism agrees:", () => {
  for (const testCase of sent.filter(({ stockPrism }) => stockPrism === "agrees")) {
    it(testCase.name, async () => {
      const server = { baseUrl: prism.url, authUrl: prism.url };
      expect(problemsOf(testCase, await send(testCase.request, server, prismContext(prism)))).toEqual([]);
    });
  }
});

describe("stock Prism differs:", () => {
  for (const testCase of sent.filter(({ stockPrism }) => stockPrism !== "agrees")) {
    // Fails when Prism no longer differs.
    it(`${testCase.name} (${testCase.stockPrism})`, async () => {
      const server = { baseUrl: prism.url, authUrl: prism.url };
      expect(problemsOf(testCase, await send(testCase.request, server, prismContext(prism)))).not.toEqual([]);
    });
  }
});
