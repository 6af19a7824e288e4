// Compares the contract with the specification.

import { isDeepStrictEqual } from "node:util";

/** Normalizes a text for comparison: without Markdown markup, in lower case. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\((?:#[^)]+|[\w-]+\.md)\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
/** Whether a value is as expected; an object may have more fields than expected. */
export function contains(actual: unknown, expected: unknown): boolean {
  if (typeof expected !== "object" || expected === null || Array.isArray(expected)) {
    return isDeepStrictEqual(actual, expected);
  }
  if (typeof actual !== "object" || actual === null) return false;
  return Object.entries(expected).every(([key, value]) => contains((actual as Record<string, unknown>)[key], value));
}
