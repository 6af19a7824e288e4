import type { SearchDocument } from "../search/engine.ts";
import { make } from "./dom.ts";

/** A result as a link, with the words of the query marked. @param root the way to the folder of the site */
export function resultOf(
  { url, title, kind, within, names, text }: SearchDocument,
  query: string,
  root: string,
): HTMLAnchorElement {
  const link = make("a");
  link.href = root + url;
  link.role = "option";
  // The focus stays in the field, whose arrow keys select a result.
  link.tabIndex = -1;
  const found = make("span", "found", make("strong", "", ...marked(title, query)));
  const others = names.filter((name) => name !== title);
  if (others.length > 0) found.append(make("code", "", others.slice(0, 2).join(" ")));
  if (within) found.append(make("span", "quiet", within));
  const sentence = searchFunctions.sentenceOf(text, query);
  if (sentence) found.append(make("span", "sentence", ...marked(sentence, query)));
  link.append(make("span", "kind", kind), found);
  return link;
}

/** A text in which the words of the query are marked. */
function marked(text: string, query: string): Array<Node | string> {
  const parts = searchFunctions.splitAtWords(text, query);
  return parts.map((part, index) => (index % 2 === 1 ? make("mark", "", part) : part));
}
