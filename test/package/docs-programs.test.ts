/** The programs of the README and the docs that need no account, run by the installed package as a reader runs them. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { InstalledPackage, typesOfNode } from "./installed.ts";

const programs = await Promise.all(
  ["README.md", "docs/reference.md", "docs/mock-server.md"].map(async (file) => {
    const text = await readFile(file, "utf8");
    const found = [...text.matchAll(/```ts\n([^`]+)```(?:\n\n```text\n([^`]+)```)?/g)];
    return found.map(([, code = "", printed]) => ({ file, code, printed }));
  }),
).then((lists) => lists.flat().filter(({ code }) => !code.includes("vitest")));

it("each page has one, and one page shows what it prints", () => {
  expect(new Set(programs.map(({ file }) => file)).size).toBe(3);
  expect(programs.filter(({ printed }) => printed)).toHaveLength(1);
});

describe.skipIf(!process.env.CI)("the programs of the docs (the packed package: CI only)", () => {
  let installed: InstalledPackage;
  beforeAll(async () => {
    installed = await InstalledPackage.make();
    return () => installed.remove();
  });

  it.each(programs)("of $file: $code", async ({ code, printed }) => {
    const program = join(installed.project, "docs.ts");
    await writeFile(program, code);
    await installed.compile(program, { module: "nodenext", ...typesOfNode });
    const output = await installed.run();
    // What a page shows below the program, or in a comment beside the line that prints it.
    if (printed) expect(output).toBe(printed);
    for (const [, comment = ""] of code.matchAll(/^console\.log\(.+\); \/\/ ([\w ]+)/gm))
      expect(output).toContain(`${comment}\n`);
  });
});
