import { writeFile } from "node:fs/promises";
import { Command } from "commander";
import { requirePeer } from "../shared/peers.ts";
import { overlayTemplate } from "./overlay-template.ts";

interface Options {
  out: string;
  check?: true;
  watch?: true;
  override?: true;
  init?: true;
}

/** `svc-monitoring-api build`: builds the contract with what overlays add to it. */
export function buildCommand(): Command {
  return new Command("build")
    .description("Build types, constants and validators of the contract with what your overlays add to it.")
    .argument("<overlay...>", "overlays, in their order: OpenAPI Overlay Specification 1.0 or 1.1")
    .option("--out <folder>", "the folder to write", "generated")
    .option("--check", "write nothing; end with code 1 if the folder is not up to date")
    .option("--watch", "build again whenever an overlay changes")
    .option("--override", "let overlays change what the contract documents")
    .option("--init", "write an overlay to start from, with comments, and build nothing")
    .addHelpText(
      "after",
      `
It needs packages that it names if they are not installed.

Examples:
  npx svc-monitoring-api build acme.overlay.yaml --init
  npx svc-monitoring-api build acme.overlay.yaml --out generated
  npx svc-monitoring-api build acme.overlay.yaml --check
`,
    )
    .action(async (overlays: string[], options: Options) => {
      if (options.init) return init(overlays);
      requirePeer("openapi-typescript", "typescript", "esbuild");
      const { runBuild } = await import("./run-build.ts");
      await runBuild(overlays, options);
    });
}

/** @throws Error if a file exists */
async function init(overlays: readonly string[]): Promise<void> {
  for (const file of overlays) {
    await writeFile(file, overlayTemplate, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === "EEXIST" ? new Error(`${file} exists. Name another file.`) : error;
    });
    console.log(`${file} is written. Edit it, and build it: npx svc-monitoring-api build ${file}`);
  }
}
