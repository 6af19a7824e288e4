/** The chosen role, which the pages of a tab share. */
import type { PageContract, PageRole } from "../common/messages.ts";

const key = "inspector-role";

/** @throws Error if the contract does not have the role */
export function roleNamed({ roles }: PageContract, name: string): PageRole {
  const found = roles.find((role) => role.name === name);
  if (!found) throw new Error(`Unknown role ${name}.`);
  return found;
}

/** The role that was chosen in this tab; the default if none was. */
export function storedRole(content: PageContract): PageRole {
  const name = sessionStorage.getItem(key);
  return content.roles.find((role) => role.name === name) ?? roleNamed(content, content.role);
}

export function storeRole({ name }: PageRole): void {
  sessionStorage.setItem(key, name);
}
