/** The TypeScript of the pages: it compiles as a reader copies it, and the programs run with a mock. */
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { expect, it } from "vitest";
import { start } from "../mock/support.ts";
import { environmentOf } from "../support/environment.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { blocksOf, pages } from "./pages.ts";

/** The programs, each with a name. overlay.test.ts compiles and runs those of docs/own-operations.md. */
const programs = pages
  .filter((page) => page !== "docs/own-operations.md")
  .flatMap((page) => blocksOf(page, "ts").map((block, index) => ({ ...block, name: `${page}, program ${index + 1}` })));

const virtual = (name: string) => `${process.cwd()}/test/docs/${name.replaceAll("/", "-")}.ts`;
const codes = new Map(programs.map(({ name, code }) => [virtual(name), code]));
const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, process.cwd());
const host = ts.createCompilerHost(options);
const { readFile: read, fileExists, getSourceFile } = host;
host.readFile = (name) => codes.get(name) ?? read(name);
host.fileExists = (name) => codes.has(name) || fileExists(name);
host.getSourceFile = (name, target) => {
  const code = codes.get(name);
  return code === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, code, target);
};
const program = ts.createProgram([...codes.keys()], { ...options, noUnusedLocals: false }, host);

it.each(programs)("$name, compiles", ({ name }) => {
  const problems = ts.getPreEmitDiagnostics(program, program.getSourceFile(virtual(name)));
  expect(ts.formatDiagnostics(problems, { ...host, getNewLine: () => "\n" })).toBe("");
});

/** Tests run under Vitest, and Redis is a server: those only compile. */
const runHere = programs.filter(({ code }) => !/from "(vitest|redis)"/.test(code));

it("a page shows what its program prints", () => {
  expect(runHere.filter(({ prints }) => prints)).toHaveLength(1);
});

it.each(runHere)("$name, runs", async ({ code, prints }) => {
  const mock = await start();
  mock.override({ method: "GET", path: "/your/path", body: {} });
  const folder = await temporaryFolder();
  const file = join(folder, "program.mts");
  await writeFile(file, code);
  // In this folder, so that `paths` of tsconfig.json lead the names of the package to its sources.
  const args = ["--import", import.meta.resolve("tsx/esm"), file];
  const env = { ...process.env, ...environmentOf(mock), SVC_HOME: folder, NO_COLOR: "1" };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  if (prints) expect(stdout).toBe(prints);
  // What a comment says beside the line that prints it.
  for (const [, comment = ""] of code.matchAll(/^console\.log\(.+\); \/\/ ([\w [\],]+)/gm))
    expect(stdout).toContain(`${comment}\n`);
});
