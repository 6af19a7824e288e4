import { isValueOf, UserRole } from "../../constants/index.ts";
import { constantsOf } from "../../contract/constants.ts";
import type { Document } from "../../contract/document.ts";
import { permittedMethods } from "../../mock/authorization.ts";
import { type Method, methods, type PageRole } from "../common/messages.ts";

const deleteInterpretation =
  "The specification allows POST and PUT to Super Admins and Admins only, and does not say who may issue DELETE. The inspector allows DELETE to the same two roles.";

/**
 * How the inspector interprets each role. POST and PUT are for two roles alone, and a role decides what is seen
 * (specification, API inspector). The rest is the narrowest interpretation of the role's permission.
 */
const interpretations: Record<UserRole, string> = {
  [UserRole.SuperAdmin]: deleteInterpretation,
  [UserRole.Administrator]: `${deleteInterpretation} The permission excludes billing and user access, whose paths are not documented. The service must refuse them.`,
  [UserRole.Operator]:
    "GET only: schedule maintenance needs POST and PUT, which only Super Admins and Admins may issue. The “most modules” are not documented. The service must refuse the others.",
  [UserRole.ReadOnly]: "",
  [UserRole.BillingContact]: "Nothing is visible: the contract has no operations of the billing modules.",
  [UserRole.SpokesPerson]: "GET only: comments are posted through dashboards.",
  [UserRole.HostingProvider]:
    "Nothing is visible: the contract has no operations of schedule maintenance, and no other access is documented.",
  [UserRole.NoAccess]: "Nothing is visible.",
};

/** Methods that only operations of overlays have, each with a documented one that it is like, as at the mock. */
const alike: Partial<Record<Method, Method>> = { PATCH: "PUT", HEAD: "GET", OPTIONS: "GET" };

function methodsOf(role: UserRole): Method[] {
  const permitted: readonly string[] = permittedMethods[role];
  return methods.filter((method) => permitted.includes(alike[method] ?? method));
}

/** The roles of the contract, for the page. Those of an overlay may issue nothing. */
export function pageRoles(document: Document): PageRole[] {
  const roles = constantsOf(document).find(({ name }) => name === "UserRole")?.members ?? [];
  return roles.map(({ id, meaning: permission = "" }) => {
    const name = String(id);
    if (!isValueOf(UserRole, name)) return { name, permission, methods: [], interpretation: "" };
    return { name, permission, methods: methodsOf(name), interpretation: interpretations[name] };
  });
}

/**
 * Checks whether a role may use a method.
 * @returns why the method is refused; undefined if it is allowed
 */
export function roleRefusal(role: string, method: Method): string | undefined {
  if (!isValueOf(UserRole, role))
    return `Unknown role ${JSON.stringify(role)}. The roles are ${Object.keys(interpretations).join(", ")}.`;
  if (methodsOf(role).includes(method)) return undefined;
  return `The role ${role} may not issue ${method} in the inspector.`;
}
