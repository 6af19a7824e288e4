import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Command, Option } from "commander";
import { requirePeer } from "../shared/peers.ts";
import { commandOf, examples } from "./options.ts";
import type { BuildOptions } from "./run-build.ts";
import type { Session } from "./session.ts";

export function buildCommand(session: Session): Command {
  return commandOf(
    "build",
    "Build types, constants and validators of the contract with what your overlays add to it.",
    "It needs packages that it names if they are not installed.",
    examples(
      "build acme.overlay.yaml --init",
      "build acme.overlay.yaml --out generated",
      "build acme.overlay.yaml --check",
    ),
  )
    .argument("<overlay...>", "overlays, in their order: OpenAPI Overlay Specification 1.0 or 1.1")
    .option("--out <folder>", "the folder to write", "generated")
    .option("--check", "write nothing; end with code 1 if the folder is not up to date")
    .addOption(new Option("--watch", "build again whenever an overlay changes").conflicts("check"))
    .option("--override", "let overlays change what the contract documents")
    .addOption(
      new Option("--init", "write an overlay to start from, with comments, and build nothing").conflicts([
        ...["check", "watch", "override"],
      ]),
    )
    .action(async (overlays: string[], { init, ...options }: BuildOptions & { init?: true }) => {
      if (init) return writeTemplates(overlays, session);
      requirePeer("openapi-typescript", "typescript", "esbuild", "@redocly/openapi-core");
      const { runBuild } = await import("./run-build.ts");
      await runBuild(overlays, options, session);
    });
}

/** An overlay with one operation, one field and one id. */
const starter = join(
  createRequire(import.meta.url).resolve("svc-monitoring-api/package.json"),
  "../examples/extend/starter.overlay.yaml",
);

/** @throws Error if a file exists */
async function writeTemplates(overlays: readonly string[], session: Session): Promise<void> {
  for (const file of overlays) {
    await writeFile(file, await readFile(starter), { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === "EEXIST" ? new Error(`${file} exists. Name another file.`) : error;
    });
    session.print(`${file} is written. Edit it, and build it: npx svc-monitoring-api build ${file}`);
  }
}
