import type { PageContract, PageRole } from "../page-types.ts";

const roleKey = "inspector-role";

/** The role that was chosen in this tab, for all its pages; the first, a Super Admin, if none was. */
export function roleOf({ roles }: Pick<PageContract, "roles">): PageRole {
  const chosen = sessionStorage.getItem(roleKey);
  const role = roles.find(({ name }) => name === chosen) ?? roles[0];
  if (!role) throw new Error("The contract has no roles.");
  return role;
}

export function chooseRole(name: string): void {
  sessionStorage.setItem(roleKey, name);
}
