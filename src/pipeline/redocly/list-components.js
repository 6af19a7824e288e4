// @ts-check
import { readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

/** The folders whose files are components, each with the name of its file. */
const folders = ["components/constants", "components/schemas/rules"];

/**
 * Lists every constant and every rule among the components of the root: operations do not refer to all of them, and a list
 * by hand would repeat the names of the files.
 * @type {import("@redocly/openapi-core").Oas3Preprocessor}
 */
export const ListComponents = () => ({
  Root: {
    enter(root, { location }) {
      const folder = dirname(location.source.absoluteRef);
      const files = folders.flatMap((one) => filesBelow(join(folder, one)));
      if (files.length === 0) return;
      const { schemas, ...components } = root.components ?? {};
      const listed = files.map((file) => [
        basename(file, ".yaml"),
        { $ref: relative(folder, file).replaceAll("\\", "/") },
      ]);
      root.components = { ...components, schemas: { ...Object.fromEntries(listed), ...schemas } };
    },
  },
});

/** @param {string} folder */
function filesBelow(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".yaml"))
      .sort()
      .map((file) => join(folder, file));
  } catch {
    return []; // The bundle has no such folders beside it.
  }
}
