import { readdirSync, readFileSync } from "node:fs";
import { operations } from "../support/bundle.ts";
import type { Location } from "./transcription/locations.ts";

const files = readdirSync("openapi", { recursive: true, encoding: "utf8" }).map((file) => `openapi/${file}`);
const paths = new Map(
  [...readFileSync("openapi/openapi.yaml", "utf8").matchAll(/^ {2}(\/\S+): \{ \$ref: "?([^" ]+)/gm)].map(
    ([, path = "", file]): [string, string] => [path, `openapi/${file}`],
  ),
);

/** The file of a component of the contract. */
export function componentFile(name: string): string {
  return files.find((file) => file.endsWith(`/${name}.yaml`)) ?? `a file ${name}.yaml below openapi/components/`;
}

/** The file of the operations of a path. */
export function pathFile(path: string): string {
  return paths.get(path) ?? "`paths` of openapi/openapi.yaml";
}

/** The file that a statement is bound to. */
export function locationFile(location: Location): string {
  if ("guide" in location) return `openapi/guides/${location.guide}.md`;
  if ("schema" in location) return componentFile(location.schema);
  if ("at" in location) return componentFile(location.at.split("/")[1] ?? "");
  const ids = [location.operation].flat();
  const target = operations.find(({ id }) => id === ids[0]);
  return target ? pathFile(target.path) : `a file below openapi/paths/ with the operationId ${ids[0]}`;
}

/**
 * The message of a red test: what is wrong, and what to do now.
 * @param file of the contract
 * @param section of CONTRIBUTING.md, with the steps
 */
export function advice(wrong: string, file: string, section: string): string {
  return `${wrong} Change ${file}, then run \`npm run build\`. CONTRIBUTING.md has the steps below "${section}"`;
}
