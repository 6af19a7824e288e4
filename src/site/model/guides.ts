import type { Document } from "../../contract/document.ts";
import { guidesOf, overview } from "../../contract/guides.ts";
import { slug } from "../slug.ts";

/** A guide: its name, the end of its URL, and its Markdown. */
export interface Guide {
  name: string;
  slug: string;
  text: string;
}

/** The guides of a contract, in its order. The overview is the description of the contract. */
export function guidesWithText(document: Document): Guide[] {
  return guidesOf(document).map((name) => {
    const tag = document.tags.find((one) => one.name === name);
    return { name, slug: slug(name), text: name === overview ? document.info.description : (tag?.description ?? "") };
  });
}
