import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRedoclyInstalled, runRedocly } from "../shared/redocly.ts";

/** Redoc loads its logo from a CDN. This blocks it, and every other request. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:; base-uri 'none'; form-action 'none'";

/** Every member of a constant instead of the first ten. */
const options = ["--openapi.maxDisplayedEnumValues=1000"];

/**
 * Renders a contract as one HTML file to mail, with `redocly build-docs`.
 * @returns undefined if Redocly's command line, which the package does not need otherwise, is not installed
 * @throws Error with Redocly's output
 */
export async function renderRedoc(contractFile: string): Promise<string | undefined> {
  if (!isRedoclyInstalled()) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "redoc-"));
  try {
    const page = join(folder, "redoc.html");
    const { code, stdout, stderr } = await runRedocly([
      ...["build-docs", contractFile, `--output=${page}`, "--inlineBundle"],
      ...options,
    ]);
    if (code !== 0) throw new Error(`redocly build-docs ended with code ${code}:\n${stderr || stdout}`);
    const html = await readFile(page, "utf8");
    if (!html.includes("<head>")) throw new Error("The page of redocly build-docs has no <head> for its policy.");
    return html.replace("<head>", `<head>\n<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
