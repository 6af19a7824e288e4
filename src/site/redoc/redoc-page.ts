import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Domain } from "../../contract/constants.ts";
import type { Document } from "../../contract/document.ts";
import { runBuildDocs } from "./build-docs.ts";
import { codeSampleLabels, redocDocument } from "./redoc-document.ts";

/**
 * Renders the contract as one HTML file to mail, with `redocly build-docs`.
 * @param stop aborts the build
 * @throws Error with Redocly's output
 */
export async function redocPage(
  bundle: Document,
  domains: ReadonlyMap<string, Domain>,
  stop?: AbortSignal,
): Promise<string> {
  const document = redocDocument(bundle, domains);
  const scratch = await mkdtemp(join(tmpdir(), "redoc-"));
  try {
    const [source, page] = [join(scratch, "openapi.json"), join(scratch, "redoc.html")];
    await writeFile(source, JSON.stringify(document));
    await runBuildDocs(source, page, codeSampleLabels(document), stop);
    return await readFile(page, "utf8");
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
