// @ts-check
import { basename } from "node:path";

/**
 * A component has the name of its file.
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const ComponentFileName = () => ({
  Components(components, { location, report }) {
    for (const [kind, members] of Object.entries(components)) {
      for (const [name, component] of Object.entries(members ?? {})) {
        const file = component?.$ref?.split("#")[0];
        if (!file || basename(file, ".yaml") === name) continue;
        report({
          message: `The component ${name} is in the file ${file}. Give both the same name.`,
          location: location.child([kind, name]),
        });
      }
    }
  },
});
