import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { build, type Plugin } from "esbuild";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Document } from "../../src/contract/document.ts";
import { generateValidators } from "../../src/pipeline/validators/modules.ts";
import { compileContract } from "../../src/validation/compile/compile.ts";
import { ContractValidators } from "../../src/validation/contract.ts";
import { formatViolations, validateRequest, validateResponse } from "../../src/validation/index.ts";
import { start } from "../mock/support.ts";
import { addAlerts } from "../support/alerts.ts";
import { bundlePath } from "../support/bundle.ts";
import { generatedRequest, type Values } from "./generated-requests.ts";
import { authUrl, baseUrl, tokenForm } from "./support.ts";

const seed = 20_261_121;
const numRuns = process.env.CI ? 10_000 : 1_000;

describe("the mock and the validators", () => {
  it("accept and refuse the same requests", async () => {
    const mock = await start();
    const { clientId, clientSecret, refreshToken } = mock.credentials;
    const values: Values = {
      baseUrl: mock.baseUrl,
      authUrl: mock.authUrl,
      token: mock.issueAccessToken(),
      known: {
        monitor_id: "123412341234123411",
        zaaid: "15401829",
        token: "unknown",
        grant_type: "refresh_token",
        ...{ client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken },
      },
    };
    const verdicts = { valid: 0, invalid: 0 };
    const property = fc.asyncProperty(generatedRequest(values), async ({ request }) => {
      const { url, method, headers, body } = request;
      const response = await fetch(url, { method, headers, ...(body !== "" && { body }) });
      expect((await validateResponse(response, request)).violations).toEqual([]);
      // A token or a code that is unknown or used up has an error without a code.
      const { code } = (await response.json()) as { code?: number };
      const isRefused = response.status >= 400 && code !== undefined;
      const { violations } = await validateRequest(request, values);
      expect(isRefused, formatViolations(violations)).toBe(violations.length > 0);
      verdicts[isRefused ? "invalid" : "valid"] += 1;
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

  it.each([
    "limit=5&open=true&period=3&monitor=11&monitor=12",
    ...["limit=0", "limit=many", "limit=", "limit=1&limit=2", "open=yes", "period=9999", "monitor=11&monitor=1"],
  ])("read the same parameters of other types than text: %s", async (query) => {
    const document: Document = JSON.parse(await readFile(bundlePath, "utf8"));
    addAlerts(document);
    const request = { method: "GET", url: `/api/alert_count?${query}`, headers: {} };
    const [compiled, generated] = [compileContract(document), await generatedContract(document)];
    expect(compiled.checkRequest(request)).toEqual(generated.checkRequest(request));
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
