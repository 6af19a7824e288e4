import type { Document } from "../../src/contract/document.ts";
import { addAccessTokenLimits, listMembers } from "./constants.ts";
import { removeAuthServer, sendAccountAsHeader, useErrorRanges, useOneScheme, useOneServer } from "./requests.ts";
import { openConstantsOfOneValue, useKeywordsOf30 } from "./schemas.ts";
import { inlineBodies, removeUnused } from "./structure.ts";

/**
 * The steps that turn the contract into the document for generators. They run in this order, and change the document in place.
 */
const steps: ReadonlyArray<(document: Document) => void> = [
  removeAuthServer,
  inlineBodies,
  useOneServer,
  sendAccountAsHeader,
  useErrorRanges,
  openConstantsOfOneValue,
  listMembers,
  addAccessTokenLimits,
  useOneScheme,
  useKeywordsOf30,
  removeUnused,
];

/** Generates `openapi.client.json`: the service's operations and all constants as OpenAPI 3.0.3, for generators of clients. */
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
