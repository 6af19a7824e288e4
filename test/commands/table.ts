import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** How a command is run, or why not: see table.yaml. */
type Way = { prints: string } | { test: string } | { not: string };

/** By page and by command; any other command ends with 0. A command of several lines, such as a loop, is one. */
export const table: Record<string, Record<string, Way>> = parse(
  readFileSync(new URL("table.yaml", import.meta.url), "utf8"),
);

const list = ["ls-files", "--cached", "--others", "--exclude-standard", "docs", "examples", "*.md"];
const files = execFileSync("git", list, { encoding: "utf8" }).split("\n");
export const pages = files.filter((file) => /^([A-Z]+|docs\/[^/]+|examples\/.+)\.md$/.test(file));

/** The commands of a page: those of its blocks, and those of npm in its text. A script of `bash` is named by its first line. */
export function commandsOf(page: string): string[] {
  const content = readFileSync(page, "utf8");
  const inText = [...content.matchAll(/`(np[mx] [^`\n]+)`/g)].map(([, command = ""]) => command);
  return [...commandsInBlocks(content), ...inText];
}

function commandsInBlocks(content: string): string[] {
  const blocks = [...content.matchAll(/```(sh|bash|console|powershell|text)\n(.*?)```/gs)];
  return blocks.flatMap(([, label, block = ""]) => {
    const text = block.replace(/\\\n/g, "").replace(/^ {3}(?=\S)/gm, "");
    const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("# "));
    // Lines that follow a command with a prompt are its output.
    if (text.startsWith("$ ")) return lines.flatMap((line) => /^\$ (.*)/.exec(line)?.[1] ?? []);
    if (label === "text" && !/^(npx |0 6 )/.test(text)) return [];
    if (label === "bash") return lines.slice(0, 1);
    return lines.join("\n").split(/\n(?!.*\bdone$)(?! )/);
  });
}
