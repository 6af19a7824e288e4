import { readFile } from "node:fs/promises";
import type { Document } from "../contract/document.ts";
import { type Operation, operationsOf } from "../contract/operations.ts";
import { Router } from "../contract/router.ts";
import { ContractCheck } from "./checks/contract-check.ts";
import { type DocumentedErrors, documentedErrors } from "./documented-errors.ts";
import { Prism } from "./prism/prism.ts";

/** The base path of the operations that are not on the auth server. */
export const basePath = "/api";

/** The parts of the contract that the mock uses. */
export interface Contract {
  readonly document: Document;
  /** The file's content. */
  readonly text: string;
  readonly operations: readonly Operation[];
  readonly router: Router<Operation>;
  readonly errors: DocumentedErrors;
  /** Every scope of the service, such as `Svc.Admin.Read`. */
  readonly scopes: readonly string[];
  readonly prism: Prism;
  /** Checks values against the contract's schemas. */
  readonly check: ContractCheck;
}

/**
 * Reads the bundled contract.
 * @param file path of a JSON file
 * @throws Error that names the file and the problem
 */
export async function loadContract(file: string): Promise<Contract> {
  try {
    return contractOf(await readFile(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} cannot be served: ${error instanceof Error ? error.message : error}`);
  }
}

function contractOf(text: string): Contract {
  const document: Document = JSON.parse(text);
  if (!document?.paths || !document.components)
    throw new Error("it is not an OpenAPI document with paths and components.");
  const operations = operationsOf(document);
  return {
    document,
    text,
    operations,
    router: new Router(operations, basePath),
    errors: documentedErrors(document),
    scopes: Object.keys(document.components.securitySchemes.OAuth2.flows.authorizationCode.scopes),
    prism: new Prism(document),
    check: new ContractCheck(document),
  };
}
