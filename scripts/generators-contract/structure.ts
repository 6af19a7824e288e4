import {
  type Body,
  type Document,
  type Parameter,
  refName,
  resolve,
  writtenOperations,
} from "../../src/contract/document.ts";
import { eachObject } from "../../src/contract/walk.ts";

/** Writes parameters, bodies and responses where they are used, because the next steps change them there. */
export function inlineBodies(document: Document): void {
  const written = <T extends object>(part: T | { $ref: string }) => structuredClone(resolve<T>(document, part));
  for (const { operation } of writtenOperations(document)) {
    if (operation.parameters) operation.parameters = operation.parameters.map((one) => written<Parameter>(one));
    if (operation.requestBody) operation.requestBody = written<Body>(operation.requestBody);
    for (const [status, response] of Object.entries(operation.responses))
      operation.responses[status] = written<Body>(response);
  }
  // Generators print one example of a body, so the others are left out.
  eachObject(document.paths, (object) => {
    const { examples } = object as { examples?: Record<string, { value?: unknown; $ref?: string }> };
    if (!examples || Array.isArray(examples)) return;
    delete object.examples;
    const [first] = Object.values(examples);
    if (first) object.example ??= resolve<{ value?: unknown }>(document, first).value;
  });
}

/** Removes tags and schemas that no operation uses, because they are only for readers and validators. All constants stay. */
export function removeUnused(document: Document): void {
  const { schemas } = document.components;
  const used = new Set(Object.keys(schemas).filter((name) => schemas[name]?.enum));
  const add = (node: unknown) =>
    eachObject(node, ({ $ref }) => {
      const name = typeof $ref === "string" ? refName($ref) : "";
      if (!schemas[name] || used.has(name)) return;
      used.add(name);
      add(schemas[name]);
    });
  add(document.paths);
  document.components.schemas = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  const tags = new Set(writtenOperations(document).flatMap(({ operation }) => operation.tags));
  document.tags = document.tags
    .filter(({ name }) => tags.has(name))
    .map(({ name, description }) => ({ name, description }));
}
