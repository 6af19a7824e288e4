import type { SampleCall, Value } from "./calls.ts";

/** Lines, each moved to the right. */
export function indent(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by);
}

export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** What a sample says about the address that it takes from the environment. */
export function addressNote({ address, server }: SampleCall): string {
  return `${address}, such as ${server}`;
}

/**
 * A value as an expression: its text, and the environment variable behind it.
 * @param read reads a variable
 */
export function expression({ text, variable }: Value, read: (variable: string) => string): string {
  return [...(text ? [JSON.stringify(text)] : []), ...(variable ? [read(variable)] : [])].join(" + ");
}
