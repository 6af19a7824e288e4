/** The commands of docs/recorded-traffic.md as a reader runs them: with a program that calls the mock. */
import { execFile } from "node:child_process";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { environmentOf } from "../src/cli/mock-greeting.ts";
import { startMock } from "../src/mock/index.ts";
import { freePort } from "./support/free-port.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const page = await readFile("docs/recorded-traffic.md", "utf8");
const [record = "", compare = ""] = [...page.matchAll(/```console\n(.*?)```/gs)].map(([, block = ""]) => block.trim());
const [, inCi = ""] = /```bash\n(.*?)```/s.exec(page) ?? [];
/** The part of the script that follows the recording. */
const [, checkInCi = ""] = /\n\n(.*)/s.exec(inCi) ?? [];

const client = fileURLToPath(new URL("../src/client/index.ts", import.meta.url));
const program = `
import { createClient } from ${JSON.stringify(client)};
const api = createClient();
await api.GET("/monitors");
await api.GET("/monitors/{monitor_id}", { params: { path: { monitor_id: "1" } } });
await api.GET("/monitor_type_constants");
await api.GET("/short/msp/customers");
const body = { display_name: "Web", description: "" };
await api.withAccount("15401829").POST("/monitor_groups", { body });
`;
const called = ["createMonitorGroup", "getMonitor", "listMonitorTypeConstants", "listMonitors", "listMspCustomers"];

interface Har {
  log: { entries: Entry[] };
}
interface Operation {
  operationId: string;
  missing: Array<{ kind: string }>;
}
interface Entry {
  request: { url: string; headers: Array<{ name: string; value: string }> };
  response: { content: { text: string } };
}

const mock = await startMock();
const folder = await temporaryFolder(afterAll);
afterAll(() => mock.close());

