import { readFile } from "node:fs/promises";
import { Prism } from "../prism/prism.ts";
import type { Document } from "./document.ts";
import { type DocumentedErrors, documentedErrors } from "./errors.ts";
import { type KnownRecords, knownRecordsOf } from "./known-records.ts";
import { operationsOf, type ServiceOperation } from "./operations.ts";
import { Router } from "./router.ts";

/** Where the operations that are not on the auth server begin. */
export const basePath = "/api";

/** What the mock needs of the contract. */
export interface Contract {
  readonly operations: readonly ServiceOperation[];
  readonly router: Router;
  readonly errors: DocumentedErrors;
  readonly known: KnownRecords;
  /** Every scope of the service, such as `Svc.Admin.Read`. */
  readonly scopes: readonly string[];
  readonly prism: Prism;
}

/**
 * Reads a bundled document.
 * @param file JSON
 * @throws Error that names the file, and what is wrong in it
 */
export async function loadContract(file: string): Promise<Contract> {
  try {
    return contractOf(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new Error(`${file} cannot be served: ${error instanceof Error ? error.message : error}`);
  }
}

function contractOf(document: Document): Contract {
  if (!document?.paths || !document.components) throw new Error("it is no OpenAPI document with paths and components.");
  const operations = operationsOf(document);
  return {
    operations,
    router: new Router(operations, basePath),
    errors: documentedErrors(document),
    known: knownRecordsOf(document, operations),
    scopes: Object.keys(document.components.securitySchemes.OAuth2.flows.authorizationCode.scopes),
    prism: new Prism(document),
  };
}
