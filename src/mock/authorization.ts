import { UserRole } from "../constants/index.ts";
import { methods } from "../contract/document.ts";

/**
 * The methods that each role may use for the operations of the contract. Only Super Admins and Administrators may issue POST
 * and PUT (specification, API inspector): of what the specification lets other roles change, such as schedule maintenance and
 * billing, the contract has no operation.
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
