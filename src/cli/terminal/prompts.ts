/** Questions to a person, on standard error, so that standard output stays the result of the command. */
import { type CANCEL_SYMBOL, confirm, isCancel, password, select, text } from "@clack/prompts";
import { Interrupted } from "../options.ts";

export function isInteractive(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/** A terminal of no size, where each character would have a line of its own, is taken for one of 80 columns. */
function output(): NodeJS.WriteStream {
  if (!process.stderr.columns) process.stderr.columns = 80;
  return process.stderr;
}

/** @throws Interrupted if the person pressed Ctrl+C */
async function answered<T>(answer: Promise<T | typeof CANCEL_SYMBOL>): Promise<T> {
  const value = await answer;
  if (isCancel(value)) throw new Interrupted("Interrupted.");
  return value;
}

type Check = (value: string | undefined) => string | undefined;
const required: Check = (value) => (value?.trim() ? undefined : "Type a value, or press Ctrl+C to stop.");

export async function askText(message: string, validate = required): Promise<string> {
  return (await answered<string>(text({ message, validate, output: output() }))).trim();
}

/** What is typed is not shown. */
export async function askSecret(message: string): Promise<string> {
  return (await answered<string>(password({ message, validate: required, output: output() }))).trim();
}

export function askChoice(message: string, options: Array<{ value: string; label: string }>): Promise<string> {
  return answered<string>(select({ message, options, output: output() }));
}

export function askYes(message: string, initialValue = true): Promise<boolean> {
  return answered<boolean>(confirm({ message, initialValue, output: output() }));
}
