import { UserRole } from "../../constants/index.ts";
import { type Method, methods } from "../common/messages.ts";

interface InspectorRole {
  methods: readonly Method[];
  /** How the inspector reads what the source leaves open. */
  reading: string;
}

const deleteToo =
  "The specification leaves POST and PUT to Super Admins and Admins, and does not say who may issue DELETE: on the safe side, it is left to the same two.";

/**
 * What each role may issue in the inspector. The source (API inspector): only Super Admins and Admins may issue POST and
 * PUT, and what is visible depends on the role. The rest is read off what the role permits, on the safe side.
 */
const roles: Record<UserRole, InspectorRole> = {
  [UserRole.SuperAdmin]: { methods, reading: deleteToo },
  [UserRole.Administrator]: {
    methods,
    reading: `${deleteToo} Billing and user access are excepted, but their paths are not documented: the service has to refuse them.`,
  },
  [UserRole.Operator]: {
    methods: ["GET"],
    reading:
      "GET only: schedule maintenance takes POST and PUT, which the inspector leaves to Super Admins and Admins. Which the “most modules” are is not documented: the service has to refuse the others.",
  },
  [UserRole.ReadOnly]: { methods: ["GET"], reading: "" },
  [UserRole.BillingContact]: {
    methods: [],
    reading: "Nothing is visible: the contract has no operation of the billing modules.",
  },
  [UserRole.SpokesPerson]: {
    methods: ["GET"],
    reading: "GET only: comments are posted through dashboards, not here.",
  },
  [UserRole.HostingProvider]: {
    methods: [],
    reading:
      "Nothing is visible: the contract has no operation of schedule maintenance, and that the role reads anything else is not documented.",
  },
  [UserRole.NoAccess]: { methods: [], reading: "Nothing is visible." },
};

/** @returns undefined if there is no such role */
export function inspectorRole(name: string): InspectorRole | undefined {
  return Object.hasOwn(roles, name) ? roles[name as UserRole] : undefined;
}

/**
 * Why a role may not issue a method.
 * @returns undefined if it may
 */
export function refusedToRole(role: string, method: Method): string | undefined {
  const rule = inspectorRole(role);
  if (!rule) return `There is no role ${JSON.stringify(role)}.`;
  if (rule.methods.includes(method)) return undefined;
  return `The role ${role} may not issue ${method} in the inspector.`;
}
