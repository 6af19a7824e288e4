import type { Document } from "../../src/contract/document.ts";
import { addAccessTokenLimits, listMembers } from "./constants.ts";
import { sendAccountAsHeader, sendTokenRequestAsForm, useErrorRanges, useOneScheme, useOneServer } from "./requests.ts";
import { chooseFieldsOrMap, flattenAlternatives, openConstantsOfOneValue, useKeywordsOf30 } from "./schemas.ts";
import { inlineBodies, removeUnused } from "./structure.ts";

/**
 * The steps that turn the contract into the document for generators. They run in this order, and change the document in place.
 */
const steps: ReadonlyArray<(document: Document) => void> = [
  inlineBodies,
  useOneServer,
  sendAccountAsHeader,
  sendTokenRequestAsForm,
  useErrorRanges,
  flattenAlternatives,
  openConstantsOfOneValue,
  chooseFieldsOrMap,
  listMembers,
  addAccessTokenLimits,
  useOneScheme,
  useKeywordsOf30,
  removeUnused,
];

/** Generates `openapi.client.json`: the same operations and constants as OpenAPI 3.0.3, for generators of clients. */
export function generateClientDocument(contract: Document): string {
  const document = structuredClone(contract);
  for (const step of steps) step(document);
  const { info, servers, tags, paths, components } = document;
  const description =
    "The contract for client generators. The base URL and the auth URL of each data center, the rules that descriptions " +
    "of constants name, and what the specification says about tokens, accounts, versions, limits and errors, are in the contract itself.";
  const written = {
    openapi: "3.0.3",
    info: { title: info.title, version: info.version, description },
    servers,
    tags,
    paths,
    components: { securitySchemes: components.securitySchemes, schemas: components.schemas },
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}
