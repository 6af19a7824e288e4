import { basePath } from "../../contract/base-path.ts";
import type { Operation } from "../../contract/operations.ts";
import { nearestTexts } from "../../shared/nearest.ts";
import { type CallMatch, matchesPath } from "./match.ts";

/**
 * Checks that a call can match.
 * @throws TypeError that says why none ever can, with the nearest that can
 */
export function assertCanMatch({ operation: id, path }: CallMatch, operations: readonly Operation[]): void {
  const operation = operations.find((one) => one.id === id);
  if (id !== undefined && !operation) {
    const ids = operations.map((one) => one.id);
    throw new TypeError(
      `Unknown operation ${JSON.stringify(id)}. The nearest are ${nearestTexts(ids, id).join(", ")}.`,
    );
  }
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
