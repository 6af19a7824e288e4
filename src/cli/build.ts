import { Command } from "commander";
import { requirePeer } from "../peers.ts";

interface Options {
  out: string;
  check?: true;
  watch?: true;
  override?: true;
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
    .addHelpText(
      "after",
      `
Examples:
  npx svc-monitoring-api build acme.overlay.yaml --out generated
  npx svc-monitoring-api build acme.overlay.yaml --check
`,
    )
    .action(async (overlays: string[], options: Options) => {
      requirePeer(
        ...(["@redocly/openapi-core", "jsonpath-rfc9535", "openapi-typescript", "typescript"] as const),
        ...(["ajv", "ajv-formats", "esbuild"] as const),
      );
      const { runBuild } = await import("./run-build.ts");
      await runBuild(overlays, options);
    });
}
