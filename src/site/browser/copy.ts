import { constantSource } from "../../../scripts/pipeline/modules/constants-module.ts";
import type { DomainConstant } from "../../contract/constants.ts";
import { button, byId } from "./dom.ts";

const importPath = "svc-monitoring-api/constants";
const shownMilliseconds = 1500;

/** Makes each name a button that copies it as TypeScript, and adds buttons that copy the import and the object. */
export function setUpCopying(constants: DomainConstant[]): void {
  const texts = new Map<Element, () => string>();
  for (const constant of constants) {
    const { name } = constant;
    const section = byId(name, HTMLElement);
    const importButton = button("Copy import", `Copy import of ${name}`);
    texts.set(importButton, () => `import { ${name} } from "${importPath}";`);
    const objectButton = button("Copy object", `Copy object ${name}`);
    texts.set(objectButton, () => constantSource(constant));
    section.querySelector(".about")?.append(importButton, objectButton);
    for (const cell of section.querySelectorAll(".name")) {
      const member = `${name}.${cell.textContent}`;
      const copy = button(cell.textContent ?? "", `Copy ${member}`);
      texts.set(copy, () => member);
      cell.replaceChildren(copy);
    }
  }
  const status = byId("copied", HTMLElement);
  byId("content", HTMLElement).addEventListener("click", async ({ target }) => {
    const text = target instanceof Element && texts.get(target);
    if (!text) return;
    await copyText(text());
    status.textContent = `${target.ariaLabel?.replace("Copy", "Copied")}`;
    target.classList.add("copied");
    setTimeout(() => target.classList.remove("copied"), shownMilliseconds);
  });
}

async function copyText(text: string): Promise<void> {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (copied) return;
  // Some browsers do not allow clipboard access on pages opened from disk; there the deprecated command still works.
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}
