import { basePath } from "../../contract/base-path.ts";
import { nearestTexts } from "../../shared/nearest.ts";
import type { ServedContract } from "../served-contract.ts";
import { type CallMatch, matchesPath } from "./match.ts";

/**
 * Checks that a call can match.
 * @throws TypeError that says why none ever can, with the nearest that can
 */
export function assertCanMatch(
  { operation: id, path }: CallMatch,
  { operations, validators }: Pick<ServedContract, "operations" | "validators">,
): void {
  const operation = id === undefined ? undefined : validators.operation(id);
  if (path === undefined) return;
  const [pathname = "", query] = path.split("?");
  if (query !== undefined) {
    const parameters = JSON.stringify(Object.fromEntries(new URLSearchParams(query)));
    throw new TypeError(`path must not have a query. Use path: ${JSON.stringify(pathname)}, query: ${parameters}.`);
  }
  if (operation && !matchesPath(path, operation.path))
    throw new TypeError(`path must match ${operation.path}, the path of ${id}; got ${JSON.stringify(path)}.`);
  const paths = [...new Set(operations.map((one) => one.path))];
  if (paths.some((one) => matchesPath(path, one))) return;
  const below = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  throw new TypeError(
    `path must match a path of the contract, which is below {base_url} or {auth_url}; got ${JSON.stringify(path)}. The nearest are ${nearestTexts(paths, below).join(", ")}.`,
  );
}
