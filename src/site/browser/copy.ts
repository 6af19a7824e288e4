import { copyText } from "./clipboard.ts";
import { button, elements, make } from "./dom.ts";

const shownMilliseconds = 1500;

/** Adds a copy button to each block of code. Each name in a table of ids becomes a button that copies this name. */
export function setUpCopying(): void {
  const status = make("p", "unseen");
  status.role = "status";
  document.body.append(status);
  for (const block of elements(".code, p.endpoint")) {
    const copy = button("Copy", block.matches(".endpoint") ? "Copy this address" : "Copy this code");
    block.append(copy);
    copy.addEventListener("click", () => copyFrom(copy, block.querySelector("code")?.textContent ?? "", status));
  }
  // A page that is opened from disk may not read another file.
  for (const place of location.protocol === "file:" ? [] : elements("[data-copy-page]")) {
    const copy = button("Copy as Markdown");
    place.append(copy);
    const url = document.querySelector<HTMLLinkElement>("link[type='text/markdown']")?.href ?? "";
    copy.addEventListener("click", () => copyFrom(copy, textOf(url), status));
  }
  for (const cell of elements("[data-copy]")) {
    const text = cell.dataset.copy ?? "";
    const copy = button("", `Copy ${text}`);
    copy.className = "copy-name";
    // The nodes of the cell are moved into the button, not cloned, so that the layout does not change.
    copy.append(...cell.childNodes);
    cell.append(copy);
    copy.addEventListener("click", () => copyFrom(copy, text, status));
  }
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} has status ${response.status}.`);
  return response.text();
}

async function copyFrom(source: HTMLButtonElement, text: string | Promise<string>, status: HTMLElement): Promise<void> {
  const isCopied = await Promise.resolve(text).then(copyText, () => false);
  status.textContent = "";
  status.textContent = isCopied
    ? (source.ariaLabel?.replace("Copy", "Copied") ?? "Copied")
    : "The browser does not allow copying. Select the text instead.";
  const outcome = isCopied ? "copied" : "failed";
  source.classList.add(outcome);
  setTimeout(() => source.classList.remove(outcome), shownMilliseconds);
}
