import { byId, make } from "../../site/browser/dom.ts";
import type { History, HistoryEntry } from "./history.ts";
import { timeOf } from "./response-messages.ts";

const list = byId("entries", HTMLOListElement);
const empty = byId("no-history", HTMLParagraphElement);
const clear = byId("clear-history", HTMLButtonElement);
const title = byId("history-title", HTMLHeadingElement);

/** Shows the history, newest first. */
export function historyView(history: History, onChoose: (entry: HistoryEntry) => void): { show(): void } {
  const show = () => {
    const { entries } = history;
    list.replaceChildren(...entries.map((entry) => make("li", "", button(entry, onChoose))));
    empty.hidden = entries.length > 0;
    clear.hidden = entries.length === 0;
  };
  clear.addEventListener("click", () => {
    history.clear();
    show();
    // The button that had the focus is hidden now.
    title.focus();
  });
  show();
  return { show };
}

function button(entry: HistoryEntry, onChoose: (entry: HistoryEntry) => void): HTMLButtonElement {
  const { request, status, milliseconds = 0 } = entry;
  const outcome = status === undefined ? "no response" : `${status}, ${timeOf({ milliseconds })}`;
  const element = make(
    "button",
    "entry",
    make("span", `method ${request.method.toLowerCase()}`, request.method),
    make("span", "path", request.uri),
    make("span", "outcome", outcome),
  );
  element.type = "button";
  element.addEventListener("click", () => onChoose(entry));
  return element;
}
