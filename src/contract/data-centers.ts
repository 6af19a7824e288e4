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
 * The data centers of a contract, one for each server. The description of a server finds the rest: its auth server has the same
 * one, and the member of the constant `DataCenter` whose meaning it is has the code. Without a member, it is the code itself.
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
