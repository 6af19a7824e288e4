import { join } from "node:path";
import { build } from "esbuild";
import { ContractValidators } from "../../../src/validation/contract.ts";
import type { OperationDescription } from "../../../src/validation/description.ts";

/**
 * Loads the validators in `generated/` as they are on disk now, for a server that runs while the contract is edited.
 * Node loads the file of a module once, so the validators are bundled to one module whose address is its content.
 */
export async function loadValidators(generated: string): Promise<ContractValidators> {
  const { outputFiles } = await build({
    entryPoints: [join(generated, "validation/operations.ts")],
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
  });
  const source = Buffer.concat(outputFiles.map(({ contents }) => contents)).toString("base64");
  const module: { operations: OperationDescription[] } = await import(`data:text/javascript;base64,${source}`);
  return new ContractValidators(module.operations);
}
