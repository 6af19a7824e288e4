import { join } from "node:path";
import type { BuildPaths } from "./build.ts";

/** Where a project keeps its contract and what is generated from it. npm runs every script in the project's folder. */
export function pathsBelow(folder: string): BuildPaths {
  return {
    contract: join(folder, "openapi/openapi.yaml"),
    config: join(folder, "redocly.yaml"),
    generated: join(folder, "generated"),
  };
}

export const projectPaths = pathsBelow(process.cwd());
