import { basePath } from "../contract/base-path.ts";
import type { Document } from "../contract/document.ts";
import { operationsOf } from "../contract/operations.ts";
import { readContract } from "../contract/own-contract.ts";
import { Router } from "../contract/router.ts";
import { contract } from "../validation/all-operations.ts";
import { documentedErrors } from "./refusal.ts";
import { recordKindsOf } from "./state/records.ts";

export type ServedContract = Readonly<Awaited<ReturnType<typeof loadContract>>>;

/** Reads the contract, and what the mock looks up in it. */
export async function loadContract() {
  const document = await readContract();
  const operations = operationsOf(document);
  return {
    document,
    operations,
    router: new Router(operations, basePath),
    errors: documentedErrors(document),
    /** Every scope of the service, such as `Svc.Admin.Read`. */
    scopes: Object.keys(document.components.securitySchemes.OAuth2.flows.authorizationCode.scopes),
    recordKinds: recordKindsOf(document, operations),
    validators: contract,
  };
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
