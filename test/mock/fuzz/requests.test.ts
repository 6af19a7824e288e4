import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzedMock, patience, runs, seed } from "./fuzzed-mock.ts";
import { bytesOf, wildRequest } from "./wild-request.ts";

const fuzzed = fuzzedMock();

describe("whatever is asked of any operation", () => {
  it("is answered in JSON, with a documented status", patience, async () => {
    const statuses = new Set<number>();
    const token = fuzzed.mock.issueAccessToken();
    const property = fc.asyncProperty(wildRequest, async (request) => {
      const sent = bytesOf(request, token);
      const answers = await fuzzed.answers([sent], [{ ...request, text: sent.toString("latin1") }]);
      expect(answers).not.toEqual([]);
      for (const { status } of answers) statuses.add(status);
    });
    await fc.assert(property, { seed, numRuns: runs(1500), timeout: 20_000 });
    // Otherwise the requests would be wild in one way only.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 404, 405]));
  });
});
