/** Completes the contract from the names of its files: lists the components, and writes the folder of a constant as its domain. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { type Oas3Decorator, type Oas3Preprocessor, Source } from "@redocly/openapi-core";

/** The folders whose files are components, each with the name of its file. */
const folders = ["components/constants", "components/schemas/rules"];

/** The files below a folder. Empty if the folder does not exist: the lint also runs on the bundle, which has no folders. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/**
 * Lists every constant and every rule among the components of the root: operations do not refer to all of them, and a list
 * by hand would repeat the names of the files.
 */
export const ListComponents: Oas3Preprocessor = () => ({
  Root: {
    enter(root, { location, report }) {
      const folder = dirname(location.source.absoluteRef);
      const files = folders.flatMap((one) => filesBelow(join(folder, one))).filter((file) => file.endsWith(".yaml"));
      const listed = new Map<string, string>();
      for (const file of files) {
        const name = basename(file, ".yaml");
        const other = listed.get(name);
        if (other) {
          const message = `The file ${relativePath(other)} has this name, too. Rename one: components have the names of their files.`;
          report({ message, location: startOf(file) });
        }
        listed.set(name, file);
      }
      const refs = [...listed].map(([name, file]) => [name, { $ref: relative(folder, file).replaceAll("\\", "/") }]);
      const { schemas, ...components } = root.components ?? {};
      root.components = { ...components, schemas: { ...Object.fromEntries(refs), ...schemas } };
    },
  },
});

/** The relative path of a file, for messages. */
export function relativePath(file: string): string {
  return relative(process.cwd(), file);
}

/** The place of a message about a file as a whole. */
export function startOf(file: string) {
  return { source: new Source(file, readFileSync(file, "utf8")), pointer: "#/", reportOnKey: true };
}

const constantFile = /\/components\/constants\/([\w-]+)\/\w+\.yaml$/;

/** Writes the domain of each constant, which is the folder of its file, to `x-domain`: the bundle has no folders. */
export const ConstantDomain: Oas3Decorator = () => ({
  Schema: {
    leave(schema, { location }) {
      const [, domain] = constantFile.exec(location.source.absoluteRef.replaceAll("\\", "/")) ?? [];
      if (domain && location.pointer === "#/") Object.assign(schema, { "x-domain": domain });
    },
  },
});
