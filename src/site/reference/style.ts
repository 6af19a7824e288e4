import type { Document } from "../../contract/document.ts";
import { operationsOf } from "../../contract/operations.ts";
import { tagLink } from "./deep-links.ts";

/** What the reference changes of Redoc's looks. */
export function styleOf(document: Document): string {
  const withOperations = new Set(operationsOf(document).map(({ tag }) => tag));
  const sections = document.tags
    .filter(({ name }) => !withOperations.has(name))
    .map(({ name }) => `[data-section-id="${tagLink(name).slice(1)}"]`);
  return `
    /* The code of a guide does not scroll, which a keyboard could not do. */
    #redoc pre[data-language] { white-space: pre-wrap; overflow-wrap: anywhere; }
    /* Redoc copies a part of the contract. A guide is none, and its button would copy nothing.
       Its links to parts of it look like buttons too. */
    :is(${sections.join(", ")}) .button-variant-outlined:not(a > *) { display: none; }
  `;
}
