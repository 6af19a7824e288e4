import { percentDecoded } from "../../shared/text.ts";
import { elements } from "./dom.ts";

/** With at most this many entries left, their tables are opened. */
const fewEntries = 8;

/** Shows the entries of a page that contain every word of the filter, and opens the table that an address leads to. */
export function setUpFilter(): void {
  const input = document.querySelector<HTMLInputElement>("#filter");
  const output = document.querySelector<HTMLOutputElement>("output[for=filter]");
  if (!input || !output) return;
  const entries = elements(".entry").map((entry) => ({ entry, text: entry.textContent?.toLowerCase() ?? "" }));
  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = entries.filter(({ entry, text }) => {
      entry.hidden = !words.every((word) => text.includes(word));
      return !entry.hidden;
    });
    for (const { entry } of entries) open(entry, words.length > 0 && !entry.hidden && found.length <= fewEntries);
    for (const group of elements(".group")) group.hidden = !group.querySelector(".entry:not([hidden])");
    output.textContent = words.length > 0 ? `${found.length} of ${entries.length}` : "";
  };
  input.addEventListener("input", show);
  const reveal = () => {
    const target = document.getElementById(percentDecoded(location.hash.slice(1)) ?? "");
    const entry = target?.closest<HTMLElement>(".entry");
    if (!entry) return;
    open(entry, true);
    target?.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  reveal();
  addEventListener("beforeprint", () => {
    for (const { entry } of entries) open(entry, true);
  });
}

function open(entry: HTMLElement, isOpen: boolean): void {
  for (const details of entry.querySelectorAll(":scope > details")) details.toggleAttribute("open", isOpen);
}
