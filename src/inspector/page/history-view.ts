import { timeOf } from "./answer-words.ts";
import { byId, make } from "./dom.ts";
import type { Entry, History } from "./history.ts";

const list = byId("entries", HTMLOListElement);
const none = byId("no-history", HTMLParagraphElement);
const forget = byId("forget", HTMLButtonElement);

/** Shows the history, newest first. */
export function historyView(history: History, onChoose: (entry: Entry) => void): { show(): void } {
  const show = () => {
    const { entries } = history;
    list.replaceChildren(...entries.map((entry) => make("li", "", button(entry, onChoose))));
    none.hidden = entries.length > 0;
    forget.hidden = entries.length === 0;
  };
  forget.addEventListener("click", () => {
    history.clear();
    show();
  });
  show();
  return { show };
}

function button(entry: Entry, onChoose: (entry: Entry) => void): HTMLButtonElement {
  const { request, status, milliseconds = 0 } = entry;
  const outcome = status === undefined ? "no answer" : `${status}, ${timeOf({ milliseconds })}`;
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
