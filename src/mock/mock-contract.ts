import { basePath } from "../contract/base-path.ts";
import type { Document } from "../contract/document.ts";
import { readContract } from "../contract/packaged-contract.ts";
import { validators } from "../validation/all-operations.ts";
import { recordKindsOf } from "./state/record-kinds.ts";

export type MockContract = Readonly<Awaited<ReturnType<typeof loadContract>>>;

/** Reads the contract, and prepares what the mock looks up in it. */
export async function loadContract() {
  const document = await readContract();
  return {
    document,
    validators,
    /** Every scope of the service, such as `Svc.Admin.Read`. */
    scopes: Object.keys(document.components.securitySchemes.OAuth2.flows.authorizationCode.scopes),
    recordKinds: recordKindsOf(document, validators),
  };
}

/** The contract with the mock as its first server, which programs such as Postman, Swagger UI and fuzzers call. */
export function contractAt(origin: string, document: Document): object {
  const own = (path: string) => ({ url: origin + path, description: "This mock." });
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    item.servers ? { ...item, servers: [own(""), ...item.servers] } : item,
  ]);
  return { ...document, servers: [own(basePath), ...document.servers], paths: Object.fromEntries(paths) };
}
