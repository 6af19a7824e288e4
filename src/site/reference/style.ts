import type { Document } from "../../contract/document.ts";
import { operationsOf } from "../../contract/operations.ts";
import { tagLink } from "./deep-links.ts";

/** The styles that the reference adds to Redoc's. */
export function styleOf(document: Document): string {
  const withOperations = new Set(operationsOf(document).map(({ tag }) => tag));
  const sections = document.tags
    .filter(({ name }) => !withOperations.has(name))
    .map(({ name }) => `[data-section-id="${tagLink(name).slice(1)}"]`);
  return `
    /* Code in guides wraps, because a keyboard cannot scroll it. */
    #redoc pre[data-language] { white-space: pre-wrap; overflow-wrap: anywhere; }
    /* Redoc's copy button copies a part of the contract. A guide is not one, so its button would copy nothing.
       Links that look like buttons stay. */
    :is(${sections.join(", ")}) .button-variant-outlined:not(a > *) { display: none; }
  `;
}
