import type { Constant } from "./constants.ts";
import type { Document } from "./document.ts";

/** A data center, with its addresses. */
export interface DataCenter {
  code: string;
  name: string;
  baseUrl: string;
  authUrl: string;
}

/**
 * The data centers of a contract: its servers, those of the OAuth operations with the same descriptions, and the codes of
 * `DataCenter` with these meanings. The code of another server is its name.
 */
export function dataCentersOf(
  { servers, paths }: Pick<Document, "servers" | "paths">,
  constants: readonly Constant[],
): DataCenter[] {
  const authServers = Object.values(paths).find((item) => item["x-auth-server"])?.servers ?? [];
  const codes = constants.find(({ name }) => name === "DataCenter")?.members ?? [];
  return (servers ?? []).map(({ url, description: name }) => ({
    code: String(codes.find(({ meaning }) => meaning === name)?.id ?? name),
    name,
    baseUrl: url,
    authUrl: authServers.find(({ description }) => description === name)?.url ?? "",
  }));
}
