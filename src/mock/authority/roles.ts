import { UserRole } from "../../constants/index.ts";

const all = ["GET", "POST", "PUT", "DELETE"] as const;

/**
 * The methods that each role may use for the operations of the contract. Only Super Admins and Administrators may issue POST
 * and PUT (specification, API inspector): of what the specification lets other roles change, such as schedule maintenance and
 * billing, the contract has no operation.
 */
export const permittedMethods: Readonly<Record<UserRole, readonly (typeof all)[number][]>> = {
  [UserRole.SuperAdmin]: all,
  [UserRole.Administrator]: all,
  [UserRole.Operator]: ["GET"],
  [UserRole.ReadOnly]: ["GET"],
  [UserRole.BillingContact]: [],
  [UserRole.SpokesPerson]: ["GET"],
  [UserRole.HostingProvider]: [],
  [UserRole.NoAccess]: [],
};

/** Methods that only operations of overlays have, each with a documented one that it is like: it changes something, or not. */
const alike: Readonly<Record<string, string>> = { PATCH: "PUT", HEAD: "GET", OPTIONS: "GET", TRACE: "GET" };

export function permits(role: UserRole, method: string): boolean {
  return permittedMethods[role].some((one) => one === (alike[method] ?? method));
}
