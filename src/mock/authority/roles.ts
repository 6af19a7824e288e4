import { UserRole } from "../../constants/index.ts";

const all = ["GET", "POST", "PUT", "DELETE"] as const;

/**
 * The methods that each role may use for the operations of the contract (specification, User roles and API inspector). Only
 * Super Admins and Administrators may change what the contract has operations for: schedule maintenance and billing, which
 * other roles may change, have none.
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
