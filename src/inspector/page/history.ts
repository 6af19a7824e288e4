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

/** The part of the browser's `Storage` that the history uses. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const key = "inspector-history";
const maxEntries = 50;

/** The requests that were sent from this tab, newest first, at most 50. They are deleted when the tab is closed. */
export class History {
  #entries: HistoryEntry[];

  constructor(private readonly store: Store) {
    this.#entries = stored(store);
  }

  get entries(): readonly HistoryEntry[] {
    return this.#entries;
  }

  add(request: FormRequest, outcome: Exchange | Failure): void {
    const numbers = "error" in outcome ? {} : { status: outcome.status, milliseconds: outcome.milliseconds };
    this.#entries = [{ request, ...numbers, outcome }, ...this.#entries].slice(0, maxEntries);
    try {
      this.store.setItem(key, JSON.stringify(this.#entries.map(({ outcome, ...kept }) => kept)));
    } catch {
      // The storage is full or blocked: the history lasts until the page is closed.
    }
  }

  clear(): void {
    this.#entries = [];
    this.store.removeItem(key);
  }
}

function stored(store: Store): HistoryEntry[] {
  try {
    const entries: unknown = JSON.parse(store.getItem(key) ?? "[]");
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** The fields of a stored request that are strings. The others are lists. */
const requestFields: Array<keyof FormRequest> = ["method", "uri", "version", "zaaid", "mediaType", "body"];

/** Whether a stored value is an entry: another version of the page may have stored it. */
function isEntry(value: unknown): value is HistoryEntry {
  const { request, status, milliseconds } = (value ?? {}) as Partial<Record<keyof HistoryEntry, unknown>>;
  if (typeof request !== "object" || request === null) return false;
  const fields = request as Record<string, unknown>;
  return (
    requestFields.every((name) => typeof fields[name] === "string") &&
    Array.isArray(fields.headers) &&
    Array.isArray(fields.fields) &&
    (methods as readonly unknown[]).includes(fields.method) &&
    [status, milliseconds].every((number) => number === undefined || typeof number === "number")
  );
}
