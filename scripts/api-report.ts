/**
 * `npm run api-report`: what users of the package can write, its declarations and its commands, as text in `api-report/`. A change
 * of it is seen in a review, and requires a version (scripts/changes.ts).
 *
 *   --check  write nothing; exit with code 1 if api-report/ is not up to date (`npm run check`)
 */
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import ts from "typescript";
import { main } from "../src/cli/main.ts";
import { exitCodes } from "../src/cli/options.ts";
import { describeReplaced, replaceOutputs, requireUpToDate } from "../src/pipeline/outputs.ts";
import { printed } from "../src/pipeline/report.ts";
import { declarationsOf } from "./api-report/declarations.ts";
import { run } from "./run.ts";

const folder = "api-report";
/** Where the declarations are written that the package will have. */
const declared = "node_modules/.cache/api-report";

/** The declarations of every entry point, besides those that are made from the contract. */
async function declarations(): Promise<string> {
  await mkdir(declared, { recursive: true });
  const { config } = ts.readConfigFile("tsconfig.package.json", ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
  // `npm run check` has checked the types.
  const only = { noCheck: true, emitDeclarationOnly: true, outDir: declared };
  ts.createProgram(fileNames, { ...options, ...only }).emit();
  const { exports } = JSON.parse(await readFile("package.json", "utf8"));
  const entryPoints = Object.entries<{ types?: string }>(exports).flatMap(([name, { types = "" }]) =>
    types.startsWith("./dist/src/") ? [[name, join(process.cwd(), types.replace("./dist", declared))] as const] : [],
  );
  return declarationsOf(join(process.cwd(), declared, "src"), new Map(entryPoints));
}

/** The help of the program and of each command, and the exit codes. */
async function commands(): Promise<string> {
  const help = await helpOf();
  const names = [...help.matchAll(/^ {2}([a-z]+) .*\S$/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "help");
  const texts = await Promise.all(names.map((name) => helpOf(name)));
  const codes = Object.entries(exitCodes).map(([meaning, code]) => `${code} ${meaning}\n`);
  return [help, ...texts, `Exit codes:\n${codes.join("")}`].join("\n");
}

async function helpOf(...command: string[]): Promise<string> {
  const stdout = new PassThrough();
  const { env, stdin, stderr } = process;
  const host = { env, stdin, stdout, stderr, once: () => {}, exit: () => {} };
  await main([...command, "--help"], host);
  return text(stdout.end());
}

await run(async () => {
  const { values } = parseArgs({ options: { check: { type: "boolean" } } });
  const report = new Map([
    ["declarations.txt", await declarations()],
    ["commands.txt", await commands()],
  ]);
  const update = () => replaceOutputs(report, folder);
  if (!values.check) return void (await printed("api-report", update, describeReplaced));
  await requireUpToDate(report, folder, { of: "what users can write", fix: "npm run api-report" });
});
