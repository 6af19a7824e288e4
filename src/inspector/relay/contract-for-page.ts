import { UserRole } from "../../constants/index.ts";
import { constantsOf } from "../../contract/constants.ts";
import type { Operation } from "../../contract/operations.ts";
import type { Method, PageContract, PageOperation, PageRole } from "../common/messages.ts";
import type { InspectedContract } from "./contract-reader.ts";
import { inspectorRole } from "./roles.ts";
import type { InspectedService } from "./service.ts";

/** The part of the contract that the page uses, with the roles and the service. */
export function pageContract(contract: InspectedContract, service: InspectedService): PageContract {
  const { baseUrl, isLive, version } = service;
  return {
    target: { baseUrl, isLive },
    version,
    roles: pageRoles(contract),
    // The mock's user may do everything. The role of the real service's user is unknown, so the default only reads.
    role: isLive ? UserRole.ReadOnly : UserRole.SuperAdmin,
    operations: contract.operations.map((operation) => pageOperation(operation)),
  };
}

function pageRoles({ document }: InspectedContract): PageRole[] {
  const roles = constantsOf(document).find(({ name }) => name === "UserRole")?.members ?? [];
  return roles.map(({ id, meaning = "" }) => {
    const { methods = [], reading = "" } = inspectorRole(String(id)) ?? {};
    return { name: String(id), permission: meaning, methods: [...methods], reading };
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
