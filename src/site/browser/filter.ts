import { elements } from "./dom.ts";

/** Shows the entries of a page that contain every word of the filter. */
export function setUpFilter(): void {
  const input = document.querySelector<HTMLInputElement>("#filter");
  const output = document.querySelector<HTMLOutputElement>("output[for=filter]");
  if (!input || !output) return;
  const entries = elements("[data-entry]").map((entry) => ({ entry, text: entry.textContent?.toLowerCase() ?? "" }));
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { entry, text } of entries) entry.hidden = !words.every((word) => text.includes(word));
    for (const group of elements(".group")) group.hidden = !group.querySelector("[data-entry]:not([hidden])");
    const shown = entries.filter(({ entry }) => !entry.hidden);
    output.textContent = words.length > 0 ? `${shown.length} of ${entries.length}` : "";
  });
}
