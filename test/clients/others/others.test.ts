/**
 * Generators without a project of their own: rows of the guide's table. Each client is generated, and makes three calls of
 * tomorrow's service, without any hand-written part.
 */
import { spawnSync } from "node:child_process";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { start } from "../../mock/support.ts";
import { expectRow } from "../guide.ts";
import { root, run, shortJavaIn } from "../project.ts";
import { seedTomorrow } from "../tomorrow.ts";

interface OtherGenerator {
  language: string;
  /** The flags of OpenAPI Generator. */
  flags: string;
  /** What shows in the generated code that errors are typed. */
  typedError: RegExp;
  /** Succeeds if the language and its HTTP library, of Debian, are installed. */
  needs: string;
  /** Checks the syntax of all generated files; nothing for a language whose program is compiled. */
  check: string;
  /** Makes the calls, in `test/clients/others/<language in lower case>`. */
  program: string;
}

const generators: OtherGenerator[] = [
  {
    language: "Kotlin",
    flags: "-g kotlin --additional-properties=serializationLibrary=jackson,enumUnknownDefaultCase=true",
    typedError: /ClientError<[^>]*models\.ErrorEnvelope>/,
    needs: "javac -version",
    check: "",
    program: "mvn --quiet --batch-mode compile exec:java",
  },
  {
    language: "PHP",
    flags: "-g php",
    typedError: /'\\OpenAPI\\Client\\Model\\ErrorEnvelope'/,
    needs: 'php -r \'require "/usr/share/php/GuzzleHttp/autoload.php"; curl_version(); mb_strlen("");\'',
    check: "find api -name '*.php' -print0 | xargs -0 -n1 -P2 php -n -l",
    program: "php main.php",
  },
  {
    language: "Ruby",
    flags: "-g ruby",
    typedError: /response_object/,
    needs: "ruby -rtyphoeus -e 0",
    check: "find api -name '*.rb' -print0 | xargs -0 -n1 -P2 ruby --disable=gems -wc",
    program: "ruby main.rb",
  },
];

const cache = join(root, "node_modules/.cache/clients/others");
const environment = { ...shortJavaIn("JDK_JAVA_OPTIONS"), ...shortJavaIn("MAVEN_OPTS") };
const isInstalled = (needs: string) => spawnSync("bash", ["-c", needs]).status === 0;
const isMissing = (needs: string) => !process.env.CI && !["mvn -v", needs].every(isInstalled);
/** Only what a client is made of. */
const code = "--global-property apiTests=false,modelTests=false,apiDocs=false,modelDocs=false";

beforeAll(async () => {
  if (isMissing("true")) return;
  await mkdir(cache, { recursive: true });
  const copy = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy";
  const artifact = "-Dartifact=org.openapitools:openapi-generator-cli:7.25.0";
  await run(cache, `mvn --quiet --batch-mode ${copy} ${artifact} -DoutputDirectory=.`, environment);
}, 300_000);

describe.each(generators)("the client in $language", ({ language, flags, typedError, needs, check, program }) => {
  const isSkipped = isMissing(needs);
  if (isSkipped) console.log(`Skipped: the client in ${language} needs Java and Maven, and for ${needs}.`);

  const title = "is generated, and does what its row in the guide's table says";
  it.skipIf(isSkipped)(title, { timeout: 300_000 }, async () => {
    const folder = join(cache, language.toLowerCase());
    await rm(folder, { recursive: true, force: true });
    await cp(join(root, "test/clients/others", language.toLowerCase()), folder, { recursive: true });
    const jar = "../openapi-generator-cli-7.25.0.jar";
    const input = join(root, "generated/openapi.client.json");
    await run(folder, `java -jar ${jar} generate ${flags} -i '${input}' -o api ${code}\n${check}`, environment);

    const mock = await start();
    seedTomorrow(mock);
    const variables = { BASE_URL: mock.baseUrl, ACCESS_TOKEN: mock.issueAccessToken() };
    const printed = await run(folder, program, { ...shortJavaIn("MAVEN_OPTS"), ...variables });
    const { monitor, error_code, new_identifier } = JSON.parse(stripVTControlCharacters(printed));
    expect(mock.requests().map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      "GET /api/monitors 200",
      "GET /api/monitors/1 404",
      "POST /api/monitor_groups 201",
    ]);
    expect([1002, null]).toContain(error_code);
    expectRow({
      language,
      generator: `OpenAPI Generator 7.25.0, \`${flags}\``,
      folder: join(folder, "api"),
      typedError,
      cookie: mock.requests()[2]?.account === "15401829" ? "sent" : "dropped",
      newAttribute: "added_tomorrow" in monitor ? "kept" : "left out",
      newIdentifier: new_identifier,
    });
  });
});
