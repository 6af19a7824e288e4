import { UserRole } from "../../constants/index.ts";
import { type Method, methods } from "../common/messages.ts";

interface InspectorRole {
  methods: readonly Method[];
  /** How the inspector interprets what the specification does not document. */
  interpretation: string;
}

const deleteInterpretation =
  "The specification allows POST and PUT to Super Admins and Admins only, and does not say who may issue DELETE. The inspector allows DELETE to the same two roles.";

/**
 * The methods that each role may use in the inspector. Only Super Admins and Admins may issue POST and PUT, and the role
 * determines what is visible (specification, API inspector). The rest is the narrowest interpretation of the role's permission.
 */
const roles: Record<UserRole, InspectorRole> = {
  [UserRole.SuperAdmin]: { methods, interpretation: deleteInterpretation },
  [UserRole.Administrator]: {
    methods,
    interpretation: `${deleteInterpretation} The permission excludes billing and user access, whose paths are not documented. The service must refuse them.`,
  },
  [UserRole.Operator]: {
    methods: ["GET"],
    interpretation:
      "GET only: schedule maintenance needs POST and PUT, which only Super Admins and Admins may issue. The “most modules” are not documented. The service must refuse the others.",
  },
  [UserRole.ReadOnly]: { methods: ["GET"], interpretation: "" },
  [UserRole.BillingContact]: {
    methods: [],
    interpretation: "Nothing is visible: the contract has no operations of the billing modules.",
  },
  [UserRole.SpokesPerson]: {
    methods: ["GET"],
    interpretation: "GET only: comments are posted through dashboards.",
  },
  [UserRole.HostingProvider]: {
    methods: [],
    interpretation:
      "Nothing is visible: the contract has no operations of schedule maintenance, and no other access is documented.",
  },
  [UserRole.NoAccess]: { methods: [], interpretation: "Nothing is visible." },
};

/** Finds a role. @returns undefined if the role does not exist */
export function inspectorRole(name: string): InspectorRole | undefined {
  return Object.hasOwn(roles, name) ? roles[name as UserRole] : undefined;
}

/**
 * Checks whether a role may use a method.
 * @returns why the method is refused; undefined if it is allowed
 */
export function roleRefusal(role: string, method: Method): string | undefined {
  const rule = inspectorRole(role);
  if (!rule) return `Unknown role ${JSON.stringify(role)}. The roles are ${Object.keys(roles).join(", ")}.`;
  if (rule.methods.includes(method)) return undefined;
  return `The role ${role} may not issue ${method} in the inspector.`;
}
