import { createRequire } from "node:module";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Violation, validateRequest, validateResponse } from "../../src/validation/index.ts";
import { bundlePath, operations, responsesOf } from "../support/bundle.ts";
import { Differences, type Explanations } from "./differences.ts";
import { type GeneratedRequest, generatedRequest } from "./generated-requests.ts";
import { mutationsOf } from "./mutations.ts";
import { authUrl, baseUrl, tokenForm } from "./support.ts";

/** Prism's validation, which its entry point does not export. */
const prism = createRequire(import.meta.url)("@stoplight/prism-http/dist/validator");

const seed = 20_261_121;
const numRuns = process.env.CI ? 10_000 : 2_000;

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];
const byId = new Map<string | undefined, PrismOperation>();
beforeAll(async () => {
  for (const operation of await getHttpOperationsFromSpec(bundlePath)) byId.set(operation.iid, operation);
});

interface Either {
  _tag: "Left" | "Right";
  left?: unknown;
}

/** What Prism finds wrong with a request; empty if nothing. */
function prismProblems({ operation, request }: GeneratedRequest): string[] {
  const { searchParams } = new URL(request.url);
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(searchParams.keys())) {
    const values = searchParams.getAll(name);
    query[name] = values.length > 1 ? values : (values[0] ?? "");
  }
  const entries = Object.entries(request.headers).map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  const headers: Record<string, string> = Object.fromEntries(entries);
  const isJson = /json/.test(headers["content-type"] ?? "") && !operation.isOAuth;
  const element = {
    method: operation.method,
    url: { path: new URL(request.url).pathname.replace(/^\/api/, ""), query },
    headers: { ...headers, "content-length": String(request.body.length) },
    body: request.body === "" ? undefined : isJson ? JSON.parse(request.body) : request.body,
  };
  const resource = byId.get(operation.name);
  const results: Either[] = [prism.validateInput({ resource, element }), prism.validateSecurity({ resource, element })];
  return results.flatMap(messagesOf).map((message) => `${operation.name} ${message}`);
}

function messagesOf({ _tag, left }: Either): string[] {
  return _tag === "Left" ? [left].flat().map((one) => (one as { message: string }).message) : [];
}

const onlyOurs: Explanations = [
  [/ header Authorization /, "Prism accepts any value of an API key, such as another scheme word"],
  [/ header Accept /, "Prism does not know versions"],
  [/ cookie zaaid /, "Prism accepts an empty cookie, and reads the last of two"],
  [/ header Content-Type .*charset=latin1/, "Prism reads any charset as UTF-8"],
  [/InspectorSample body {2}expected an object; got null/, "Prism takes null for a missing body"],
  [/createToken (body|query) /, "OpenAPI cannot ask for parameters in one of two places"],
  [
    /createToken response body \/refresh_token /,
    "Prism knows the keyword dependentSchemas only if the document names its dialect",
  ],
];

const onlyPrism: Explanations = [
  [/createToken Request body /, "Prism reads a form alone, although parameters may also be in the query"],
];

const known = { monitor_id: "1", zaaid: "1", token: "t", ...tokenForm };
const textOf = (id: string, { part, in: place, at, text }: Violation) =>
  `${id} ${part === "response" ? "response " : ""}${place} ${at} ${text}`;

describe("Prism's validation and the validators", () => {
  const used = new Set<string>();

  it("differ about requests only for known reasons", async () => {
    const differences = new Differences(onlyOurs, onlyPrism);
    const requests = generatedRequest({ baseUrl, authUrl, token: "a-token", known });
    const property = fc.asyncProperty(requests, async (generated) => {
      const { violations } = await validateRequest(generated.request);
      const ours = violations.map((one) => textOf(generated.operation.name, one));
      differences.add(ours, prismProblems(generated));
    });
    await fc.assert(property, { seed, numRuns });
    differences.expectExplained(numRuns / 20);
    for (const reason of differences.reasons) used.add(reason);
  });

  it("differ about responses only for known reasons", async () => {
    const differences = new Differences(onlyOurs, onlyPrism);
    for (const { name: id, operation } of operations) {
      for (const { status, mediaType, examples } of responsesOf(operation)) {
        for (const { value } of examples) {
          const bodies = [value, ...mutationsOf(value).map((one) => one.value)];
          for (const body of bodies) {
            for (const type of [mediaType, "text/html"]) {
              const headers = { "content-type": type };
              const response = { status: Number(status), headers, body: JSON.stringify(body) };
              const { violations } = await validateResponse(response, id as "getMonitor");
              const element = { statusCode: Number(status), headers, body };
              const theirs: Either = prism.validateOutput({ resource: byId.get(id), element });
              differences.add(
                violations.map((one) => textOf(id, one)),
                messagesOf(theirs),
              );
            }
          }
        }
      }
    }
    differences.expectExplained(100);
    for (const reason of differences.reasons) used.add(reason);
  });

  it("differ for every reason of the table", () => {
    expect([...used].sort()).toEqual([...onlyOurs, ...onlyPrism].map(([, reason]) => reason).sort());
  });
});
