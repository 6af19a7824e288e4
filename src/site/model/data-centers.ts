import type { Constant } from "../../contract/constants.ts";
import type { Document } from "../../contract/document.ts";

/** A data center, with its addresses. */
export interface DataCenter {
  code: string;
  name: string;
  baseUrl: string;
  authUrl: string;
}

/** The data centers of a contract: its servers, those of the OAuth operations, and the codes of `DataCenter`. */
export function dataCentersOf({ servers, paths }: Document, constants: readonly Constant[]): DataCenter[] {
  const authServers = Object.values(paths).find((item) => item.servers)?.servers ?? [];
  const codes = constants.find(({ name }) => name === "DataCenter")?.members ?? [];
  return (servers ?? []).map(({ url, description: name }) => ({
    code: String(codes.find(({ meaning }) => meaning === name)?.id ?? name),
    name,
    baseUrl: url,
    authUrl: authServers.find(({ description }) => description === name)?.url ?? "",
  }));
}
