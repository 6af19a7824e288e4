import { basePath } from "../../contract/base-path.ts";
import type { Document } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import { nearestTexts } from "../../shared/nearest.ts";
import { validators } from "../../validation/all-operations.ts";
import type { Arguments } from "./arguments.ts";

export interface CallRoute {
  method: string;
  /** The path of the operation, or the typed path; parameters that have no value yet are in braces. */
  template: string;
  /** Undefined if the contract does not have it. */
  operation: Operation | undefined;
  /** The parameters that the typed path has already. */
  inPath: Readonly<Record<string, string>>;
}

/** @throws TypeError if no operation has the id, or if a call of it is not possible */
export function routeCall(
  { id, path }: Arguments,
  { method, hasBody }: { method: string | undefined; hasBody: boolean },
  document: Document,
): CallRoute {
  const operations = operationsOf(document);
  if (id === undefined) {
    const verb = method ?? (hasBody ? "POST" : "GET");
    requireNoBody(verb, hasBody);
    const route = validators.router.find(basePath + path, verb);
    const isTemplate = route?.template === path;
    // If the typed path has `{id}` but is not a path of the contract, it must not match an operation: the literal text `{id}`
    // would be taken as a value.
    const found = isTemplate || !path.includes("{") ? route : undefined;
    const operation = operations.find((one) => one.id === found?.operation?.id);
    return { method: verb, template: path, operation, inPath: isTemplate ? {} : (found?.parameters ?? {}) };
  }
  const operation = operations.find((one) => one.id === id);
  if (operation?.isOAuth)
    throw new TypeError(
      `${id} is on the auth server, and no call of its own: calls create access tokens by themselves. A person uses login, token and logout.`,
    );
  if (!operation) {
    const ids = operations.filter(({ isOAuth }) => !isOAuth).map((one) => one.id);
    const nearest = nearestTexts(ids, id).join(", ");
    throw new TypeError(
      `No operation is named ${JSON.stringify(id)}. Nearest: ${nearest}. An undocumented operation is called by its path, such as /your/path.`,
    );
  }
  if (method !== undefined)
    throw new TypeError(`--method is for a path: ${id} is always sent with ${operation.method}.`);
  requireNoBody(operation.method, hasBody);
  return { method: operation.method, template: operation.path, operation, inPath: {} };
}

function requireNoBody(method: string, hasBody: boolean): void {
  if (hasBody && (method === "GET" || method === "HEAD"))
    throw new TypeError(`${method} has no body, so leave out --body.`);
}
