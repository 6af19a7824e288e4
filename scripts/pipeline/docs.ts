import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { writeOutputs } from "./outputs.ts";

const redoclyCli = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

/** What the page may do: everything it needs is in it, so it may load nothing. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:";

/**
 * Renders the bundle as one HTML file that works offline. Redocly exports no library for it, so this step alone runs
 * its command line, as a process of its own.
 * @param generated the folder with `openapi.yaml`; the page goes to its `docs/index.html`
 */
export async function buildDocs(generated: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), "docs-"));
  try {
    const page = join(scratch, "index.html");
    await redocly([
      "build-docs",
      join(generated, "openapi.yaml"),
      `--output=${page}`,
      "--inlineBundle",
      "--openapi.schemaDefinitionsTagName=Schemas",
    ]);
    const html = withPolicy(withoutRemoteLogo(await readFile(page, "utf8")));
    await writeOutputs(new Map([["index.html", html]]), join(generated, "docs"));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Without the environment's word, the page would send telemetry. */
async function redocly(args: string[]): Promise<void> {
  const child = spawn(process.execPath, [redoclyCli, ...args], {
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code !== 0) throw new Error(`redocly build-docs ended with code ${code}:\n${output}`);
}

/** Redoc's footer shows its logo from a CDN, in two sizes. An image that cannot load hides itself. */
export function withoutRemoteLogo(html: string): string {
  const remoteLogo = /https:\/\/cdn\.redoc\.ly\/redoc\/[\w.-]+/g;
  const found = html.match(remoteLogo)?.length ?? 0;
  if (found !== 2) {
    throw new Error(
      `The page refers to Redoc's CDN ${found} times, not twice as before: look at what changed in Redoc, then mend scripts/pipeline/docs.ts.`,
    );
  }
  return html.replace(remoteLogo, "data:,");
}

function withPolicy(html: string): string {
  return html.replace(
    "<head>",
    `<head>\n  <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">`,
  );
}
