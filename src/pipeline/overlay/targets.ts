/** Finds what a JSONPath selects: with the library that Redocly applies overlays with, which passes the suite of RFC 9535. */
import { exec } from "jsonpath-rfc9535";
import parse from "jsonpath-rfc9535/parser";
import { nearestTexts } from "../../shared/nearest.ts";
import type { Path } from "./origins.ts";

/**
 * The parts of a document that an expression selects, each once.
 * @throws Error if the expression is not a JSONPath
 */
export function select(document: object, expression: string): Path[] {
  const found = new Map<string, Path>();
  exec(document as never, expression, (_, path) => found.set(JSON.stringify(path), path));
  return [...found.values()];
}

export function at(document: object, path: Path): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<string | number, unknown> | undefined)?.[key], document);
}

/** An expression that selects something, and is most like one that does not; undefined if that is not a list of names. */
export function nearestTarget(document: object, expression: string): string | undefined {
  const path: Path[number][] = [];
  let node: unknown = document;
  for (const { node: segment } of parse(expression).segments) {
    const [selector, ...others] = segment.type === "BracketedSelection" ? segment.selectors : [segment];
    if (!selector || others.length > 0 || !("value" in selector) || typeof node !== "object" || node === null)
      return undefined;
    const name = String(selector.value);
    const key = Object.hasOwn(node, name) ? name : nearestTexts(Object.keys(node), name)[0];
    if (key === undefined) return undefined;
    path.push(Array.isArray(node) ? Number(key) : key);
    node = (node as Record<string, unknown>)[key];
  }
  return expressionOf(path);
}

/** The JSONPath of a path, as people write it: `$.paths['/monitors'].get`. A status is a name, and no index. */
export function expressionOf(path: Path): string {
  const segments = path.map((key) => {
    if (typeof key === "number") return `[${key}]`;
    return /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `['${key.replace(/['\\]/g, "\\$&")}']`;
  });
  return `$${segments.join("")}`;
}
