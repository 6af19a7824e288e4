import { fileURLToPath } from "node:url";
import { runRedocly } from "../../redocly/command.ts";

const template = fileURLToPath(new URL("./template.hbs", import.meta.url));

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
  const { code, stdout, stderr } = await runRedocly(args, { signal: stop });
  if (code !== 0) throw new Error(`redocly build-docs ended with code ${code}:\n${stderr || stdout}`);
}
