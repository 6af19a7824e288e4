import { UserRole } from "../../constants/index.ts";
import { constantsOf } from "../../contract/constants.ts";
import type { Document } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import type { Method, PageContract, PageOperation, PageRole } from "../common/messages.ts";
import { inspectorRole } from "./roles.ts";
import type { InspectedService } from "./service.ts";

/** The contract for the page, with the service that is called. The OAuth operations are not available in the inspector. */
export function pageContract(document: Document, { baseUrl, isLive, version }: InspectedService): PageContract {
  return {
    target: { baseUrl, isLive },
    version,
    roles: pageRoles(document),
    // The mock's user may do everything. The role of the real service's user is unknown, so the default only reads.
    role: isLive ? UserRole.ReadOnly : UserRole.SuperAdmin,
    operations: operationsOf(document)
      .filter(({ isOAuth }) => !isOAuth)
      .map((operation) => pageOperation(operation)),
  };
}

function pageRoles(document: Document): PageRole[] {
  const roles = constantsOf(document).find(({ name }) => name === "UserRole")?.members ?? [];
  return roles.map(({ id, meaning = "" }) => {
    const { methods = [], interpretation = "" } = inspectorRole(String(id)) ?? {};
    return { name: String(id), permission: meaning, methods: [...methods], interpretation };
  });
}

function pageOperation(operation: Operation): PageOperation {
  const { id, path, method, tag, summary, scope = "", takesAccount, parameters, requestBody } = operation;
  const [example] = requestBody?.examples ?? [];
  return {
    id,
    method: method.toUpperCase() as Method,
    path,
    tag,
    summary,
    scope,
    takesAccount,
    exampleUri: path.replace(/\{(\w+)\}/g, (braces, name) => {
      const value = parameters.find((parameter) => parameter.in === "path" && parameter.name === name)?.example;
      return value === undefined ? braces : encodeURIComponent(value);
    }),
    exampleBody: requestBody ? JSON.stringify(example?.value ?? {}, null, 2) : "",
  };
}
