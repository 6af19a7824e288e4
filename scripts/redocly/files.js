// @ts-check
/** @import { Oas3Decorator, Oas3Preprocessor, Oas3Rule } from "@redocly/openapi-core" */
/** What follows from the names of the hand-written files. */
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

/**
 * A component has the name of its file, which is one in generated code, too.
 * @type {Oas3Rule}
 */
export const ComponentFileName = () => ({
  Schema(_schema, { location, report }) {
    const name = basename(location.source.absoluteRef, ".yaml");
    if (location.pointer !== "#/") return;
    if (!/^\p{Lu}[\p{L}\p{N}_]*$/u.test(name)) {
      const message = `The file ${name}.yaml has no name of a type in code. Name it like ThingList.yaml.`;
      report({ message, location });
    }
    if (/\/components\/constants\/[^/]*$/.test(location.source.absoluteRef.replaceAll("\\", "/"))) {
      const message = `The constant ${name} has no subject. Move its file to a folder such as constants/monitors.`;
      report({ message, location });
    }
  },
  Components(components, { location, report }) {
    for (const [kind, members] of Object.entries(components)) {
      for (const [name, component] of Object.entries(members ?? {})) {
        const file = component?.$ref?.split("#")[0];
        if (!file || basename(file, ".yaml") === name) continue;
        const message = `The component ${name} is in the file ${file}. Give both the same name.`;
        report({ message, location: location.child([kind, name]) });
      }
    }
  },
});

const folder = /\/components\/constants\/(\w+)\/\w+\.yaml$/;

/**
 * Writes the domain of each constant, which is the folder of its file, to `x-domain`: the bundle has no folders.
 * @type {Oas3Decorator}
 */
export const ConstantDomain = () => ({
  Schema: {
    leave(schema, { location }) {
      const [, domain] = folder.exec(location.source.absoluteRef.replaceAll("\\", "/")) ?? [];
      if (domain && location.pointer === "#/") Object.assign(schema, { "x-domain": domain });
    },
  },
});

/** The folders whose files are components, each with the name of its file. */
const folders = ["components/constants", "components/schemas/rules"];

/**
 * Lists every constant and every rule among the components of the root: operations do not refer to all of them, and a list
 * by hand would repeat the names of the files.
 * @type {Oas3Preprocessor}
 */
export const ListComponents = () => ({
  Root: {
    enter(root, { location }) {
      const folder = dirname(location.source.absoluteRef);
      const files = folders.flatMap((one) => filesBelow(join(folder, one))).filter((file) => file.endsWith(".yaml"));
      if (files.length === 0) return;
      const { schemas, ...components } = root.components ?? {};
      const refTo = (/** @type {string} */ file) => ({ $ref: relative(folder, file).replaceAll("\\", "/") });
      const listed = files.map((file) => [basename(file, ".yaml"), refTo(file)]);
      root.components = { ...components, schemas: { ...Object.fromEntries(listed), ...schemas } };
    },
  },
});

/** @param {string} folder */
function filesBelow(folder) {
  // The bundle has no such folders beside it.
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** Files of openapi/ that are no part of the document, besides Markdown. */
const otherFiles = ["reference.yaml", "search-words.yaml"];

/**
 * Something refers to each file: one that nothing refers to is a part of the contract that is missing. No two constants or rules are
 * in files of one name.
 * @type {Oas3Rule}
 */
export const FileUsed = () => {
  /** @type {Set<string>} */
  const used = new Set();
  return {
    ref: {
      enter(_node, _context, { location }) {
        if (location) used.add(location.source.absoluteRef);
      },
    },
    Root: {
      leave(_root, { location, report }) {
        const folder = dirname(location.source.absoluteRef);
        // The bundle is one file.
        if (location.source.absoluteRef.endsWith(".json")) return;
        const problem = (/** @type {string} */ message) => report({ message, location: location.child("paths").key() });
        const shown = (/** @type {string} */ file) => relative(process.cwd(), file);
        const files = filesBelow(folder).filter(
          (file) => !file.endsWith(".md") && !otherFiles.includes(relative(folder, file)),
        );
        for (const file of files.filter((one) => one !== location.source.absoluteRef && !used.has(one))) {
          const listed = folders.some((one) => file.startsWith(join(folder, one)));
          const same = files.find((one) => listed && one !== file && basename(one) === basename(file));
          if (same)
            problem(`Two files have the name ${basename(file)}: ${shown(file)} and ${shown(same)}. Rename one.`);
          else if (!file.endsWith(".yaml"))
            problem(`The file ${shown(file)} is not read. Its name must end with .yaml.`);
          else problem(`Nothing refers to the file ${shown(file)}. List it in openapi.yaml, or delete it.`);
        }
      },
    },
  };
};
