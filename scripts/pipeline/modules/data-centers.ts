import type { Constant } from "../../../src/contract/constants.ts";
import type { Document } from "../../../src/contract/document.ts";
import { header, literal } from "./source-text.ts";

/**
 * `data-centers.ts`: the server URLs of each data center, their variables left in. A server is its data center's by its
 * description, which is the meaning of the data center's code.
 */
export function generateDataCenters(document: Document, constants: Constant[]): string {
  const auth = document.paths["/oauth/v2/token"]?.servers ?? [];
  const codes = constants.find(({ name }) => name === "DataCenter")?.members ?? [];
  const rows = codes.map(({ id, meaning }) => {
    const url = (servers: Array<{ url: string; description: string }>) => {
      const server = servers.find(({ description }) => description === meaning);
      if (!server) throw new Error(`The data center ${id} has no server whose description is "${meaning}".`);
      return literal(server.url);
    };
    return `  ${id}: { base: ${url(document.servers)}, auth: ${url(auth)} },\n`;
  });
  return `${header}
/** The server URLs of each data center: {base_url} and {auth_url}, with the names that the source does not give left open. */
export const dataCenters = {
${rows.join("")}} as const;
`;
}
