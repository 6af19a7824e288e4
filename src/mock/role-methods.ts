import { UserRole } from "../constants/index.ts";
import { methods } from "../contract/document.ts";

/**
 * The methods that each role may use for the operations of the contract. Only Super Admins and Administrators may send POST
 * and PUT (specification, API inspector). The specification lets other roles change some things, such as maintenance schedules
 * and billing, but the contract has no operations for these.
 */
export const permittedMethods: Readonly<Record<UserRole, readonly string[]>> = {
  [UserRole.SuperAdmin]: methods,
  [UserRole.Administrator]: methods,
  [UserRole.Operator]: ["GET"],
  [UserRole.ReadOnly]: ["GET"],
  [UserRole.BillingContact]: [],
  [UserRole.SpokesPerson]: ["GET"],
  [UserRole.HostingProvider]: [],
  [UserRole.NoAccess]: [],
};
