import { readFile } from "node:fs/promises";
import ts from "typescript";
import { expect, it } from "vitest";

const text = await readFile("SECURITY.md", "utf8");

/** The titles of the tests in a program, also with parameters. Those of skipped tests are not among them. */
function titlesOf(program: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const isTest = /^(it|describe)\b(?!\.(skip|todo)\b)/.test(node.expression.getText());
      if (isTest && title && ts.isStringLiteralLike(title)) titles.push(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("a.test.ts", program, ts.ScriptTarget.Latest, true));
  return titles;
}

it("each claim of SECURITY.md names a test that exists", async () => {
  const rows = text.split("\n").filter((line) => line.startsWith("|") && !/^\| (---|claim)/.test(line));
  expect(rows).not.toEqual([]);
  for (const row of rows) {
    const [, file = "", title = ""] = /\| `(test\/.+\.test\.ts)`: "(.+)" \|$/.exec(row) ?? [];
    expect(file, row).not.toBe("");
    expect(titlesOf(await readFile(file, "utf8")), row).toContainEqual(expect.stringContaining(title));
  }
});
