import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { type Exchange, emptyRequest, type Failure, type FormRequest, methods } from "../common/messages.ts";
import { timeOf } from "./response-texts.ts";

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

/** Whether a stored value is an entry: another version of the page may have stored it. */
function isEntry(entry: Partial<HistoryEntry> | null): boolean {
  const given: Partial<FormRequest> = entry?.request ?? {};
  const isRequest = Object.entries(emptyRequest).every(([name, empty]) => {
    const value = given[name as keyof FormRequest];
    return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
  });
  const hasNumbers = [entry?.status, entry?.milliseconds].every((one) => ["undefined", "number"].includes(typeof one));
  return isRequest && methods.some((method) => method === given.method) && hasNumbers;
}

interface HistoryListProps {
  entries: readonly HistoryEntry[];
  onChoose(entry: HistoryEntry): void;
  onClear(): void;
}

/** The history, newest first. */
export function HistoryList({ entries, onChoose, onClear }: HistoryListProps): VNode {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section class="card call-history" aria-labelledby="history-title">
      <h2 id="history-title" ref={title} tabIndex={-1}>
        History
      </h2>
      {entries.length === 0 && <p class="quiet">The requests that you send from this tab appear here.</p>}
      <ol>
        {entries.map((entry, index) => (
          <li key={entries.length - index}>
            <button type="button" onClick={() => onChoose(entry)}>
              <span class={`method ${entry.request.method.toLowerCase()}`}>{entry.request.method}</span>
              <span class="path">{entry.request.uri}</span>
              <small>
                {entry.status === undefined ? "no response" : `${entry.status}, ${timeOf(entry.milliseconds)}`}
              </small>
            </button>
          </li>
        ))}
      </ol>
      {entries.length > 0 && (
        <button
          type="button"
          onClick={() => {
            onClear();
            // The button that had the focus is gone.
            title.current?.focus();
          }}
        >
          Clear history
        </button>
      )}
    </section>
  );
}
