import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundlePath } from "../support/bundle.ts";
import { type StockPrism, startStockPrism } from "../support/stock-prism.ts";
import type { Place } from "./case.ts";
import { cases } from "./cases/index.ts";
import { problemsOf } from "./check.ts";
import { send } from "./send.ts";

let prism: StockPrism;
beforeAll(async () => {
  // It keeps nothing, so that one serves all cases.
  prism = await startStockPrism(bundlePath);
});
afterAll(() => prism.close());

/** Any code and any token will do. */
function anyPlace({ url }: StockPrism): Place {
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
  for (const one of sent.filter(({ stockPrism }) => stockPrism === "agrees")) {
    it(one.name, async () => {
      const server = { baseUrl: prism.url, authUrl: prism.url };
      expect(problemsOf(one, await send(one.request, server, anyPlace(prism)))).toEqual([]);
    });
  }
});

describe("stock Prism does not agree:", () => {
  for (const one of sent.filter(({ stockPrism }) => stockPrism !== "agrees")) {
    // A case whose reason holds no longer turns red.
    it(`${one.name} (${one.stockPrism})`, async () => {
      const server = { baseUrl: prism.url, authUrl: prism.url };
      expect(problemsOf(one, await send(one.request, server, anyPlace(prism)))).not.toEqual([]);
    });
  }
});
