import { relative } from "node:path";
import { getLineColLocation, type NormalizedProblem, YamlParseError } from "@redocly/openapi-core";

/** The contract is broken. The message has one line a problem: file, line, column, what is wrong. */
export class ContractError extends Error {
  override name = "ContractError";

  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

/** `openapi/x.yaml:3:5  message  (rule)`, relative to the folder that the command runs in. */
export function describeProblem(problem: NormalizedProblem): string {
  const [location] = problem.location;
  const suggestion = problem.suggest.length > 0 ? ` Did you mean ${problem.suggest.join(", ")}?` : "";
  const text = `${problem.message.trim()}${suggestion}  (${problem.ruleId})`;
  if (!location) return text;
  const { source, start } = getLineColLocation(location);
  return `${place(source.absoluteRef, start.line, start.col)}  ${text}`;
}

/** A file that cannot be read or parsed, with the place where the parser gave up. */
export function describeFileError(error: Error, file: string): string {
  if (!(error instanceof YamlParseError)) return `${place(file)}  ${error.message}`;
  const message = error.message.replace(/( in ".*")? \(\d+:\d+\)$/, "");
  return `${place(file, error.line, error.col)}  Not valid YAML: ${message}.`;
}

export function place(file: string, line = 1, column = 1): string {
  return `${relative(process.cwd(), file)}:${line}:${column}`;
}
