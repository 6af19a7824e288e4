import type { PageContract, PageRole } from "../common/messages.ts";

const roleKey = "inspector-role";

/** The role that was chosen in this tab, for all its pages; the default if none was. */
export function roleOf({ roles, role }: Pick<PageContract, "roles" | "role">): PageRole {
  const chosen = sessionStorage.getItem(roleKey);
  const found = roles.find(({ name }) => name === chosen) ?? roles.find(({ name }) => name === role);
  if (!found) throw new Error(`Unknown role ${role}.`);
  return found;
}

export function chooseRole(name: string): void {
  sessionStorage.setItem(roleKey, name);
}
