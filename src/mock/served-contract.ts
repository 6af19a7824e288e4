import { unwatchFile, watchFile } from "node:fs";
import { readFile } from "node:fs/promises";
import { basePath } from "../contract/base-path.ts";
import type { Document } from "../contract/document.ts";
import { operationsOf } from "../contract/operations.ts";
import { isContract, ownContract } from "../contract/own-contract.ts";
import { Router } from "../contract/router.ts";
import type { ContractValidators } from "../validation/contract.ts";
import { documentedErrors } from "./refusal.ts";
import { recordKindsOf } from "./state/records.ts";

export type ServedContract = Readonly<Awaited<ReturnType<typeof loadContract>>>;

/**
 * Reads the contract of a file.
 * @param isGenerated whether the package's validators were generated from it; others are compiled
 * @throws TypeError that names the file and the problem
 */
export async function loadContract(path: string = ownContract, isGenerated: boolean = path === ownContract) {
  try {
    const text = await readFile(path, "utf8");
    const document: Document = JSON.parse(text);
    if (!isContract(document)) throw new Error("it is not a bundle of this contract");
    const operations = operationsOf(document);
    const validators: ContractValidators = isGenerated
      ? (await import("../validation/all-operations.ts")).contract
      : (await import("../validation/compile/compile.ts")).compileContract(document);
    return {
      text,
      document,
      operations,
      router: new Router(operations, basePath),
      errors: documentedErrors(document),
      /** Every scope of the service, such as `Svc.Admin.Read`. */
      scopes: Object.keys(document.components.securitySchemes.OAuth2.flows.authorizationCode.scopes),
      recordKinds: recordKindsOf(document, operations),
      validators,
    };
  } catch (error) {
    throw new TypeError(`${path} cannot be served: ${error instanceof Error ? error.message : error}`);
  }
}

/** The contract for programs that call the first server that it names: Postman, Swagger UI and fuzzers. */
export function servedAt(origin: string, document: Document): object {
  const own = (path: string) => ({ url: origin + path, description: "This mock." });
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const { servers } = item as { servers?: object[] };
    return [path, servers ? { ...item, servers: [own(""), ...servers] } : item];
  });
  const servers = (document as { servers?: object[] }).servers ?? [];
  return { ...document, servers: [own(basePath), ...servers], paths: Object.fromEntries(paths) };
}

/** How often the contract's file is checked for changes, in milliseconds. */
const interval = 250;

/** Reloads a contract whenever its file changes; `onReload` gets the error of one that fails. Returns what ends this. */
export function watchContract(
  path: string = ownContract,
  onReload: (problem: Error | undefined) => void,
  use: (contract: ServedContract) => void,
): () => void {
  const reload = () =>
    void loadContract(path, false)
      .then(use)
      .then(() => onReload(undefined), onReload);
  // Any number of mocks may watch one file.
  watchFile(path, { interval }, reload).setMaxListeners(0);
  return () => unwatchFile(path, reload);
}
