import { execFile, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { emptyRequest, type FormRequest, type PageOperation } from "../../src/inspector/common/messages.ts";
import { documentedOf, firstRequest, firstValues } from "../../src/inspector/page/values.ts";
import type { Mock } from "../../src/mock/index.ts";
import { asCurl } from "../../src/samples/curl.ts";
import { asTypeScript } from "../../src/samples/typescript.ts";
import { Command } from "../support/command.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { pageContract, relay, sharedInspector } from "./support.ts";

const inspector = sharedInspector();

const hasCurl = spawnSync("curl", ["--version"]).status === 0 && spawnSync("bash", ["--version"]).status === 0;

const getMonitors: FormRequest = { ...emptyRequest, uri: "/monitors", version: "2.0", mediaType: "application/json" };

/** Custom requests. */
const requests: FormRequest[] = [
  getMonitors,
  { ...getMonitors, method: "GET", uri: "/monitors/123412341234123411", zaaid: "15401829" },
  { ...getMonitors, method: "GET", uri: "/monitors?a=1&a=[2]&b=%26%20x'$HOME" },
  { ...getMonitors, method: "GET", uri: "/reports/it's", version: "2.0.1", zaaid: "" },
  {
    ...getMonitors,
    method: "POST",
    uri: "/monitor_groups",
    body: '{\n  "display_name": "It\'s `$(id)` \\"quoted\\"",\n  "description": "é"\n}',
  },
  { ...getMonitors, method: "POST", uri: "/admin/monitors" },
  { ...getMonitors, method: "PUT", uri: "/admin/monitors", zaaid: "25401829", body: '{"a":[1,2]}' },
  { ...getMonitors, method: "DELETE", uri: "/admin/monitors" },
  { ...getMonitors, uri: "/monitors", headers: [["X-Trace", 'it\'s "1"']] },
];

/** The parts of a recorded request that the inspector determines; the HTTP client adds the others. */
function seenBy(mock: Mock, index: number) {
  const { method, path, query, headers, body } = mock.requests()[index] ?? {};
  const { accept, authorization, cookie, "content-type": type = "", "x-trace": trace } = headers ?? {};
  return {
    ...{ method, path, query: new URLSearchParams(query).toString(), accept, authorization, cookie, trace },
    type: type.replace("x-www-form-urlencoded;charset=UTF-8", "x-www-form-urlencoded"),
    body: body && type.includes("json") ? JSON.parse(body) : body,
  };
}

/** Expects that the mock got each request twice: all as code, and then all from the inspector. */
async function expectSameFromInspector(mock: Mock): Promise<void> {
  for (const { mediaType, fields, ...request } of requests) {
    const body =
      fields.length > 0 ? String(new URLSearchParams(fields.map(({ name, text }) => [name, text]))) : request.body;
    await relay(mock, { ...request, body, contentType: mediaType, confirmation: "monitors" });
  }
  const indexes = [...requests.keys()];
  expect(indexes.map((index) => seenBy(mock, index))).toEqual(
    indexes.map((index) => seenBy(mock, requests.length + index)),
  );
}

it.skipIf(!hasCurl && !process.env.CI)("requests as curl send what the inspector sends (needs curl)", async () => {
  const mock = inspector();
  const lines = requests.map((request) => asCurl(request, mock.baseUrl));
  for (const line of lines) expect(line).toContain('"Authorization: Svc-oauthtoken $ACCESS_TOKEN"');
  const env = { ...process.env, ACCESS_TOKEN: mock.issueAccessToken() };
  await promisify(execFile)("bash", ["-c", lines.map((line) => `${line} --silent\n`).join("")], { env });
  await expectSameFromInspector(mock);
});

it("requests as TypeScript send what the inspector sends", async () => {
  const mock = inspector();
  const target = { baseUrl: mock.baseUrl, version: "2.0" };
  const folder = await temporaryFolder();
  const programs = requests.map((request) => asTypeScript(request, undefined, target));
  for (const [index, contents] of programs.entries()) {
    const stdin = { contents, loader: "ts", resolveDir: process.cwd() } as const;
    await build({ stdin, bundle: true, format: "esm", platform: "node", outfile: join(folder, `${index}.mjs`) });
  }
  await writeFile(join(folder, "all.mjs"), programs.map((_, index) => `await import("./${index}.mjs");\n`).join(""));
  const command = Command.start(folder, ["all.mjs"], { ACCESS_TOKEN: mock.issueAccessToken() });
  expect([await command.ended, command.output]).toEqual([0, expect.stringMatching(/^[24]\d\d \{/)]);
  await expectSameFromInspector(mock);
});

describe("a request as TypeScript", () => {
  it("compiles, as a typed call if it is of an operation; not if its body violates the contract", async () => {
    const { operations } = await pageContract(inspector());
    const asPrograms = (operation: PageOperation, changed: Partial<FormRequest> = {}) =>
      [undefined, "http://127.0.0.1:4010/api"].map((baseUrl) => {
        const documented = documentedOf(operation, firstValues(operation));
        return asTypeScript({ ...firstRequest(operation), ...changed }, documented, { baseUrl, version: "2.0" });
      });
    const typed = operations.flatMap((operation) => asPrograms(operation));
    for (const program of typed) expect(program).toContain("createClient");
    const custom = requests.map((request) => asTypeScript(request, undefined, { baseUrl: undefined, version: "2.0" }));
    const create = operations.filter(({ id }) => id === "createMonitorGroup");
    const [violating = ""] = create.flatMap((operation) => asPrograms(operation, { body: "{}" }));
    expect(problemsIn([...typed, ...custom, violating])).toEqual([
      [typed.length + custom.length, expect.stringContaining("missing the following properties")],
    ]);
  });

  it("reads settings and secrets of the real service from the environment", () => {
    const [request] = requests as [FormRequest];
    const program = asTypeScript(request, undefined, { baseUrl: undefined, version: "2.0" });
    expect(program).toContain("const fetch = createServiceFetch();");
  });
});

/** The compiler's errors for programs in this project, each with the number of its program. */
function problemsIn(programs: string[]): Array<[number, string]> {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, process.cwd());
  const names = programs.map((_text, index) => join(process.cwd(), `program-${index}.ts`));
  const files = new Map(names.map((name, index) => [name, programs[index]]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  const program = ts.createProgram(names, options, host);
  // Not of the files that they import: `npm run check` compiles those.
  return names.flatMap((name, index) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }): [number, string] => [index, ts.flattenDiagnosticMessageText(messageText, "\n")]),
  );
}
