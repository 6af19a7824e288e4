/** The TypeScript of the README and the docs compiles as a reader copies it. */
import { readdir, readFile } from "node:fs/promises";
import ts from "typescript";
import { expect, it } from "vitest";

/** Pages whose code other tests run: test/clients/ and test/package/own-operations.test.ts. */
const inAnotherTest = ["other-languages.md", "own-operations.md"];
const pages = (await readdir("docs")).filter((name) => name.endsWith(".md") && !inAnotherTest.includes(name));
const files = ["README.md", "AGENTS.md", ...pages.map((name) => `docs/${name}`)];

/** Each block, by the name of a file that would have it: `docs/get-started.md, block 1.ts`. */
const blocks = new Map<string, string>();
for (const file of files) {
  const found = [...(await readFile(file, "utf8")).matchAll(/```ts\n([^`]+(?:`[^`\n]+`[^`]*)*)```/g)];
  for (const [index, [, code = ""]] of found.entries()) blocks.set(`${file}, block ${index + 1}`, code);
}

const virtual = (block: string) => `${process.cwd()}/test/types/${block.replaceAll("/", "-")}.ts`;
const codes = new Map([...blocks].map(([block, code]) => [virtual(block), code]));
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

it("is found on the pages that teach the client, the mock and the checks", () => {
  const taught = [
    "README.md",
    "AGENTS.md",
    "docs/typescript-client.md",
    "docs/mock-server.md",
    "docs/contract-tests.md",
  ];
  for (const page of taught) expect([...blocks.keys()]).toContain(`${page}, block 1`);
});

it.each([...blocks.keys()])("%s", (block) => {
  const problems = ts.getPreEmitDiagnostics(program, program.getSourceFile(virtual(block)));
  expect(ts.formatDiagnostics(problems, { ...host, getNewLine: () => "\n" })).toBe("");
});
