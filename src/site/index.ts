/** The reference as static pages, for users of the package. */
import { fileURLToPath } from "node:url";
import type { Document } from "../contract/document.ts";
import { renderSite as render } from "./render.tsx";

export { type WriteSiteOptions, writeSite } from "./write-site.ts";

const folder = fileURLToPath(new URL("../../openapi", import.meta.url));

/** All files by name, without redoc.html. */
export async function renderSite(document: Document, { url }: { url?: string } = {}): Promise<Map<string, string>> {
  return render(document, folder, url);
}

/** The contract as one HTML file; undefined if @redocly/cli is not installed. */
export async function renderRedoc(contractFile: string): Promise<string | undefined> {
  const { redocPage } = await import("./redoc/redoc-page.ts");
  const { constantDomains } = await import("../contract/domains.ts");
  const { readFile } = await import("node:fs/promises");
  return redocPage(JSON.parse(await readFile(contractFile, "utf8")), await constantDomains(folder));
}
