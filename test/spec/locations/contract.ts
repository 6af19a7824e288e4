// The parts of the contract that statements are bound to: guides, schemas, operations and others.

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, operations, reference, validator } from "../../support/bundle.ts";

export type Target = (typeof operations)[number];

export interface Contract {
  /** The text of a guide. */
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

export const contract: Contract = {
  guide(name) {
    const guide = reference.guides.find(({ file }) => file === name);
    if (!guide) throw new Error(`openapi/reference.yaml does not list openapi/guides/${name}.md.`);
    return guide.text;
  },
  accepts: (schema, value) => validator(schema)(value) === true,
  operation(id) {
    const found = operations.find(({ name }) => name === id);
    if (!found)
      throw new Error(
        `The contract has no operation ${id}. Give it its operationId again below openapi/paths/, or use the new name in test/spec/transcription/operation-ids.ts and statements/. CONTRIBUTING.md has the steps below "The specification"`,
      );
    return found;
  },
  at(path) {
    const keys = path.split("/");
    const root = bundle as unknown as Record<string, unknown>;
    const start: unknown = (keys[0] ?? "") in root ? root : bundle.components;
    return keys.reduce((node, key) => (node as Record<string, unknown> | undefined)?.[key], start);
  },
};
