/**
 * An element of the page.
 * @throws Error if the page has none of this id and type
 */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${type.name} #${id}.`);
}

export function button(text: string, name = text): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  if (name !== text) made.ariaLabel = name;
  return made;
}
