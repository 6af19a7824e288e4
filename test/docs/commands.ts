/** The commands of the pages, and which of them do not run in a copy of the repository. */
import { readFileSync } from "node:fs";
import { blocksOf, pages } from "./pages.ts";

/** Pages whose commands another test of this folder runs, in their order and in another folder. */
const inOtherTests = ["docs/contract-tests.md", "docs/own-operations.md"];

export const pagesWithCommands = pages.filter((page) => !inOtherTests.includes(page));

/** Commands that do not run in the copy, and what runs them, or why nothing does. */
export const notInCopy: Array<[command: RegExp, why: string]> = [
  [/^(npm ci && )?npm (ci|test|run (build|lint|bundle|generate|check|test:\w+))$/, ".ci/run runs it, or a part of it"],
  [/^npm (ci && npm )?pack$|^cd \.\.\/my-project$|^npm install .*\.tgz$/, "test/package/ packs and installs"],
  [/^npm install (redis|--save-dev @types\/node)$/, "the tests have these packages already"],
  [/^npx --yes tsx \w+\.mts$/, "programs.slow.test.ts runs the programs"],
  [/ login$/, "test/cli/login.test.ts answers its questions"],
  [/^npm publish /, "it publishes the package"],
  [/^docker run /, "there is no image"],
];

/** The commands that serve until they are stopped, and what they print when they are ready. */
const servers: Array<[command: RegExp, prints: RegExp]> = [
  [/^npm run prism\b|@stoplight\/prism-cli\b/, /Prism is listening/],
  [/^(npm|npx svc-monitoring-api) (start|mock)\b|^npm ci && npm start$/, /Ctrl\+C stops it/],
];

/** What a server prints when it is ready; undefined for a command that ends. */
export const readyLineOf = (command: string): RegExp | undefined =>
  servers.find(([pattern]) => pattern.test(command))?.[1];

/** The commands of a page, each once: those of its blocks, and those of npm in its text. */
export function commandsOf(page: string): string[] {
  const inBlocks = blocksOf(page).flatMap(({ language, code }) => {
    if (language === "text") return /^(npx |\$ )/.test(code) ? commandsIn(code) : [];
    return ["sh", "console"].includes(language) ? commandsIn(code) : [];
  });
  const inText = [...readFileSync(page, "utf8").matchAll(/`(np[mx] [^`\n]+)`/g)].map(([, command = ""]) => command);
  return [...new Set([...inBlocks, ...inText])];
}

function commandsIn(code: string): string[] {
  const lines = code.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("# "));
  // Lines that follow a command with a prompt are its output.
  if (code.startsWith("$ ")) return lines.flatMap((line) => /^\$ (.*)/.exec(line)?.[1] ?? []);
  // The lines of a loop are one command.
  return lines.join("\n").split(/\n(?!.*\bdone$)(?! )/);
}
