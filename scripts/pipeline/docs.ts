import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const redoclyPackage = createRequire(import.meta.url).resolve("@redocly/cli/package.json");

/**
 * Renders the bundle as one HTML file that works offline. Redocly exports no library for it, so this step alone runs
 * its command line, as a process of its own.
 * @param generated the folder with `openapi.yaml`; the page goes to its `docs/index.html`
 */
export async function buildDocs(generated: string): Promise<void> {
  const args = [
    join(dirname(redoclyPackage), "bin/cli.js"),
    "build-docs",
    join(generated, "openapi.yaml"),
    "--output",
    join(generated, "docs/index.html"),
    "--inlineBundle",
    "--openapi.schemaDefinitionsTagName=Schemas",
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code !== 0) throw new Error(`redocly build-docs ended with code ${code}:\n${output}`);
}
