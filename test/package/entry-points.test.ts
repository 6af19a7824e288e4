import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

type Exports = Record<string, string | { default: string }>;
const { exports }: { exports: Exports } = JSON.parse(await readFile("package.json", "utf8"));
const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());

it("the examples import only entry points, which `paths` in tsconfig.json leads to their sources", async () => {
  const files = (await readdir("examples")).filter((name) => name.endsWith(".ts"));
  const texts = await Promise.all(files.map((name) => readFile(join("examples", name), "utf8")));
  const imported = new Set(texts.flatMap((text) => text.match(/(?<=")svc-monitoring-api[^"]*(?=")/g) ?? []));
  expect(imported.size).toBeGreaterThan(4);
  for (const name of imported) {
    const target = exports[name.replace("svc-monitoring-api", ".")] ?? "";
    const file = typeof target === "string" ? target : target.default;
    const source = file.replace("./dist/", "").replace("./", "").replace(/\.js$/, ".ts");
    const { resolvedModule } = ts.resolveModuleName(name, join(process.cwd(), "examples/a.ts"), options, ts.sys);
    expect(relative(process.cwd(), resolvedModule?.resolvedFileName ?? ""), name).toBe(source);
  }
});
