import { join } from "node:path";

export type BuildPaths = ReturnType<typeof pathsBelow>;

export function pathsBelow(folder: string) {
  return {
    contract: join(folder, "openapi/openapi.yaml"),
    config: join(folder, "redocly.yaml"),
    generated: join(folder, "generated"),
  };
}

/** The paths of this project. npm runs every script in the project's folder. */
export const projectPaths = pathsBelow(process.cwd());
