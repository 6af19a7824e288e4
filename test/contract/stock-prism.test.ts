import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundlePath } from "../support/bundle.ts";
import { type StockPrism, startStockPrism } from "../support/stock-prism.ts";
import type { Case, CaseContext } from "./case.ts";
import { cases } from "./cases/index.ts";
import { expectDocumented, expectResponse } from "./check.ts";
import { send } from "./send.ts";

let prism: StockPrism;
beforeAll(async () => {
  // Prism has no state, so one instance is enough for all cases.
  prism = await startStockPrism(bundlePath);
});
afterAll(() => prism.close());

function sendToPrism({ request }: Case) {
  const { url } = prism;
  // It accepts any code and any token.
  const context: CaseContext = {
    authUrl: url,
    credentials: { clientId: "mock-client", clientSecret: "mock-secret", refreshToken: "mock-refresh-token" },
    issueAccessToken: () => "any-token",
    issueGrant: () => "any-code",
    advance: () => 0,
  };
  return send(request, { baseUrl: url, authUrl: url }, context);
}

/** Of two documented successes, Prism sends 200 and the mock 201, unless the request says which one. */
function ofPrism(testCase: Case): Case {
  const { request, expected } = testCase;
  const isChosen = String(request.headers?.Prefer).includes("code=");
  return expected.status === 201 && !isChosen ? { ...testCase, expected: { ...expected, status: 200 } } : testCase;
}

const sent = cases.map(ofPrism);

describe("stock Prism agrees:", () => {
  it.each(sent.filter(({ stockPrism }) => !stockPrism))("$name", async (testCase) => {
    expectResponse(testCase, await sendToPrism(testCase));
  });
});

const problemJson = /^application\/problem\+json$/;
const plainJson = /^application\/json(; charset=utf-8)?$/;

/** What Prism refuses otherwise, by the reason that a case gives. For other reasons it responds with the success. */
const refusals: Record<string, { statuses: number[]; type: RegExp }> = {
  "it responds with application/problem+json": { statuses: [404], type: problemJson },
  "it responds with application/problem+json, and without Allow": { statuses: [405], type: problemJson },
  "it responds to OPTIONS only for a browser's preflight request": { statuses: [405], type: problemJson },
  "it responds with another status and application/problem+json": { statuses: [404, 422], type: problemJson },
  "it responds with 406": { statuses: [406], type: problemJson },
  "its error has another structure": { statuses: [400], type: plainJson },
};

describe("stock Prism differs:", () => {
  const differing = sent.filter(({ stockPrism }) => stockPrism);

  it("for reasons that all occur", () => {
    expect(differing.map(({ stockPrism }) => stockPrism)).toEqual(expect.arrayContaining(Object.keys(refusals)));
  });

  it.each(differing)("$name ($stockPrism)", async (testCase) => {
    const response = await sendToPrism(testCase);
    const refusal = refusals[testCase.stockPrism ?? ""];
    if (refusal) {
      expect(refusal.statuses).toContain(response.status);
      expect(response.headers.get("Content-Type")).toMatch(refusal.type);
    } else {
      expect(response.status).toBe(200);
      expectDocumented(testCase, response);
    }
    expect(() => expectResponse(testCase, response), "Prism no longer differs").toThrow();
  });
});
