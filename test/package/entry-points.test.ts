import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const { exports }: { exports: Record<string, string | { default: string }> } = JSON.parse(
  await readFile("package.json", "utf8"),
);
const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());

/** The file that a name means in this repository. */
function fileOf(name: string): string | undefined {
  const { resolvedModule } = ts.resolveModuleName(name, join(process.cwd(), "examples/example.ts"), options, ts.sys);
  return resolvedModule && relative(process.cwd(), resolvedModule.resolvedFileName);
}

/** Each entry point, and the file that it is made from. */
const entryPoints = Object.entries(exports)
  .filter(([name]) => name !== "./package.json")
  .map(([name, target]) => {
    const file = typeof target === "string" ? target : target.default;
    const made = file.replace("./dist/", "").replace("./", "").replace(/\.js$/, ".ts");
    return [name.replace(".", "svc-monitoring-api"), made] as const;
  });

it.each(entryPoints)("%s is %s for the examples (if not, add it to `paths` in tsconfig.json)", (name, file) => {
  expect(fileOf(name)).toBe(file);
});

it("the examples import only entry points", async () => {
  const files = (await readdir("examples")).filter((name) => name.endsWith(".ts"));
  const texts = await Promise.all(files.map((name) => readFile(join("examples", name), "utf8")));
  const imported = texts.flatMap((text) => text.match(/(?<=")svc-monitoring-api[^"]*(?=")/g) ?? []);
  expect(imported).not.toEqual([]);
  expect(imported.filter((name) => !entryPoints.some(([entryPoint]) => entryPoint === name))).toEqual([]);
});
