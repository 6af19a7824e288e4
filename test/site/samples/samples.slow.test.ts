import { execFile, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exchangeGrant } from "../../../src/client/index.ts";
import { operationsOf } from "../../../src/contract/operations.ts";
import { type Mock, startMock } from "../../../src/mock/index.ts";
import { callsOf } from "../../../src/site/samples/calls.ts";
import { languages } from "../../../src/site/samples/languages.ts";
import { contract, operations } from "../../support/bundle.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const run = promisify(execFile);
const folder = await temporaryFolder(afterAll);
const calls = operationsOf(contract).flatMap((operation) => callsOf(contract, operation));
const fileOf = (title: string) => join(folder, `${title.replace(/\W+/g, "-")}.ts`);

/** What runs a sample in each language. Those in TypeScript are in files, which the compiler reads too. */
const commands: Record<string, (source: string, title: string) => [program: string, args: string[]]> = {
  curl: (source) => ["bash", ["-c", source]],
  TypeScript: (_source, title) => ["node", ["--import", "tsx/esm", fileOf(title)]],
  Python: (source) => ["python3", ["-c", source]],
};

/** A sample with the addresses of the environment in place of those of the first data center. */
function ofEnvironment(source: string): string {
  return source
    .replace(/^(BASE|AUTH)_URL='.*'$/m, "")
    .replace(/^(\w+_URL) = ".*"$/m, '$1 = __import__("os").environ["$1"]')
    .replace('const authUrl = "https://{auth_host}.com"', 'const authUrl = process.env.AUTH_URL ?? ""')
    .replace('{ dataCenter: "US", service: "{service}" }', "");
}

/** The environment variables of a user of the mock. */
async function environment(mock: Mock): Promise<NodeJS.ProcessEnv> {
  const { authUrl, baseUrl, credentials } = mock;
  const { clientId, clientSecret } = credentials;
  const { refresh_token } = await exchangeGrant(mock.issueGrant(), {
    authUrl,
    credentials: { clientId, clientSecret },
  });
  return {
    ...process.env,
    TSX_TSCONFIG_PATH: "tsconfig.json",
    ...{ BASE_URL: baseUrl, AUTH_URL: authUrl, SVC_BASE_URL: baseUrl, SVC_AUTH_URL: authUrl },
    ...{ CLIENT_ID: clientId, SVC_OAUTH2_CLIENT_ID: clientId },
    ...{ CLIENT_SECRET: clientSecret, SVC_OAUTH2_CLIENT_SECRET: clientSecret },
    ...{ REFRESH_TOKEN: refresh_token, SVC_OAUTH2_REFRESH_TOKEN: refresh_token },
    ...{ GRANT_CODE: mock.issueGrant(), ACCESS_TOKEN: mock.issueAccessToken() },
  };
}

beforeAll(async () => {
  const config = {
    extends: join(process.cwd(), "tsconfig.json"),
    // The samples are in another folder than the project.
    compilerOptions: { typeRoots: [join(process.cwd(), "node_modules/@types")], rootDir: "/", declaration: false },
    include: ["*.ts"],
  };
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const typescript = languages.find(({ label }) => label === "TypeScript");
  for (const call of calls) await writeFile(fileOf(call.title), ofEnvironment(typescript?.write(call) ?? ""));
});

it("the samples in TypeScript compile", async () => {
  const tsc = "node_modules/typescript7/bin/tsc";
  const problems = await run(process.execPath, [tsc, "--project", folder]).catch(({ stdout }) => stdout);
  expect(problems).toMatchObject({ stdout: "" });
});

describe.each(languages)("the $label samples", ({ label, write }) => {
  const command = commands[label];
  if (!command) throw new Error(`Nothing runs ${label}.`);
  const [program] = command("", "");
  const isMissing = spawnSync("which", [program]).status !== 0;

  describe.skipIf(isMissing && !process.env.CI)(`do at the mock what the contract says (with ${program})`, () => {
    // Side by side, each with a mock of its own: most of the time passes while processes start.
    it.concurrent.for(calls)("$title", async (call, { onTestFinished }) => {
      const source = ofEnvironment(write(call));
      expect(source).not.toMatch(/example-|mock-/);
      const mock = await startMock();
      onTestFinished(() => mock.close());
      const env = await environment(mock);
      mock.clearRequests();
      const { stdout } = await run(...command(source, call.title), { env });
      expect(stdout).not.toMatch(/invalid|denied/i);
      const request = mock.requests().findLast(({ operation }) => operation === call.id);
      const statuses = operations.find(({ id }) => id === call.id)?.responses.keys() ?? [];
      expect([...statuses].filter((status) => status.startsWith("2"))).toContain(String(request?.status));
      if (call.body) expect(JSON.parse(request?.body ?? "")).toEqual(JSON.parse(call.body));
      if (call.address === "BASE_URL") expect(request?.headers.accept).toBe("application/json; version=2.0");
    });
  });
});
