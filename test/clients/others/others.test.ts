/**
 * Generators without a project of their own: rows of the guide's table. PHP and Ruby also make four calls, without any
 * hand-written part; Kotlin and C# are generated only, because their compilers are not in Debian.
 */
import { spawnSync } from "node:child_process";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectPaths } from "../../../scripts/pipeline/paths.ts";
import { type Mock, startMock } from "../../../src/mock/index.ts";
import { checkRow, generatedCells } from "../guide.ts";
import { setUp } from "../modes.ts";
import { run } from "../project.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const cache = join(root, "node_modules/.cache/clients/others");
const jar = join(cache, "openapi-generator-cli-7.25.0.jar");
const tolerant = "disallowAdditionalPropertiesIfNotPresent=false,enumUnknownDefaultCase=true";

interface Generated {
  language: string;
  /** The generator with its flags. */
  flags: string;
  typedError: RegExp;
  /** Succeeds if the language and its HTTP library, of Debian, are installed. */
  needs?: string;
  /** Checks the syntax of all files; left out if there is no tool. */
  check?: string;
  /** Makes the four calls. */
  program?: string;
}

const generators: Generated[] = [
  {
    language: "Kotlin",
    flags: "-g kotlin --additional-properties=serializationLibrary=jackson,enumUnknownDefaultCase=true",
    typedError: /ClientError<[^>]*models\.Error>/,
  },
  {
    language: "PHP",
    flags: "-g php",
    typedError: /'\\OpenAPI\\Client\\Model\\Error'/,
    needs: 'php -r \'require "/usr/share/php/GuzzleHttp/autoload.php"; curl_version(); mb_strlen("");\'',
    check: "find api/lib -name '*.php' -print0 | xargs -0 -n1 -P2 php -l",
    program: "php main.php",
  },
  {
    language: "Ruby",
    flags: "-g ruby",
    typedError: /response_object/,
    needs: "ruby -rtyphoeus -e 0",
    check: "find api/lib -name '*.rb' -print0 | xargs -0 ruby -wc",
    program: "ruby main.rb",
  },
  {
    language: "C#",
    flags: `-g csharp --additional-properties=${tolerant}`,
    typedError: /IHttpStatusCode4XX<Org\.OpenAPITools\.Model\.Error/,
  },
];

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
  if (!process.env.CI && !isInstalled("mvn -v")) return;
  await mkdir(cache, { recursive: true });
  const copy = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy";
  const artifact = "-Dartifact=org.openapitools:openapi-generator-cli:7.25.0";
  await run(cache, `mvn --quiet --batch-mode ${copy} ${artifact} -DoutputDirectory=.`);
}, 300_000);
afterAll(() => mock?.close());

const isInstalled = (needs: string) => spawnSync("bash", ["-c", needs]).status === 0;

describe.each(generators)("the client in $language", ({ language, flags, typedError, needs, check, program }) => {
  const isSkipped = !process.env.CI && !["mvn -v", needs ?? "true"].every(isInstalled);
  if (isSkipped)
    console.log(`Skipped: the client in ${language} needs Java and Maven, and for ${needs ?? "it no more"}.`);
  it.skipIf(isSkipped)("is generated, and does what its row in the guide's table says", async () => {
    const name = language.toLowerCase().replace("#", "sharp");
    const folder = join(cache, name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    if (program) await cp(join(root, "test/clients/others", name), folder, { recursive: true });
    const profile = join(projectPaths.generated, "openapi.client.json");
    const quietly = "--global-property=apiTests=false,modelTests=false,apiDocs=false,modelDocs=false";
    await run(folder, `java -jar '${jar}' generate -i '${profile}' -o api ${flags} ${quietly}`);
    if (check) await run(folder, check);
    const seen = program ? await fourCalls(folder, program) : undefined;
    checkRow({
      language,
      generator: `OpenAPI Generator 7.25.0, \`${flags}\``,
      compiles: program ? "yes" : "not tried",
      ...generatedCells(join(folder, "api"), typedError),
      cookie: seen?.cookie ?? "not tried",
      newAttribute: seen?.newAttribute ?? "not tried",
      unknownId: seen?.unknownId ?? "not tried",
    });
  });
});

/** Runs the program with tomorrow's service. Its error must be typed. */
async function fourCalls(folder: string, program: string) {
  setUp(mock, "tomorrow");
  const printed = await run(folder, program, { BASE_URL: mock.baseUrl, ACCESS_TOKEN: mock.issueAccessToken() });
  const seen = JSON.parse(printed) as { monitor: object; error_code: number | null; new_identifier: string };
  expect(mock.requests().map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    "GET /api/monitors 200",
    "GET /api/monitors/1 404",
    "POST /api/monitor_groups 201",
  ]);
  expect([1002, null]).toContain(seen.error_code);
  return {
    cookie: mock.requests()[2]?.headers.cookie === "zaaid=15401829" ? "sent" : "dropped",
    newAttribute: "added_tomorrow" in seen.monitor ? "kept" : "left out",
    unknownId: seen.new_identifier,
  };
}
