import { basename, dirname, relative } from "node:path";
import type { Oas3Rule } from "@redocly/openapi-core";
import { filesBelow, startOf } from "../component-files.ts";

/** A component has the name of its file, which must also be a valid name in generated code. */
export const ComponentFileName: Oas3Rule = () => ({
  Schema(_schema, { location, report }) {
    const file = location.source.absoluteRef;
    const name = basename(file, ".yaml");
    if (location.pointer !== "#/") return;
    // A schema named Record would hide the type Record of TypeScript in the generated types.
    if (!/^(?!Record$)\p{Lu}[\p{L}\p{N}_]*$/u.test(name)) {
      const message = `The file ${name}.yaml has no name of a type in code. Name it like ThingList.yaml.`;
      report({ message, location });
    }
    if (/\/components\/constants\/[^/]*$/.test(file.replaceAll("\\", "/"))) {
      const message = `The constant ${name} has no subject. Move its file to a folder such as constants/monitors.`;
      report({ message, location });
    }
  },
  Components(components, { location, report }) {
    for (const [kind, members] of Object.entries(components)) {
      for (const [name, component] of Object.entries<{ $ref?: string }>(members ?? {})) {
        const file = component?.$ref?.split("#")[0];
        if (!file || basename(file, ".yaml") === name) continue;
        const message = `The component ${name} is in the file ${file}. Give both the same name.`;
        report({ message, location: location.child([kind, name]) });
      }
    }
  },
});

/** The files of openapi/ that are not parts of the document. Markdown files are not, either. */
const otherFiles = ["reference.yaml", "search-words.yaml"];

/** Every file has content, and something refers to it. Otherwise a part of the contract would be missing without an error. */
export const FileUsed: Oas3Rule = () => {
  const used = new Set<string>();
  return {
    ref: {
      enter(_node, { report }, { node: target, location }) {
        const file = location?.source.absoluteRef;
        if (!file || used.has(file)) return;
        used.add(file);
        if (location.pointer === "#/" && !target)
          report({ message: "The file is empty. Write what belongs in it, or delete it.", location: startOf(file) });
      },
    },
    Root: {
      leave(_root, { location, report }) {
        const root = location.source.absoluteRef;
        // The bundle is one file, and does not refer to others.
        if (root.endsWith(".json")) return;
        const folder = dirname(root);
        for (const file of filesBelow(folder)) {
          const isOther = file.endsWith(".md") || otherFiles.includes(relative(folder, file));
          if (isOther || file === root || used.has(file)) continue;
          const message = file.endsWith(".yaml")
            ? "Nothing refers to this file. List it in openapi.yaml, or delete it."
            : "This file is not read. Its name must end with .yaml.";
          report({ message, location: startOf(file) });
        }
      },
    },
  };
};
