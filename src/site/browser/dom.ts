/**
 * Finds an element of the page.
 * @throws Error if no element has this id and type
 */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${type.name} #${id}.`);
}

/** Every element that a selector finds. */
export function elements<T extends HTMLElement = HTMLElement>(selector: string): T[] {
  return [...document.querySelectorAll<T>(selector)];
}

/** Creates an element with text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = "", className = "") {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}

/** Creates a button. */
export function button(text: string, name = text): HTMLButtonElement {
  const element = make("button", text);
  element.type = "button";
  if (name !== text) element.ariaLabel = name;
  return element;
}
