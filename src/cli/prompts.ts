/** Questions to a person, on standard error, so that standard output stays the result of the command. */
import { type CANCEL_SYMBOL, isCancel, password, select, text, updateSettings } from "@clack/prompts";
import { Interrupted } from "./exit-codes.ts";
import type { Session } from "./session.ts";

// At Ctrl+D the library stops reading without an answer, and the process would end with Node's code 13.
updateSettings({ aliases: { "\x04": "cancel" } });

function streams({ stdin, stderr }: Session) {
  // Some containers report a terminal of no size, in which each character would get its own line.
  if (!stderr.columns) stderr.columns = 80;
  return { input: stdin, output: stderr };
}

/** @throws Interrupted if the person pressed Ctrl+C */
async function answered<T>(answer: Promise<T | typeof CANCEL_SYMBOL>): Promise<T> {
  const value = await answer;
  if (isCancel(value)) throw new Interrupted("Interrupted.");
  return value;
}

const validate = (value: string | undefined) => (value?.trim() ? undefined : "Type a value, or press Ctrl+C to stop.");

export async function askText(session: Session, message: string): Promise<string> {
  return (await answered<string>(text({ message, validate, ...streams(session) }))).trim();
}

/** What is typed is not shown. */
export async function askSecret(session: Session, message: string): Promise<string> {
  return (await answered<string>(password({ message, validate, ...streams(session) }))).trim();
}

type Choice = { value: string; label: string };

export function askChoice(session: Session, message: string, options: Choice[]): Promise<string> {
  return answered<string>(select({ message, options, ...streams(session) }));
}

/** Asks for a typed yes. A list with Yes and No would not do: letters such as h move its cursor, so typing could choose Yes. */
export async function askYes(session: Session, message: string): Promise<boolean> {
  const typed = await answered<string | undefined>(
    text({ message: `${message} Type yes to go on.`, ...streams(session) }),
  );
  return /^y(es)?$/i.test(typed?.trim() ?? "");
}
