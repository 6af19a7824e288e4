/**
 * `npm run prose`: counts the habits in scripts/prose/habits.ts, which make texts hard to read, in the manual, the guides and
 * the texts for contributors. It ends with code 1 if a group of texts has more than its limit. `-- --list` lists all.
 */
import { readdir, readFile } from "node:fs/promises";
import { habitsIn } from "./prose/habits.ts";
import { run } from "./run.ts";

const pagesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith(".md")).map((name) => `${folder}/${name}`);

/** The limits are habits in 1,000 words. READMEs of seven libraries with many users have 3. */
const groups = [
  { name: "README and docs", files: ["README.md", "AGENTS.md", "CHANGELOG.md", ...(await pagesIn("docs"))], limit: 6 },
  { name: "guides", files: await pagesIn("openapi/guides"), limit: 8 },
  { name: "for contributors", files: ["CONTRIBUTING.md", "SECURITY.md"], limit: 8 },
];

await run(async () => {
  const problems: string[] = [];
  for (const { name, files, limit } of groups) {
    const lines: string[] = [];
    let words = 0;
    for (const file of files) {
      const text = habitsIn(await readFile(file, "utf8"));
      words += text.words;
      lines.push(...text.found.map(({ line, phrase }) => `${file}:${line}  ${phrase}`));
    }
    const rate = (lines.length / words) * 1000;
    console.log(
      `${name.padEnd(18)} ${rate.toFixed(1)} in 1,000 words (${words.toLocaleString("en")} words, limit ${limit})`,
    );
    if (rate > limit) problems.push(`${name}:\n${lines.join("\n")}`);
    else if (process.argv.includes("--list")) console.log(lines.join("\n"));
  }
  if (problems.length > 0)
    throw new Error(
      `${problems.join("\n")}\nName the thing, and say who does what; scripts/prose/habits.ts has the reasons.`,
    );
});
