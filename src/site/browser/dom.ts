/**
 * Finds an element of the page.
 * @throws Error if no element has this id and type
 */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${type.name} #${id}.`);
}

/** Creates a button. */
export function button(text: string, name = text): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  if (name !== text) element.ariaLabel = name;
  return element;
}
