import { type Command, InvalidArgumentError } from "commander";

/** Characters of a token at least, in the tables and texts of this package; in ids of many digits there are fewer. */
const charactersPerToken = 3;
export const defaultBudget = 2000;

/** The options of a command whose output an agent reads. */
export interface AgentOptions {
  agent?: true;
  /** Tokens of the output, about; 2,000 if left out. */
  budget?: number;
  /** The number of the first line. */
  start?: number;
}

export function withAgentOptions(command: Command): Command {
  return command
    .option("--agent", "JSON lines of at most --budget tokens, for an agent; nothing is asked")
    .option("--budget <tokens>", "with --agent; 2000 if left out", wholeNumber)
    .option("--start <line>", "with --agent: the number of the first line", wholeNumber);
}

export function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number from 1.");
}

/** JSON values, one a line, as far as the budget has room. The last line says how to get more. */
export function agentLines(values: readonly string[], { budget = defaultBudget, start }: AgentOptions): string {
  const { lines, next } = partOf(values, budget, start);
  const more = next === undefined ? [] : [JSON.stringify({ lines: values.length, more: `--start ${next}` })];
  return [...lines, ...more].map((line) => `${line}\n`).join("");
}

/** The lines from a number on that fit into a budget: at least one, cut if need be. `next` is the first without room. */
export function partOf(lines: readonly string[], tokens: number, start = 1): { lines: string[]; next?: number } {
  const part: string[] = [];
  let left = tokens * charactersPerToken;
  for (const line of lines.slice(start - 1)) {
    left -= line.length + 1;
    if (left < 0 && part.length > 0) return { lines: part, next: start + part.length };
    part.push(left < 0 ? `${line.slice(0, left)}… (cut)` : line);
  }
  return { lines: part };
}
