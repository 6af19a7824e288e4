/**
 * Generators without a project of their own: rows of the guide's table. Kotlin, PHP and Ruby also make four calls,
 * without any hand-written part.
 */
import { spawnSync } from "node:child_process";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Mock, startMock } from "../../../src/mock/index.ts";
import { checkRow, generatedCells } from "../guide.ts";
import { root, run, shortJavaIn } from "../project.ts";
import { seedTomorrow } from "../tomorrow.ts";
import { flagsOf, generators, type OtherGenerator } from "./generators.ts";

const cache = join(root, "node_modules/.cache/clients/others");
const jar = join(cache, "openapi-generator-cli-7.25.0.jar");

const isInstalled = (needs: string) => spawnSync("bash", ["-c", needs]).status === 0;
const isMissing = (needs: string) => !process.env.CI && !["mvn -v", needs].every(isInstalled);
const java = (command: string) => run(cache, command, shortJavaIn("JDK_JAVA_OPTIONS"));
const maven = shortJavaIn("MAVEN_OPTS");

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
  if (isMissing("true")) return;
  await mkdir(cache, { recursive: true });
  const copy = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy";
  const artifact = "-Dartifact=org.openapitools:openapi-generator-cli:7.25.0";
  await java(`mvn --quiet --batch-mode ${copy} ${artifact} -DoutputDirectory=.`);
  const files = await Promise.all(generators.filter(({ needs }) => !isMissing(needs)).map(writeConfiguration));
  await java(`java -jar '${jar}' batch --fail-fast --threads 1 ${files.join(" ")}`);
}, 300_000);
afterAll(() => mock?.close());

describe.each(generators)("the client in $language", (generator) => {
  const { language, name, options, typedError, needs, check, program } = generator;
  const folder = join(cache, name);
  const isSkipped = isMissing(needs);
  if (isSkipped) console.log(`Skipped: the client in ${language} needs Java and Maven, and for ${needs}.`);

  it.skipIf(isSkipped)(
    "is generated, and does what its row in the guide's table says",
    async () => {
      if (check) await run(folder, check("api"));
      const seen = await fourCalls(folder, program);
      checkRow({
        language,
        generator: `OpenAPI Generator 7.25.0, \`${flagsOf(options)}\``,
        compiles: "yes",
        ...generatedCells(join(folder, "api"), typedError),
        ...seen,
      });
    },
    300_000,
  );
});

/**
 * Prepares the folder of a language, with its program.
 * @returns the path of the configuration file, for one run of OpenAPI Generator that generates all clients
 */
async function writeConfiguration({ name, options }: OtherGenerator): Promise<string> {
  const folder = join(cache, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await cp(join(root, "test/clients/others", name), folder, { recursive: true });
  const configuration = {
    ...options,
    inputSpec: join(root, "generated/openapi.client.json"),
    outputDir: join(folder, "api"),
    globalProperties: { apiTests: "false", modelTests: "false", apiDocs: "false", modelDocs: "false" },
  };
  await writeFile(join(folder, "generator.json"), JSON.stringify(configuration));
  return `${name}/generator.json`;
}

/** Runs the program with tomorrow's service. Its error must be typed. */
async function fourCalls(folder: string, program: string) {
  mock.reset();
  seedTomorrow(mock);
  const printed = await run(folder, program, {
    ...maven,
    BASE_URL: mock.baseUrl,
    ACCESS_TOKEN: mock.issueAccessToken(),
  });
  const seen = JSON.parse(stripVTControlCharacters(printed)) as {
    monitor: object;
    error_code: number | null;
    new_identifier: string;
  };
  expect(mock.requests().map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    "GET /api/monitors 200",
    "GET /api/monitors/1 404",
    "POST /api/monitor_groups 201",
  ]);
  expect([1002, null]).toContain(seen.error_code);
  return {
    cookie: mock.requests()[2]?.account === "15401829" ? "sent" : "dropped",
    newAttribute: "added_tomorrow" in seen.monitor ? "kept" : "left out",
    unknownId: seen.new_identifier,
  };
}
