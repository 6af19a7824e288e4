import { UserRole, valuesOf } from "../constants/index.ts";
import { constantsOf } from "../contract/constants.ts";
import type { Document } from "../contract/document.ts";
import { permittedMethods } from "../mock/authorization.ts";
import type { PageRole } from "./page-types.ts";

const deleteInterpretation =
  "The specification allows POST and PUT to Super Admins and Admins only, and does not say who may issue DELETE. The inspector allows DELETE to the same two roles.";

/**
 * How the inspector interprets each role. POST and PUT are for two roles alone, and a role decides what is seen
 * (specification, API inspector). The rest is the narrowest interpretation of the role's permission.
 */
const interpretations: Record<UserRole, string> = {
  [UserRole.SuperAdmin]: deleteInterpretation,
  [UserRole.Administrator]: `${deleteInterpretation} The permission excludes billing and user access, whose paths are not documented.`,
  [UserRole.Operator]:
    "GET only: schedule maintenance needs POST and PUT, which only Super Admins and Admins may issue. The “most modules” are not documented.",
  [UserRole.ReadOnly]: "",
  [UserRole.BillingContact]: "Nothing is visible: the contract has no operations of the billing modules.",
  [UserRole.SpokesPerson]: "GET only: comments are posted through dashboards.",
  [UserRole.HostingProvider]:
    "Nothing is visible: the contract has no operations of schedule maintenance, and no other access is documented.",
  [UserRole.NoAccess]: "Nothing is visible.",
};

/** The roles of the contract, for the page, with what the mock permits to each. */
export function pageRoles(document: Document): PageRole[] {
  const members = constantsOf(document).find(({ name }) => name === "UserRole")?.members ?? [];
  return valuesOf(UserRole).map((name) => ({
    name,
    permission: members.find(({ id }) => id === name)?.meaning ?? "",
    methods: permittedMethods[name],
    interpretation: interpretations[name],
  }));
}
