import fc from "fast-check";
import { expect, it } from "vitest";
import { start } from "../mock/support.ts";
import { runs } from "../support/runs.ts";
import { type ReceivedResponse, requestDoors, responseDoors, type SentRequest } from "./doors.ts";
import { documentedResponses, generatedRequest, valuesOf } from "./generated-requests.ts";

const seed = 20_261_122;
const numRuns = runs(100, 500);
const slowTest = { timeout: 180_000 };

/** What can happen to the bytes of a body. */
const bytesOf = fc
  .oneof(
    { weight: 6, arbitrary: fc.constant("as it is") },
    fc.constantFrom("marked", "not UTF-8", "deep", "cut", "blank"),
  )
  .map((change) => (text: string) => {
    if (text === "") return Buffer.alloc(0);
    const middle = text.indexOf('"') + 1;
    if (change === "marked") return Buffer.from(`\uFEFF${text}`);
    if (change === "not UTF-8")
      return Buffer.concat([Buffer.from(text.slice(0, middle)), Buffer.of(0xff), Buffer.from(text.slice(middle))]);
    if (change === "deep") return Buffer.from(`${"[".repeat(501)}${text}${"]".repeat(501)}`);
    if (change === "cut") return Buffer.from(text.slice(0, -1));
    return Buffer.from(change === "blank" ? " " : text);
  });

it("says the same of a request at every door", slowTest, async () => {
  const mock = await start();
  const { judge, doors } = requestDoors(mock);
  const disagreements: unknown[] = [];
  const verdicts = { valid: 0, invalid: 0, cases: 0 };
  const twice = fc.oneof({ weight: 8, arbitrary: fc.constant("") }, fc.constantFrom("Content-Type", "Authorization"));
  const property = fc.asyncProperty(
    generatedRequest(valuesOf(mock)),
    bytesOf,
    twice,
    async ({ request }, changed, name) => {
      const { method, url, headers, body } = request;
      const value = headers[name];
      const repeated = value === undefined ? headers : { ...headers, [name]: [value, value] };
      const sent: SentRequest = { method, url, headers: repeated, body: changed(body) };
      const expected = await judge(sent);
      verdicts[expected.length > 0 ? "invalid" : "valid"] += 1;
      for (const [door, judgeHere] of Object.entries(doors)) {
        const found = await judgeHere(sent, expected);
        verdicts.cases += 1;
        if (found.toSorted().join() !== expected.toSorted().join()) disagreements.push({ door, sent, expected, found });
      }
    },
  );
  await fc.assert(property, { seed, numRuns });
  console.info(`${Object.keys(doors).length + 1} doors, ${numRuns} requests: ${disagreements.length} disagreements`);
  expect(disagreements).toEqual([]);
  expect(Math.min(verdicts.valid, verdicts.invalid)).toBeGreaterThan(numRuns / 20);
});

it("says the same of a response at every door", slowTest, async () => {
  const mock = await start();
  const { judge, doors } = responseDoors(mock);
  const disagreements: unknown[] = [];
  const judged = new Map<string, number>();
  const verdicts = { valid: 0, invalid: 0 };
  const types = fc.oneof(
    { weight: 8, arbitrary: fc.constant<string | string[]>("application/json") },
    fc.constantFrom<string | string[]>("application/json; charset=utf-8", "text/html", ["application/json", "a/b"], []),
  );
  const response = fc.constantFrom(...documentedResponses).chain(({ id, status, bodies }) =>
    fc.record({
      id: fc.constant(id),
      status: fc.oneof({ weight: 6, arbitrary: fc.constant(status) }, fc.integer({ min: 200, max: 599 })),
      type: types,
      body: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom({}, ...bodies).map((one) => JSON.stringify(one)) },
        fc.jsonValue().map((one) => JSON.stringify(one)),
        fc.constant(""),
      ),
      changed: bytesOf,
    }),
  );
  const property = fc.asyncProperty(response, async ({ id, status, type, body, changed }) => {
    const headers: ReceivedResponse["headers"] = type.length === 0 ? {} : { "Content-Type": type };
    const received = { status, headers, body: [204, 205, 304].includes(status) ? Buffer.alloc(0) : changed(body) };
    const expected = await judge(id, received);
    verdicts[expected.length > 0 ? "invalid" : "valid"] += 1;
    for (const [door, judgeHere] of Object.entries(doors)) {
      const found = await judgeHere(id, received, expected);
      if (!found) continue;
      judged.set(door, (judged.get(door) ?? 0) + 1);
      if (found.toSorted().join() !== expected.toSorted().join())
        disagreements.push({ door, id, received, expected, found });
    }
  });
  await fc.assert(property, { seed, numRuns });
  console.info(`${judged.size + 1} doors, ${numRuns} responses: ${disagreements.length} disagreements`);
  expect(disagreements).toEqual([]);
  expect(Math.min(verdicts.valid, verdicts.invalid, ...judged.values())).toBeGreaterThan(numRuns / 20);
});
