/**
 * Validators of Node read the contract and the contract for generators. Those of other languages are where their tools are:
 * kin-openapi in go.test.ts, openapi-spec-validator and OpenAPI Generator in others.test.ts.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { run } from "../project.ts";
import { unexplained } from "./explained.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const require = createRequire(join(here, "package.json"));

/** The types of these libraries are not installed with the project, so they are not checked here. */
// biome-ignore lint/suspicious/noExplicitAny: see above
const library = async (name: string): Promise<any> => import(pathToFileURL(require.resolve(name)).href);

beforeAll(async () => {
  // Without install scripts: one of Spectral's packages would send statistics.
  await run(here, "npm install --no-package-lock --ignore-scripts --prefer-offline --no-audit --no-fund");
}, 120_000);

describe.each(["openapi.json", "openapi.client.json"])("generated/%s", (name) => {
  const document = async () => JSON.parse(await readFile(join("generated", name), "utf8"));

  it("is valid for @seriousme/openapi-schema-validator", async () => {
    const { Validator } = await library("@seriousme/openapi-schema-validator");
    expect(await new Validator().validate(await document())).toEqual({ valid: true });
  });

  it("is valid for @apidevtools/swagger-parser", async () => {
    const { default: SwaggerParser } = await library("@apidevtools/swagger-parser");
    await expect(SwaggerParser.validate(await document())).resolves.toHaveProperty("openapi");
  });

  it("has no error for Spectral, and only explained warnings", async () => {
    const { default: core } = await library("@stoplight/spectral-core");
    const { default: rulesets } = await library("@stoplight/spectral-rulesets");
    const spectral = new core.Spectral();
    spectral.setRuleset({ extends: [rulesets.oas] });
    const found: Array<{ code: string; severity: number; message: string; path: string[] }> = await spectral.run(
      await document(),
    );
    expect(found.filter(({ severity }) => severity === 0)).toEqual([]);
    expect(unexplained(found.map(({ code, message, path }) => `${code} ${path.join(".")} ${message}`))).toEqual([]);
  });
});
