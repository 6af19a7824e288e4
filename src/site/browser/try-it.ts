/** Loads the form of the inspector when it is first opened. */
export function setUpTryIt(): void {
  const details = document.querySelector<HTMLDetailsElement>("details.try-it");
  details?.addEventListener("toggle", () => load(details.dataset.script ?? ""), { once: true });
}

/** @param folder the address of the inspector */
function load(folder: string): void {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = `${folder}page.css`;
  const script = document.createElement("script");
  script.src = `${folder}main.js`;
  // Not before its style is there.
  style.onload = () => document.head.append(script);
  document.head.append(style);
}
