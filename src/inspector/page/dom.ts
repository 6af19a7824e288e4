/**
 * Finds an element of the page.
 * @throws Error if the page has no element with this id and type
 */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${type.name} #${id}.`);
}

/** Creates an element. Strings become text nodes, so a response is never interpreted as HTML. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = "",
  ...content: Array<Node | string>
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== "") element.className = className;
  element.append(...content);
  return element;
}

export function option(value: string, label = value): HTMLOptionElement {
  const element = make("option", "", label);
  element.value = value;
  return element;
}
