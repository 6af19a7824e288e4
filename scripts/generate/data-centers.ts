import type { Constant } from "../../src/contract/constants.ts";
import { dataCentersOf } from "../../src/contract/data-centers.ts";
import type { Document } from "../../src/contract/document.ts";
import { docComment, header, literal } from "../typescript-text.ts";

/**
 * Generates `data-centers.ts`: the server URLs of each data center, with their variables. A server and the member of the constant
 * `DataCenter` belong together if the server's description is the member's meaning.
 * @throws Error if a data center does not have a server
 */
export function generateDataCenters(document: Document, constants: Constant[]): string {
  const centers = dataCentersOf(document, constants);
  const codes = constants.find(({ name }) => name === "DataCenter")?.members ?? [];
  const rows = codes.map(({ id, meaning }) => {
    const { baseUrl, authUrl } = centers.find(({ code }) => code === id) ?? {};
    if (!baseUrl || !authUrl) throw new Error(`The data center ${id} has no server whose description is "${meaning}".`);
    return `  ${id}: { base: ${literal(baseUrl)}, auth: ${literal(authUrl)} },\n`;
  });
  const comment =
    "The {base_url} and {auth_url} of each data center. The specification does not give the names in braces.";
  return `${header}\n${docComment([comment])}export const dataCenters = {\n${rows.join("")}} as const;\n`;
}
