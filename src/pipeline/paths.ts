import { join } from "node:path";

export type BuildPaths = ReturnType<typeof pathsBelow>;

/** The paths of a project in this folder. */
export function pathsBelow(folder: string) {
  return {
    /** The root file of the hand-written contract. */
    contract: join(folder, "openapi/openapi.yaml"),
    /** The lint configuration. */
    config: join(folder, "redocly.yaml"),
    /** The folder for generated files. */
    generated: join(folder, "generated"),
  };
}

/** The paths of this project. npm runs every script in the project's folder. */
export const projectPaths = pathsBelow(process.cwd());
