import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { preProcessFile } from "typescript";
import { expect, it } from "vitest";

/** The folders of `src`, each with those that it may import, which come before it. */
const layers: Record<string, string[]> = {
  shared: [],
  server: ["shared"],
  contract: ["shared"],
  constants: [],
  client: ["shared", "contract"],
  "token-stores": ["shared", "client"],
  validation: ["shared", "contract"],
  responses: ["contract", "validation"],
  msw: ["shared", "validation", "responses"],
  mock: ["shared", "server", "contract", "constants", "validation", "responses"],
  site: ["shared", "contract"],
  cli: ["shared", "server", "contract", "constants", "client", "token-stores", "validation", "mock", "site"],
};

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(tsx?|js)$/.test(file))
  .map((file) => join("src", file));
const folderOf = (file: string) => file.split(sep)[1] ?? "";

/** What a file imports, for types alone or when it runs. */
const namesIn = (file: string) =>
  preProcessFile(readFileSync(file, "utf8")).importedFiles.map(({ fileName }) => fileName);

/** The files of `src` among them. */
const importsOf = (file: string) =>
  namesIn(file)
    .map((name) => (name.startsWith(".") ? join(dirname(file), name) : ""))
    .filter((target) => target.startsWith("src"));

it("a folder of src imports those that are listed for it, which come before it", () => {
  const names = Object.keys(layers);
  expect([...new Set(files.map(folderOf))].sort()).toEqual([...names].sort());
  for (const [index, lower] of Object.values(layers).entries())
    expect(names.slice(0, index)).toEqual(expect.arrayContaining(lower));
  const wrong = files.flatMap((file) => {
    const allowed = [folderOf(file), ...(layers[folderOf(file)] ?? [])];
    return importsOf(file).flatMap((target) => (allowed.includes(folderOf(target)) ? [] : `${file} imports ${target}`));
  });
  expect(wrong, "Move what both need to a lower folder, or list the folder above").toEqual([]);
});

it("what ships imports neither the pipeline nor its tools", () => {
  const forbidden = /(^|\/)scripts\/|^@redocly\/|^openapi-typescript/;
  const wrong = files.flatMap((file) =>
    namesIn(file)
      .filter((name) => forbidden.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

it("files of src do not import each other in a circle", () => {
  const isDone = new Set<string>();
  const circles: string[][] = [];
  const follow = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
    if (path.includes(file) || isDone.has(file)) return;
    for (const target of importsOf(file)) follow(target, [...path, file]);
    isDone.add(file);
  };
  for (const file of files) follow(file, []);
  expect(circles).toEqual([]);
});

it("below its start, the command line uses the process only as the host that it is given", () => {
  const own = files.filter((file) => folderOf(file) === "cli" && !file.endsWith(join("cli", "index.ts")));
  const wrong = own.filter((file) => /\bconsole\.|\bprocess\.\w/.test(readFileSync(file, "utf8")));
  expect(wrong, "Use the session").toEqual([]);
});
