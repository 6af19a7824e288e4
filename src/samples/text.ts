import type { SampleCall } from "./calls.ts";

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
