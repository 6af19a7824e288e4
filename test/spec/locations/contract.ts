// The parts of the contract that statements are bound to: guides, schemas, operations and others.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, operations, validator } from "../../support/bundle.ts";

export type Target = (typeof operations)[number];

export interface Contract {
  /** The text of a guide in the bundle. */
  guide(name: string): string;
  /** Whether a component schema accepts a value. */
  accepts(schema: string, value: unknown): boolean;
  operation(id: string): Target;
  /** The part of the contract at a path below `components`, or below the root. */
  at(path: string): unknown;
}

const folder = fileURLToPath(new URL("../../../openapi/", import.meta.url));

/** The files of the guides, without their extension. */
export const guideNames = readdirSync(`${folder}guides`).map((file) => file.replace(/\.md$/, ""));

/** The tag of each file. The overview is the description of the contract. */
const tagOfGuide = new Map(
  [...readFileSync(`${folder}openapi.yaml`, "utf8").matchAll(/name: ([^,\n]+),.*\$ref: guides\/(\S+)\.md/g)].map(
    ([, tag, file]) => [file, tag],
  ),
);

export const contract: Contract = {
  guide(name) {
    if (name === "overview") return bundle.info.description;
    const tag = bundle.tags.find((one) => one.name === tagOfGuide.get(name));
    if (!tag) throw new Error(`No tag has the text of openapi/guides/${name}.md.`);
    return tag.description.replace(/^<a id=".*"><\/a>\s*/, "");
  },
  accepts: (schema, value) => validator(schema)(value) === true,
  operation(id) {
    const found = operations.find(({ name }) => name === id);
    if (!found) throw new Error(`The contract has no operation ${id}.`);
    return found;
  },
  at(path) {
    const keys = path.split("/");
    const root = bundle as unknown as Record<string, unknown>;
    const start: unknown = (keys[0] ?? "") in root ? root : bundle.components;
    return keys.reduce((node, key) => (node as Record<string, unknown> | undefined)?.[key], start);
  },
};
