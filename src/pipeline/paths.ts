import { join } from "node:path";
import type { BuildPaths } from "./build.ts";

/** The paths of a project in this folder. */
export function pathsBelow(folder: string): BuildPaths {
  return {
    contract: join(folder, "openapi/openapi.yaml"),
    config: join(folder, "redocly.yaml"),
    generated: join(folder, "generated"),
  };
}

/** The paths of this project. npm runs every script in the project's folder. */
export const projectPaths = pathsBelow(process.cwd());
