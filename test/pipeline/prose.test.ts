import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkProse } from "../../scripts/prose/check-prose.ts";
import { runRedocly } from "../../scripts/prose/redocly.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const words = ["a", "dog", "and", "one", "cat"];
/** A sentence of short words. */
const sentenceOf = (length: number) => `See ${Array.from({ length: length - 1 }, (_, i) => words[i % 5]).join(" ")}.`;

/** One document for each thing that the rules must refuse, and one that they accept. All are checked in one process. */
const documents = {
  "long.md": `# Long\n\n${sentenceOf(60)} ${Array(5).fill(sentenceOf(5)).join(" ")}\n`,
  "fine.md": `# Fine\n\n${sentenceOf(25)} A token is issued when you ask for one.\n`,
  "repeated.md": "# Repeated\n\nSend the the header.\n",
  "filler.md": "# Filler\n\nUnits of an amount of data.\n",
  "structure.md": "# Structure\n\n### Two levels down\n\nSome text.\n",
  "hard.md": `# Hard\n\n${"Organizational responsibilities necessitate interdisciplinary communication.\n".repeat(6)}`,
  "openapi.yaml": `openapi: 3.1.0
info:
  title: A contract
  version: 1.0.0
  description: ${sentenceOf(60)}
paths: {}
`,
};

const folder = await temporaryFolder(afterAll);
let problems: string[];

beforeAll(async () => {
  const files = Object.entries(documents).map(([name, text]) => [join(folder, name), text] as const);
  await Promise.all(files.map(([file, text]) => writeFile(file, text)));
  problems = await checkProse(files.map(([file]) => file));
});

const problemsIn = (file: string) => problems.filter((problem) => problem.includes(`/${file}:`));

describe("npm run prose refuses", () => {
  it.each([
    [
      "a sentence of 60 words",
      "long.md",
      /long\.md:3:1 {2}Sentence is 60 words long.*technical-english\/sentence-length/,
    ],
    [
      "a sentence of 60 words in a description of the contract",
      "openapi.yaml",
      /openapi\.yaml:5:\d+ {2}Sentence is 60/,
    ],
    ["a repeated word", "repeated.md", /repeated\.md:3:\d+ .*the.*recheck\/repetition/],
    ["a filler", "filler.md", /filler\.md:3:\d+ .*plain-language\/an-amount-of/],
    ["a heading that skips a level", "structure.md", /structure\.md:3:\d+ .*recheck\/heading-increment/],
    ["a text that is hard to read", "hard.md", /hard\.md:1:1 {2}The flesch-kincaid-grade of this text is .*svc\/grade/],
  ])("%s, with its place and the rule", (_what, file, problem) => {
    expect(problemsIn(file)).toEqual([expect.stringMatching(problem)]);
  });

  it("nothing of a text with sentences of 25 words and passive verbs", () => {
    expect(problemsIn("fine.md")).toEqual([]);
  });
});

describe("a command of Redocly", () => {
  it("shows its errors, without the announcement about Node 20", async () => {
    const { code, stderr } = await runRedocly(["score", join(folder, "missing.yaml")]);
    expect(code).toBe(1);
    expect(stderr).toContain("missing.yaml");
    expect(stderr).not.toMatch(/Node\.js|[╔║╚]/);
  });

  it("that reads a broken configuration says what is wrong with it", async () => {
    const config = join(folder, "broken.yaml");
    await writeFile(config, "extends: [recheck/nope]\n");
    await expect(checkProse([folder], config)).rejects.toThrow(/recheck\/nope/);
  });
});
