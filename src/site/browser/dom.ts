/** What the scripts of the pages do with the document. */

export function elements<T extends HTMLElement = HTMLElement>(selector: string): T[] {
  return [...document.querySelectorAll<T>(selector)];
}

/** Creates an element. Strings become text nodes, so that no text is interpreted as HTML. */
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

export function button(text: string, name = text): HTMLButtonElement {
  const element = make("button", "", text);
  element.type = "button";
  if (name !== text) element.ariaLabel = name;
  return element;
}

/**
 * Whether a key is for the page. While somebody writes Japanese or Chinese, keys belong to the input method: Enter ends a
 * conversion, and arrows choose a word. Safari reports the end of a conversion with the code 229; autofill sends no key.
 */
export function isForPage({ key, isComposing, keyCode }: KeyboardEvent): boolean {
  return key !== undefined && !isComposing && keyCode !== 229;
}
