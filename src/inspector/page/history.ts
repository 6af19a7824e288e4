import { type Exchange, type Failure, type FormRequest, methods } from "../common/messages.ts";

/** A request that was sent from this tab. */
export interface HistoryEntry {
  request: FormRequest;
  /** The status of the response; undefined if there was none. */
  status?: number;
  milliseconds?: number;
  /** The response, until the page is closed. It is not stored, because it may contain secrets. */
  outcome?: Exchange | Failure;
}

const key = "inspector-history";
const maxEntries = 50;

type Store = Pick<Storage, "getItem" | "setItem">;

/** The requests that were sent from this tab, newest first. They are deleted when the tab is closed. */
export function storedHistory(store: Store): HistoryEntry[] {
  try {
    return JSON.parse(store.getItem(key) ?? "[]").filter(isEntry);
  } catch {
    return [];
  }
}

export function withEntry(
  entries: readonly HistoryEntry[],
  request: FormRequest,
  outcome: Exchange | Failure,
): HistoryEntry[] {
  const numbers = "error" in outcome ? {} : { status: outcome.status, milliseconds: outcome.milliseconds };
  return [{ request, ...numbers, outcome }, ...entries].slice(0, maxEntries);
}

export function storeHistory(store: Store, entries: readonly HistoryEntry[]): void {
  try {
    store.setItem(key, JSON.stringify(entries.map(({ outcome: _, ...kept }) => kept)));
  } catch {
    // The storage is full or blocked: the history lasts until the page is closed.
  }
}

const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => value === undefined || typeof value === "number";
const checks: Record<keyof FormRequest, (value: unknown) => boolean> = {
  method: (value) => methods.some((one) => one === value),
  ...{ uri: isText, version: isText, zaaid: isText, mediaType: isText, body: isText },
  ...{ headers: Array.isArray, fields: Array.isArray },
};

/** Whether a stored value is an entry: another version of the page may have stored it. */
function isEntry(entry: Partial<HistoryEntry> | null): boolean {
  const isRequest = Object.entries(checks).every(([name, isValid]) =>
    isValid(entry?.request?.[name as keyof FormRequest]),
  );
  return isRequest && isNumber(entry?.status) && isNumber(entry?.milliseconds);
}
