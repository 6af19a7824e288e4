import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const template = fileURLToPath(new URL("./template.hbs", import.meta.url));
const redoclyCli = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

/**
 * Renders a document as one HTML file. Redocly does not export a library for this, so it runs Redocly's command line.
 * @param labels of the code samples
 * @throws Error with Redocly's output
 */
export async function runBuildDocs(
  document: string,
  page: string,
  labels: string[],
  stop: AbortSignal | undefined,
): Promise<void> {
  const options = {
    schemaDefinitionsTagName: "Schemas",
    // All members of a constant, not the first ten.
    maxDisplayedEnumValues: 1000,
    // The payload of a request is the last tab, after the languages.
    codeSamples: { languages: [...labels, "Payload"].map((label) => ({ lang: label.toLowerCase(), label })) },
  };
  const args = [
    "build-docs",
    document,
    `--output=${page}`,
    "--inlineBundle",
    `--template=${template}`,
    `--openapi=${JSON.stringify(options)}`,
  ];
  const child = spawn(process.execPath, [redoclyCli, ...args], {
    // Without this variable, the page would send telemetry.
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    stdio: ["ignore", "pipe", "pipe"],
    ...(stop && { signal: stop }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code !== 0) throw new Error(`redocly build-docs ended with code ${code}:\n${output}`);
}
