import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { HistoryEntry } from "./history.ts";
import { timeOf } from "./response-messages.ts";

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
