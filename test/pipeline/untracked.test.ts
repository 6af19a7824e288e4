import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { buildUntracked } from "../../src/pipeline/build.ts";
import { projectPaths } from "../../src/pipeline/paths.ts";

it("what git does not keep of generated/ is what `npm start` and a run of the tests write", async () => {
  const ignored = [...(await readFile(".gitignore", "utf8")).matchAll(/^generated\/(.+)$/gm)].map(
    ([, name = ""]) => name,
  );
  const outputs = await buildUntracked(projectPaths);
  const isOf = (name: string) => (one: string) => name === one || (one.endsWith("/") && name.startsWith(one));
  for (const name of outputs.keys()) expect(ignored.some(isOf(name)), `.gitignore has no line for ${name}`).toBe(true);
  const written = ignored.filter((one) => one !== "docs/");
  expect(written.filter((one) => ![...outputs.keys()].some((name) => isOf(name)(one)))).toEqual([]);
});
