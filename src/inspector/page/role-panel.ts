import { byId, option } from "../../site/browser/dom.ts";
import type { PageContract, PageRole } from "../common/messages.ts";

const select = byId("role", HTMLSelectElement);
const note = byId("role-note", HTMLParagraphElement);
const key = "inspector-role";

/** The selection of the role, with a description of its permission. */
export class RolePanel {
  readonly #roles: PageRole[];

  constructor({ roles, role }: PageContract, onChange: () => void) {
    this.#roles = roles;
    select.replaceChildren(...roles.map(({ name }) => option(name)));
    select.value = sessionStorage.getItem(key) ?? role;
    if (select.selectedIndex < 0) select.value = role;
    this.#explain();
    select.addEventListener("change", () => {
      sessionStorage.setItem(key, select.value);
      this.#explain();
      onChange();
    });
  }

  get role(): PageRole {
    const role = this.#roles[select.selectedIndex];
    if (!role) throw new Error("No role is selected.");
    return role;
  }

  #explain(): void {
    const { permission, interpretation } = this.role;
    note.textContent = `${permission}. ${interpretation}`;
  }
}
