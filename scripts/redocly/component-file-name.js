// @ts-check
import { basename } from "node:path";

/**
 * A component's name is its file's name, so that either leads to the other.
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const ComponentFileName = () => ({
  Components(components, { location, report }) {
    for (const [kind, members] of Object.entries(components)) {
      for (const [name, component] of Object.entries(members ?? {})) {
        const file = component?.$ref?.split("#")[0];
        if (!file || basename(file, ".yaml") === name) continue;
        report({
          message: `The component ${name} stands in ${file}. Name both alike.`,
          location: location.child([kind, name]),
        });
      }
    }
  },
});
