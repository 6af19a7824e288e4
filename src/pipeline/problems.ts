import { relative } from "node:path";
import { getLineColLocation, type NormalizedProblem, YamlParseError } from "@redocly/openapi-core";

/** The contract is broken. The message has one line per problem, with file, line, column and the reason. */
export class BuildError extends Error {
  override name = "BuildError";

  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

/** @throws BuildError if there are problems */
export function failWith(problems: readonly string[]): void {
  if (problems.length > 0) throw new BuildError(problems);
}

/** @throws BuildError if there are problems */
export function failOn(problems: readonly NormalizedProblem[]): void {
  failWith(problems.map(describeProblem));
}

/** Formats a problem as `openapi/x.yaml:3:5  message  (rule)`. */
function describeProblem(problem: NormalizedProblem): string {
  const [location] = problem.location;
  const text = describeText(problem);
  if (!location) return text;
  const { source, start } = getLineColLocation(location);
  return `${formatLocation(source.absoluteRef, start.line, start.col)}  ${text}`;
}

export function describeText({ message, suggest, ruleId }: NormalizedProblem): string {
  const suggestion = suggest.length > 0 ? ` Did you mean ${suggest.join(", ")}?` : "";
  return `${message.trim()}${suggestion}  (${ruleId})`;
}

/** Formats the error of a file that cannot be read or parsed, with the parser's position. */
export function describeFileError(error: Error, file: string): string {
  if (!(error instanceof YamlParseError)) return `${formatLocation(file)}  ${error.message}`;
  const message = error.message.replace(/( in ".*")? \(\d+:\d+\)$/, "");
  // These name the line that is wrong.
  const isExact = /duplicated|tab characters/.test(message);
  const advice = isExact ? "" : " If this line is right, a quote, bracket or brace before it has no end.";
  return `${formatLocation(file, error.line, error.col)}  Not valid YAML: ${message}.${advice}`;
}

/** Formats a location as `file:line:column`, relative to the current folder. */
export function formatLocation(file: string, line = 1, column = 1): string {
  return `${relative(process.cwd(), file)}:${line}:${column}`;
}

/** The location of a text in a file: its first place, or the beginning if the file does not have it. */
export function locationIn(file: string, content: string, text: string): string {
  const before = content.slice(0, Math.max(content.indexOf(text), 0)).split("\n");
  return formatLocation(file, before.length, (before.at(-1) ?? "").length + 1);
}
