import type { ConstantsData } from "../constants/data.ts";
import { csvOf } from "./csv.ts";
import { byId } from "./dom.ts";

const keptMilliseconds = 60_000;

/** Makes the buttons download all tables as one file. */
export function setUpDownloads(data: ConstantsData): void {
  const buttons = byId("downloads", HTMLElement);
  buttons.hidden = false;
  buttons.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.dataset.format === "csv") save("constants.csv", "text/csv", csvOf(data.constants));
    else save("constants.json", "application/json", `${JSON.stringify(data, null, 2)}\n`);
  });
}

function save(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), keptMilliseconds);
}
