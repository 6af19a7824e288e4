import { methods } from "../../contract/document.ts";
import type { Path } from "./origins.ts";

/**
 * The name of the operation, the component or the property of a record at a path, such as `GET /monitors`, `Monitor` or
 * `Monitor.monitor_id`: parts of the contract that are whole in themselves. Undefined for any other part.
 */
export function elementAt(path: Path): string | undefined {
  const [root, first, second] = path.map(String);
  if (root === "paths" && path.length === 3 && isMethod(second)) return `${second.toUpperCase()} ${first}`;
  if (root !== "components") return undefined;
  if (path.length === 3) return second;
  if (first === "schemas" && path.length > 4 && path.at(-2) === "properties") return `${second}.${path.at(-1)}`;
  return undefined;
}

function isMethod(key: string | undefined): key is string {
  return (methods as readonly string[]).includes(key ?? "");
}
