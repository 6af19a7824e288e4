import type { Exchange, Failure, Verdict } from "../common/messages.ts";
import { parsed } from "./json-text.ts";

export interface Headline {
  kind: "success" | "wrong" | "failed";
  title: string;
  /** The message of the service, or of the error. */
  detail: string;
  /** What the status means. */
  hint: string;
}

/** The titles of the client's and the relay's errors, by name. */
const titles: Record<string, string> = {
  TypeError: "Not sent",
  Refused: "Not sent",
  Canceled: "Canceled",
  ConnectionError: "No response",
  TimeoutError: "Timeout: no response",
  TransportError: "Invalid response",
  TokenError: "No access token",
  TokenBudgetError: "No access token",
};

/** The headline of a response, or of an error without a response. */
export function headlineOf(outcome: Exchange | Failure): Headline {
  if ("error" in outcome) {
    const { name, message } = outcome.error;
    return { kind: "failed", title: titles[name] ?? name, detail: message, hint: "" };
  }
  const { status, statusText, text, isBase64, request } = outcome;
  const envelope = isBase64 ? undefined : parsed(text);
  const code = typeof envelope?.code === "number" ? envelope.code : 0;
  const message = typeof envelope?.message === "string" ? envelope.message : "";
  const detail = message && (code ? `${message} (code ${code})` : message);
  const line = { title: `${status} ${statusText}`.trim(), detail };
  if (status >= 500) {
    const caution = request.method !== "GET" ? ` The ${request.method} may have been executed.` : "";
    return { kind: "failed", ...line, hint: `A 5xx is a server-side error.${caution}` };
  }
  if (status >= 400) return { kind: "wrong", ...line, hint: "A 4xx means that the supplied information is wrong." };
  // The service can report an error, with a code, in a response with status 200.
  if (status >= 200 && status < 300 && !code) return { kind: "success", ...line, detail: "", hint: "" };
  return { kind: "wrong", ...line, hint: "" };
}

/** What the contract says of a response, in a few words. */
export function verdictText(verdict: Verdict | undefined): string {
  if (!verdict) return "not in the contract, not checked";
  const { violations, additions } = verdict;
  if (violations.length > 1) return `violates the contract in ${violations.length} points`;
  if (violations.length === 1) return "violates the contract";
  return additions.length > 0 ? "not documented, tolerated" : "matches the contract";
}

export function timeOf(milliseconds = 0): string {
  return milliseconds < 1000 ? `${Math.max(1, Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

export function sizeOf(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A customer account or business unit to act on. */
export interface Account {
  zaaid: string;
  name: string;
}

/** The accounts in a response body, such as the list of customers; empty if it contains none. */
export function accountsIn(text: string): Account[] {
  const data: unknown = parsed(text)?.data;
  if (!Array.isArray(data)) return [];
  return data.filter(
    (record) => typeof record?.zaaid === "string" && record.zaaid !== "" && typeof record.name === "string",
  );
}

/** Characters that change the order in which a browser shows others, so that a text could look like another. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Replaces invisible characters that change the direction of a text by their escape sequences, such as `\u202e`. */
export function withVisibleDirections(text: string): string {
  return text.replace(directions, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
