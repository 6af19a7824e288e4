/** The blocks of the docs that declare variables with their types compile as a reader copies them. */
import { readFile } from "node:fs/promises";
import ts from "typescript";
import { expect, it } from "vitest";

const guides = ["call-the-service", "develop-against-the-mock"];

it.each(guides)("the types named in docs/%s.md compiles", async (guide) => {
  const text = await readFile(`docs/${guide}.md`, "utf8");
  const blocks = [...text.matchAll(/```ts\n([^`]+)```/g)]
    .map(([, code = ""]) => code)
    .filter((code) => /^let /m.test(code));
  expect(blocks).toHaveLength(1);
  const file = `${process.cwd()}/test/types/${guide}.ts`;
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  const { readFile: read, fileExists, getSourceFile } = host;
  host.readFile = (name) => (name === file ? blocks[0] : read(name));
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, blocks[0] ?? "", target) : getSourceFile(name, target);
  const program = ts.createProgram([file], { ...options, noUnusedLocals: false }, host);
  const problems = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
  expect(ts.formatDiagnostics(problems, { ...host, getNewLine: () => "\n" })).toBe("");
});
