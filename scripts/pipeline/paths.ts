import { fileURLToPath } from "node:url";
import type { BuildPaths } from "./build.ts";

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Where the project keeps the contract and what is generated from it. */
export const projectPaths: BuildPaths = {
  contract: inProject("openapi/openapi.yaml"),
  config: inProject("redocly.yaml"),
  generated: inProject("generated"),
};
