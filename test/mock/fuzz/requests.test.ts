import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzedMock, runs, seed, slowTest } from "./fuzzed-mock.ts";
import { bytesOf, malformedRequest } from "./malformed-request.ts";

const fuzzed = fuzzedMock();

describe("any request to any operation", () => {
  it("gets a response in JSON with a documented status", slowTest, async () => {
    const statuses = new Set<number>();
    const token = fuzzed.mock.issueAccessToken();
    const property = fc.asyncProperty(malformedRequest, async (request) => {
      const sent = bytesOf(request, token);
      const responses = await fuzzed.responses([sent], [{ ...request, text: sent.toString("latin1") }]);
      expect(responses).not.toEqual([]);
      for (const { status } of responses) statuses.add(status);
    });
    await fc.assert(property, { seed, numRuns: runs(1500), timeout: 20_000 });
    // The generated requests must cover all of these outcomes.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 404, 405]));
  });
});
