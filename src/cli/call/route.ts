import { basePath } from "../../contract/base-path.ts";
import { type Document, methodsWithBody } from "../../contract/document.ts";
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
  /** Whether the operation was named by its id, so that it takes only values that the contract knows. */
  isById: boolean;
  /** Whether values become attributes of a JSON body. */
  takesAttributes: boolean;
  /** The parameters that the typed path has already. */
  inPath: Readonly<Record<string, string>>;
}

interface TypedMethod {
  /** The method that was typed. */
  verb: string | undefined;
  hasBody: boolean;
}

/** @throws TypeError if no operation has the id, or if a call of it is not possible */
export function routeCall({ id, path }: Arguments, typed: TypedMethod, document: Document): CallRoute {
  const operations = operationsOf(document);
  const route = id === undefined ? routeOfPath(path, typed, operations) : routeOfId(id, typed, operations);
  if (typed.hasBody && route.method === "GET") throw new TypeError("GET has no body, so leave out --body.");
  return { ...route, takesAttributes: !typed.hasBody && methodsWithBody.includes(route.method) };
}

type Found = Omit<CallRoute, "takesAttributes">;

function routeOfPath(path: string, { verb, hasBody }: TypedMethod, operations: readonly Operation[]): Found {
  const method = verb ?? (hasBody ? "POST" : "GET");
  const route = validators.router.find(basePath + path, method);
  const isTemplate = route?.template === path;
  // If the typed path has `{id}` but is not a path of the contract, it must not match an operation: the literal text `{id}`
  // would be taken as a value.
  const found = isTemplate || !path.includes("{") ? route : undefined;
  const operation = operations.find((one) => one.id === found?.operation?.id);
  const inPath = isTemplate ? {} : (found?.parameters ?? {});
  return { method, template: path, operation, isById: false, inPath };
}

function routeOfId(id: string, { verb }: TypedMethod, operations: readonly Operation[]): Found {
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
  if (verb !== undefined) throw new TypeError(`--method is for a path: ${id} is always sent with ${operation.method}.`);
  return { method: operation.method, template: operation.path, operation, isById: true, inPath: {} };
}
