import { methods } from "../../contract/document.ts";
import type { Path } from "./origins.ts";

/** What people call a part of the contract that is whole in itself. */
export interface Element {
  /** `GET /monitors`, `Monitor`, `Monitor.monitor_id` */
  name: string;
}

/** The operation, the component or the property of a record at a path; undefined for any other part. */
export function elementAt(path: Path): Element | undefined {
  const [root, first, second] = path.map(String);
  if (root === "paths" && path.length === 3 && isMethod(second)) return { name: `${second.toUpperCase()} ${first}` };
  if (root !== "components") return undefined;
  if (path.length === 3) return { name: second ?? "" };
  if (first === "schemas" && path.length > 4 && path.at(-2) === "properties")
    return { name: `${second}.${path.at(-1)}` };
  return undefined;
}

function isMethod(key: string | undefined): key is string {
  return (methods as readonly string[]).includes(key ?? "");
}