/** Runs commands of the page in a user's project, with the address of the mock and a free port. */
async function type(
  commands: string,
  baseUrl = mock.baseUrl,
  port?: number,
): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    ...environmentOf(mock),
    // The packages are there: npx gets nothing from the registry.
    npm_config_offline: "true",
    REDOCLY_TELEMETRY: "off",
    SVC_BASE_URL: baseUrl,
  };
  const line = commands
    .replace("https://www.acme.com/api", baseUrl)
    .replaceAll("4040", String(port ?? (await freePort())))
    .replace("node program.js", `node --import '${import.meta.resolve("tsx")}' program.mts`);
  // A script that fails must not leave the proxy behind.
  const stopProxy = `trap '[ -z "$!" ] || kill -INT -- -$! 2>/dev/null || true' EXIT`;
  return new Promise((done) => {
    execFile("bash", ["-c", `${stopProxy}\n${line}`], { cwd: folder, env }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

/** Compares a recording by the page's command, with another option, as JSON. */
async function reportOn(har: Har, options = "") {
  await writeFile(join(folder, "week.har"), JSON.stringify(har));
  const { code } = await type(
    `${compare} --coverage-output coverage.json --format json --output report.json ${options}`,
  );
  const jsonOf = async (name: string) => JSON.parse(await readFile(join(folder, name), "utf8"));
  const { problems } = await jsonOf("report.json");
  const { operations } = await jsonOf("coverage.json");
  const missing = operations.filter((one: Operation) => one.missing.some(({ kind }) => kind === "operation"));
  return {
    code,
    messages: problems.map(({ message }: { message: string }) => message).sort(),
    called: operations
      .filter((one: Operation) => !missing.includes(one))
      .map((one: Operation) => one.operationId)
      .sort(),
  };
}

describe("the page Recorded traffic", () => {
  let recorded: string;
  let recording: { code: number; output: string };
  beforeAll(async () => {
    await writeFile(join(folder, "package.json"), "{}");
    await writeFile(join(folder, "program.mts"), program);
    // What npm would have installed there.
    await mkdir(join(folder, "node_modules/.bin"), { recursive: true });
    await symlink(resolve("."), join(folder, "node_modules/svc-monitoring-api"));
    await symlink(resolve("node_modules/@redocly"), join(folder, "node_modules/@redocly"));
    await symlink("../@redocly/cli/bin/cli.js", join(folder, "node_modules/.bin/redocly"));
    await writeFile(join(folder, "week.har"), "an older recording");
    recording = await type(inCi);
    recorded = await readFile(join(folder, "week.har"), "utf8");
  });
  const har = (): Har => JSON.parse(recorded);

  it("has the version that is tested, and records in CI as it records by hand", async () => {
    const { devDependencies } = JSON.parse(await readFile("package.json", "utf8"));
    const versions = new Set([...page.matchAll(/@redocly\/cli@([\d.]+)/g)].map(([, version]) => version));
    expect(versions).toEqual(new Set([devDependencies["@redocly/cli"]]));
    expect(inCi).toContain(record.replace("https://www.acme.com/api", '"$SVC_BASE_URL"'));
  });

  it("records a program in CI, and finds nothing in the calls of the client", async () => {
    expect(recording.code, recording.output).toBe(0);
    expect(recording.output).toContain(`"documentedExchanges": ${called.length}`);
    expect(await reportOn(har())).toEqual({ code: 0, messages: [], called });
  });

  it("ends with the reason if the proxy does not start", async () => {
    const port = Number(new URL(mock.baseUrl).port);
    expect(await type(inCi, mock.baseUrl, port)).toMatchObject({
      code: 1,
      output: expect.stringContaining("EADDRINUSE"),
    });
  });

  it("says truly that a recording has access tokens; the credentials do not pass through the proxy", () => {
    expect(recorded).toContain("Svc-oauthtoken mock-access.");
    for (const secret of Object.values(mock.credentials)) expect(recorded).not.toContain(secret);
  });

  it("finds a renamed field, a wrong type and an undocumented path, and allows an undocumented attribute", async () => {
    const planted = har();
    const { entries } = planted.log;
    const entryOf = (path: string) => entries.find(({ request }) => request.url === mock.baseUrl + path) as Entry;
    const edit = (path: string, from: RegExp, to: string) => {
      const { content } = entryOf(path).response;
      expect(content.text).toMatch(from);
      content.text = content.text.replace(from, to);
    };
    edit("/monitor_type_constants", /"name":/, '"label":');
    edit("/monitors", /"monitor_id":"\d+"/, '"added_tomorrow":1,"monitor_id":7');
    const unknown = structuredClone(entryOf("/short/msp/customers"));
    unknown.request.url = `${mock.baseUrl}/~undocumented/summary`;
    entries.push(unknown);
    expect(await reportOn(planted)).toMatchObject({
      code: 1,
      messages: [
        'Response field "data[0].monitor_id" must be string.',
        'Response is missing required field "data[0].name".',
        "Undocumented endpoint: GET /api/~undocumented/summary",
      ],
    });
  });

  it("has rules for the recording of a page without an access token", async () => {
    const withoutToken = har();
    for (const { request } of withoutToken.log.entries)
      request.headers = request.headers.filter(({ name }) => name.toLowerCase() !== "authorization");
    expect(await reportOn(withoutToken)).toMatchObject({ code: 1 });
    const [rules = ""] = /--rules [\w,-]+/.exec(page) ?? [];
    expect(await reportOn(withoutToken, rules)).toMatchObject({ code: 0, messages: [] });
  });

  it("fails in CI if no call has the address, though the command finds nothing", async () => {
    await writeFile(join(folder, "week.har"), recorded);
    const byHand = await type(compare, "https://www.acme.eu/api");
    expect(byHand).toMatchObject({ code: 0, output: expect.stringMatching(/documented=0(.|\n)*No findings/) });
    const checked = await type(`set -e -o pipefail\n${checkInCi}`, "https://www.acme.eu/api");
    expect(checked).toMatchObject({ code: 1, output: expect.stringContaining("No call has the address of --server.") });
  });
});
