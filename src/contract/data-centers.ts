import type { Constant } from "./constants.ts";
import type { Document } from "./document.ts";

export interface DataCenter {
  code: string;
  name: string;
  baseUrl: string;
  authUrl: string;
}

/**
 * The data centers, one for each server. The server's description is the name: the auth server has the same description, and the
 * member of `DataCenter` with this meaning has the code. If there is no such member, the description is the code.
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
