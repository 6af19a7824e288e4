import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { redoclyJson } from "./redocly.ts";

export const proseRules = fileURLToPath(new URL("./rules.yaml", import.meta.url));

/** What `redocly recheck` reports, as far as it is used here. */
interface Report {
  issues: Array<{
    file: string;
    line: number;
    column: number;
    ruleName: string;
    severity: "error" | "warn" | "info";
    message: string;
  }>;
}

/**
 * Checks Markdown files, and the descriptions in API descriptions, in one process.
 * @param paths of files, and of folders with Markdown files
 * @returns the problems, one a line: `openapi/guides/x.md:3:5  message  (rule)`
 */
export async function checkProse(paths: readonly string[], rules = proseRules): Promise<string[]> {
  const { issues } = await redoclyJson<Report>(["recheck", ...paths, `--config=${rules}`]);
  const problems = issues.filter(({ severity }) => severity !== "info");
  return problems.map(({ file, line, column, message, ruleName }) => {
    const place = `${relative(process.cwd(), resolve(file))}:${line}:${column}`;
    return `${place}  ${message}  (${ruleName})`;
  });
}
