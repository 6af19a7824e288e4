import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatViolations, validateRequest, validateResponse } from "../../src/validation/index.ts";
import { start } from "../mock/support.ts";
import { jsonOperations } from "../support/bundle.ts";
import { runs } from "../support/runs.ts";
import { Differences, type Explanations } from "./differences.ts";
import { documentAllows, documentProblems } from "./document-verdict.ts";
import { documentedResponses, generatedRequest, valuesOf } from "./generated-requests.ts";

const seed = 20_261_121;
/** The rarer differences need as many for each operation. */
const numRuns = Math.ceil((runs(300, 3_000) * jsonOperations.length) / 14);
const slowTest = { timeout: 240_000 };

/** What OpenAPI cannot say, and what is said about it in the README: a pattern for an operation, a place and a text. */
const onlyOurs: Explanations = [
  [/ header Authorization /, "`Authorization` in another form than `Svc-oauthtoken <ACCESS_TOKEN>`"],
  [/ header Accept /, "`Accept` with a version that does not exist"],
  [/ cookie zaaid /, "a cookie `zaaid` that is empty, or sent twice"],
  [/ header Content-Type .*charset=latin1/, "a charset other than UTF-8"],
  [/ body {2}expected no body/, "a body where none is documented"],
  [/createToken (body|query) /, "a token request without a parameter, or with an empty one"],
];
const onlyDocument: Explanations = [
  [/createToken body /, "a form that is incomplete by itself, while the query has the other parameters"],
];

describe("the document, the validators and the mock", () => {
  it("accept and refuse the same requests, apart from what the README lists", slowTest, async () => {
    const mock = await start();
    const values = valuesOf(mock, mock.credentials.refreshToken);
    const differences = new Differences(onlyOurs, onlyDocument);
    const property = fc.asyncProperty(generatedRequest(values), async (generated) => {
      const { operation, request } = generated;
      const { url, method, headers, body } = request;
      const response = await fetch(url, { method, headers, ...(body !== "" && { body }) });
      expect((await validateResponse(response, request)).violations).toEqual([]);
      const received = (await response.json()) as { code?: number };
      expect(documentAllows(operation.name, response.status, received)).toBe(true);
      // A token or a code that is unknown or used up has an error without a code.
      const isRefused = response.status >= 400 && received.code !== undefined;
      const { violations } = await validateRequest(request, { baseUrl: mock.baseUrl, authUrl: mock.authUrl });
      expect(isRefused, formatViolations(violations)).toBe(violations.length > 0);
      const ours = violations.map(({ in: place, at, text }) => `${operation.name} ${place} ${at} ${text}`);
      differences.add(ours, documentProblems(generated));
    });
    await fc.assert(property, { seed, numRuns });
    differences.expectExplained(numRuns / 20);
    const reasons = [...onlyOurs, ...onlyDocument].map(([, reason]) => reason);
    expect([...differences.reasons].sort()).toEqual([...reasons].sort());
    const guide = await readFile("docs/contract-tests.md", "utf8");
    expect(reasons.filter((reason) => !guide.includes(`| ${reason} |`))).toEqual([]);
  });

  it("accept and refuse the same responses", async () => {
    const verdicts = { valid: 0, invalid: 0 };
    const responses = fc.constantFrom(...documentedResponses).chain(({ id, status, bodies }) => {
      const body = fc.oneof(fc.constantFrom({}, ...bodies), fc.jsonValue());
      return fc.record({ id: fc.constant(id), status: fc.constant(status), body });
    });
    const property = fc.asyncProperty(responses, async ({ id, status, body }) => {
      const sent = { status, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
      const isValid = (await validateResponse(sent, id)).violations.length === 0;
      expect(documentAllows(id, status, body)).toBe(isValid);
      verdicts[isValid ? "valid" : "invalid"] += 1;
    });
    await fc.assert(property, { seed, numRuns });
    expect(Math.min(verdicts.valid, verdicts.invalid)).toBeGreaterThan(numRuns / 20);
  });
});
