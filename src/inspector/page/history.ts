import type { Exchange, Trouble } from "../common/messages.ts";
import type { FormRequest } from "./request.ts";

/** A request that was sent from this tab. */
export interface Entry {
  request: FormRequest;
  /** The status of its answer; undefined if there was none. */
  status?: number;
  milliseconds?: number;
  /** What came of it, as long as the page is open: it is not stored, for it may hold anything. */
  outcome?: Exchange | Trouble;
}

/** The part of a browser's storage that is used. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const key = "inspector-history";
const maxEntries = 50;

/** The requests that were sent, newest first. They end with the tab. */
export class History {
  #entries: Entry[];

  constructor(private readonly store: Store) {
    this.#entries = stored(store);
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  add(request: FormRequest, outcome: Exchange | Trouble): void {
    const numbers = "error" in outcome ? {} : { status: outcome.status, milliseconds: outcome.milliseconds };
    this.#entries = [{ request, ...numbers, outcome }, ...this.#entries].slice(0, maxEntries);
    try {
      this.store.setItem(key, JSON.stringify(this.#entries.map(({ outcome, ...kept }) => kept)));
    } catch {
      // Without room to store it, the history ends with the page.
    }
  }

  clear(): void {
    this.#entries = [];
    this.store.removeItem(key);
  }
}

function stored(store: Store): Entry[] {
  try {
    const entries = JSON.parse(store.getItem(key) ?? "[]");
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}
