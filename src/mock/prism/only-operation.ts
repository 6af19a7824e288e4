import type { Document, Method } from "../../contract/document.ts";

type Components = Record<string, Record<string, unknown>>;

/**
 * The document reduced to one operation and the components that it refers to. Prism processes the whole document that it
 * gets, and most of it is constants that an operation does not use.
 */
export function onlyOperation(document: Document, path: string, method: Method): object {
  const all = document.components as unknown as Components;
  const components: Components = { securitySchemes: all.securitySchemes ?? {} };
  const { servers, [method]: operation } = document.paths[path] ?? {};
  const pending: unknown[] = [operation];
  for (const node of pending) {
    if (typeof node !== "object" || node === null) continue;
    for (const [key, value] of Object.entries(node)) {
      const [, section, name] = key === "$ref" ? (/^#\/components\/(\w+)\/([^/]+)/.exec(String(value)) ?? []) : [];
      if (!section || !name) {
        pending.push(value);
        continue;
      }
      components[section] ??= {};
      if (!(name in components[section])) {
        components[section][name] = all[section]?.[name];
        pending.push(components[section][name]);
      }
    }
  }
  return { ...document, paths: { [path]: { servers, [method]: operation } }, components };
}
