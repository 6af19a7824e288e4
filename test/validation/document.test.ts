import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { type RequestParts, validateRequest, validateResponse } from "../../src/validation/index.ts";
import { factsOf } from "../spec/facts.ts";
import { jsonOperations, operations } from "../support/bundle.ts";
import { documentAllows, documentProblems } from "./document-verdict.ts";
import { documentedResponses } from "./mutations.ts";
import { broken, valid } from "./requests.ts";

const facts = factsOf("operations");

/** What OpenAPI cannot say, in the words of docs/contract-tests.md: a pattern for an operation, a place and a text. */
const differences: ReadonlyArray<[RegExp, string]> = [
  [/ header Authorization /, "`Authorization` in another form than `Svc-oauthtoken <ACCESS_TOKEN>`"],
  [/ header Accept /, "`Accept` with a version that does not exist"],
  [/ cookie zaaid /, "a cookie `zaaid` that is empty, or sent twice"],
  [/ header Content-Type .*charset=latin1/, "a charset other than UTF-8"],
  [/ body {2}expected no body/, "a body where none is documented"],
  [/createToken (body|query) .*expected/, "a token request without a parameter, or with an empty one"],
  [/createToken body /, "a form that is incomplete by itself, while the query has the other parameters"],
];

/** What the validators, or else the document, find in a request that the other of them accepts. */
async function onlyOneFinds(request: RequestParts): Promise<string[]> {
  const { operation: id, violations } = await validateRequest(request);
  const operation = jsonOperations.find(({ name }) => name === id);
  if (!operation || request.method === "OPTIONS" || violations.some((one) => one.in === "method")) return [];
  const ours = violations.map(({ in: place, at, text }) => `${id} ${place} ${at} ${text}`);
  const theirs = documentProblems(operation, request);
  return ours.length > 0 === theirs.length > 0 ? [] : [...ours, ...theirs];
}

it("the validators and the document judge requests alike, apart from what the page lists", async () => {
  const found = await Promise.all([...valid, ...broken].map(([, request]) => onlyOneFinds(request)));
  const reasons = found.flat().map((problem) => differences.find(([pattern]) => pattern.test(problem))?.[1] ?? problem);
  expect([...new Set(reasons)].sort()).toEqual(differences.map(([, reason]) => reason).sort());
  const page = await readFile("docs/contract-tests.md", "utf8");
  expect(reasons.filter((reason) => !page.includes(reason))).toEqual([]);
});

it.each(documentedResponses)(
  "they judge responses of $id with status $status alike",
  async ({ id, status, bodies }) => {
    for (const body of bodies) {
      const sent = { status, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
      expect((await validateResponse(sent, id)).violations.length === 0, sent.body).toBe(
        documentAllows(id, status, body),
      );
    }
  },
);

/** Why the contract allows a mutation of an example. The place is the end of the pointer. */
const allowed: Array<[RegExp, reason: string]> = [
  [/20[01]: .* \/code$/, "a success may come without a code: the specification shows both"],
  [/: change \/data\/\d+\/id$/, "the service may add monitor types"],
  [/: change \/data\/(\d+\/)?\w+$/, "the value is any text"],
  [/[45]\d\d: change \/(code|message)$/, "the catalogue of errors is not documented"],
  [/createToken.*: change \/\w+$/, "tokens, secrets and addresses are any value"],
  [/createToken 200: (drop|rename) \/refresh_token$/, "only the response to a grant exchange has a refresh token"],
];

// Which mutations an own operation allows, only its author knows.
const isSpecified = (id: string) =>
  operations.some(
    ({ name, method, path }) => name === id && facts.some((one) => one.method === method && one.path === path),
  );

it("a mutation of a response is a violation, or allowed for a reason", async () => {
  const reasons = new Set<string>();
  for (const { id, status, mutations } of documentedResponses.filter((response) => isSpecified(response.id)))
    for (const { name, value } of mutations) {
      const sent = { status, headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) };
      if ((await validateResponse(sent, id)).violations.length > 0) continue;
      const mutation = `${id} ${status}: ${name}`;
      reasons.add(allowed.find(([pattern]) => pattern.test(mutation))?.[1] ?? `not caught: ${mutation}`);
    }
  expect([...reasons].sort()).toEqual(allowed.map(([, reason]) => reason).sort());
});
