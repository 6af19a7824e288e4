import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { build, type Plugin } from "esbuild";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Document } from "../../src/contract/document.ts";
import { generateValidators } from "../../src/pipeline/validators/modules.ts";
import { compileContract } from "../../src/validation/compile/compile.ts";
import { ContractValidators } from "../../src/validation/contract.ts";
import { formatViolations, validateRequest, validateResponse } from "../../src/validation/index.ts";
import { start } from "../mock/support.ts";
import { addAlerts } from "../support/alerts.ts";
import { bundlePath } from "../support/bundle.ts";
import { runs } from "../support/runs.ts";
import { Differences, type Explanations } from "./differences.ts";
import { documentAllows, documentProblems } from "./document-verdict.ts";
import { documentedResponses, generatedRequest, valuesOf } from "./generated-requests.ts";
import { authUrl, baseUrl, headers, tokenForm } from "./support.ts";

const seed = 20_261_121;
const numRuns = runs(300, 3_000);
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

describe("the validators that are compiled when a mock starts", () => {
  it("find the same in a request as those that are generated", async () => {
    const compiled = compileContract(JSON.parse(await readFile(bundlePath, "utf8")));
    const known = { monitor_id: "1", zaaid: "1", token: "t", ...tokenForm };
    const requests = generatedRequest({ baseUrl, authUrl, token: "a-token", known });
    const property = fc.asyncProperty(requests, async ({ request }) => {
      expect(compiled.checkRequest(request)).toEqual(await validateRequest(request));
    });
    await fc.assert(property, { seed, numRuns });
  });

  describe("and those that are generated, of a contract with an own overlay,", () => {
    let contracts: [ContractValidators, ContractValidators];
    beforeAll(async () => {
      const document: Document = JSON.parse(await readFile(bundlePath, "utf8"));
      addAlerts(document);
      contracts = [compileContract(document), await generatedContract(document)];
    });

    it.each([
      "limit=5&open=true&period=3&monitor=11&monitor=12",
      ...["limit=0", "limit=many", "limit=", "limit=1&limit=2", "open=yes", "period=9999", "monitor=11&monitor=1"],
    ])("read the same parameters of other types than text: %s", (query) => {
      const request = { method: "GET", url: `/api/alert_count?${query}`, headers: {} };
      const [compiled, generated] = contracts;
      expect(compiled.checkRequest(request)).toEqual(generated.checkRequest(request));
    });

    it("check constants in the path", () => {
      for (const contract of contracts) {
        const at = (period: string) =>
          contract.checkRequest({ method: "GET", url: `/api/alert_count/${period}`, headers });
        expect(at("7").violations).toEqual([]);
        expect(at("6").violations).toMatchObject([{ in: "path", at: "period", expected: "a period" }]);
      }
    });

    it("check records that contain themselves, and refuse to descend forever", () => {
      let endless: object = { alert_id: "1" };
      for (let depth = 0; depth < 10_000; depth += 1) endless = { alert_id: "1", text: "Down", cause: endless };
      for (const contract of contracts) {
        const schema = contract.operation("getAlert").responses[200]?.schema;
        const problemsOf = (cause: object) =>
          schema?.problems({ message: "", data: { alert_id: "1", text: "a", cause } });
        expect(problemsOf({ alert_id: 1 })).toMatchObject([{ at: "/data/cause/text" }, { at: "/data/cause/alert_id" }]);
        expect(problemsOf(endless)).toMatchObject([{ at: "", expected: "at most 500 levels of JSON" }]);
      }
    });
  });
});

/** The validators that the build generates, without writing them. */
async function generatedContract(document: Document): Promise<ContractValidators> {
  const folder = join(process.cwd(), "generated");
  const files = await generateValidators(document);
  const written: Plugin = {
    name: "written",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /\.ts$/ }, ({ path, resolveDir }) => ({ path: join(resolveDir, path) }));
      onLoad({ filter: /./ }, ({ path }) => {
        const contents = files.get(relative(folder, path));
        return contents === undefined ? undefined : { contents, loader: "ts", resolveDir: dirname(path) };
      });
    },
  };
  const stdin = { contents: 'export * from "./validation/operations.ts";', resolveDir: folder };
  const { outputFiles } = await build({ stdin, plugins: [written], bundle: true, format: "esm", write: false });
  const text = Buffer.concat(outputFiles.map(({ contents }) => contents)).toString("base64");
  return new ContractValidators((await import(`data:text/javascript;base64,${text}`)).operations);
}
