import { UserRole } from "../../constants/index.ts";
import { resolve } from "../../mock/contract/document.ts";
import type { ServiceOperation } from "../../mock/contract/operations.ts";
import type { Method, PageContract, PageOperation, PageRole } from "../common/messages.ts";
import type { InspectedContract } from "./contract.ts";
import { inspectorRole } from "./roles.ts";
import type { InspectedService } from "./service.ts";

/** What the mock does not need of an operation. */
interface Shown {
  summary: string;
  tags: string[];
  parameters?: unknown[];
  requestBody?: unknown;
}

interface Parameter {
  in: string;
  name: string;
  example?: string;
}

interface Body {
  content: Record<string, { examples?: Record<string, { $ref: string } | { value: unknown }> }>;
}

interface UserRoleSchema {
  enum: string[];
  "x-enum-descriptions": string[];
}

/** What the page is told: all of it comes from the contract, the roles and the settings of the client. */
export function pageContract(contract: InspectedContract, service: InspectedService): PageContract {
  const { baseUrl, isLive, version } = service;
  return {
    target: { baseUrl, isLive },
    version,
    roles: pageRoles(contract),
    // The mock's one user may do everything. Of the real service's user it is not known, so it begins with reading.
    role: isLive ? UserRole.ReadOnly : UserRole.SuperAdmin,
    operations: contract.operations.map((operation) => pageOperation(contract, operation)),
  };
}

function pageRoles({ document }: InspectedContract): PageRole[] {
  const schema = resolve<UserRoleSchema>(document, { $ref: "#/components/schemas/UserRole" });
  return schema.enum.map((name, index) => {
    const { methods = [], reading = "" } = inspectorRole(name) ?? {};
    return { name, permission: schema["x-enum-descriptions"][index] ?? "", methods: [...methods], reading };
  });
}

function pageOperation({ document }: InspectedContract, operation: ServiceOperation): PageOperation {
  const { id, path, method, scope = "", takesAccount } = operation;
  const shown = document.paths[path]?.[method] as unknown as Shown;
  const parameters = (shown.parameters ?? []).map((reference) => resolve(document, reference as Parameter));
  return {
    id,
    method: method.toUpperCase() as Method,
    path,
    tag: shown.tags[0] ?? "",
    summary: shown.summary,
    scope,
    takesAccount,
    exampleUri: path.replace(/\{(\w+)\}/g, (braces, name) => {
      const example = parameters.find((parameter) => parameter.in === "path" && parameter.name === name)?.example;
      return example === undefined ? braces : encodeURIComponent(example);
    }),
    exampleBody: shown.requestBody ? exampleBody(document, shown.requestBody as Body) : "",
  };
}

function exampleBody(document: InspectedContract["document"], reference: Body): string {
  const [media] = Object.values(resolve(document, reference).content);
  const [example] = Object.values(media?.examples ?? {});
  return example ? JSON.stringify((resolve(document, example) as { value: unknown }).value, null, 2) : "{}";
}
