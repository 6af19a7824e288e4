import { readFile } from "node:fs/promises";
import type { Document } from "../contract/document.ts";
import { type Operation, operationsOf } from "../contract/operations.ts";
import { Router } from "../contract/router.ts";
import { type DocumentedErrors, documentedErrors } from "./documented-errors.ts";
import { Prism } from "./prism/prism.ts";
import { type SeededRecords, seededRecordsOf } from "./seeded-records.ts";

/** The base path of the operations that are not on the auth server. */
export const basePath = "/api";

/** The parts of the contract that the mock uses. */
export interface Contract {
  readonly operations: readonly Operation[];
  readonly router: Router<Operation>;
  readonly errors: DocumentedErrors;
  readonly seeded: SeededRecords;
  /** Every scope of the service, such as `Svc.Admin.Read`. */
  readonly scopes: readonly string[];
  readonly prism: Prism;
}

/**
 * Reads the bundled contract.
 * @param file path of a JSON file
 * @throws Error that names the file and the problem
 */
export async function loadContract(file: string): Promise<Contract> {
  try {
    return contractOf(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new Error(`${file} cannot be served: ${error instanceof Error ? error.message : error}`);
  }
}

function contractOf(document: Document): Contract {
  if (!document?.paths || !document.components)
    throw new Error("it is not an OpenAPI document with paths and components.");
  const operations = operationsOf(document);
  return {
    operations,
    router: new Router(operations, basePath),
    errors: documentedErrors(document),
    seeded: seededRecordsOf(operations),
    scopes: Object.keys(document.components.securitySchemes.OAuth2.flows.authorizationCode.scopes),
    prism: new Prism(document),
  };
}
