import {
  BaseResolver,
  createConfig,
  type Document,
  isPlainObject,
  lintDocument,
  makeDocumentFromString,
} from "@redocly/openapi-core";
import { baseName } from "../base.ts";
import { BuildError, describeFileError, failOn, failWith, formatLocation } from "../problems.ts";
import { WithinDocument } from "../within-document.ts";
import { type Path, Place } from "./origins.ts";

/** An overlay, as far as it is used here. */
interface Overlay {
  overlay: string;
  info: { title: string };
  extends?: string;
  actions: Action[];
}

export interface Action {
  /** A JSONPath. */
  target: string;
  update?: unknown;
  /** A JSONPath. */
  copy?: string;
  remove?: boolean;
}

/** An overlay's file, whose structure is valid. */
export interface OverlayFile {
  content: Overlay;
  place(...path: Path): Place;
}

const extended = "svc-monitoring-api";

/** More values than this are a mistake. */
const mostValues = 5_000_000;

/** How many values a document has, with those that aliases repeat; infinite if an alias is in its own value. */
function sizeOf(value: unknown, known: Map<object, number> = new Map()): number {
  if (typeof value !== "object" || value === null) return 1;
  const size = known.get(value);
  if (size !== undefined) return size;
  known.set(value, Number.POSITIVE_INFINITY);
  const all = Object.values(value).reduce((sum: number, one) => sum + sizeOf(one, known), 1);
  known.set(value, all);
  return all;
}

/** The integers of an overlay that JavaScript cannot hold, and rounds: a warning about each, with its place. */
export function roundedIntegers({ content, place }: OverlayFile): string[] {
  const found: string[] = [];
  const visit = (node: unknown, path: Path) => {
    if (typeof node === "object" && node !== null)
      for (const [key, value] of Object.entries(node)) visit(value, [...path, Array.isArray(node) ? Number(key) : key]);
    if (typeof node !== "number" || !Number.isInteger(node) || Number.isSafeInteger(node)) return;
    const written = place(...path).text();
    if (!/^[-+]?\d+$/.test(written) || BigInt(written.replace("+", "")) === BigInt(node)) return;
    const advice = "JavaScript holds integers up to 9007199254740991 exactly. Write a smaller one.";
    found.push(`${place(...path)}  ${written} becomes ${BigInt(node)}: ${advice}`);
  };
  visit(content.actions, ["actions"]);
  return found;
}

/** Where a name is `__proto__`, which is lost wherever an object is copied. */
function prototypesIn(value: unknown, path: Path = [], known: Set<object> = new Set()): Path[] {
  if (typeof value !== "object" || value === null || known.has(value)) return [];
  known.add(value);
  return Object.entries(value).flatMap(([name, one]) => {
    const here = [...path, Array.isArray(value) ? Number(name) : name];
    return name === "__proto__" ? [here] : prototypesIn(one, here, known);
  });
}

/**
 * Reads an overlay: OpenAPI Overlay Specification 1.0 and 1.1, in YAML or JSON.
 * @param text of the file, if it has been read or is not written yet
 * @throws BuildError if it cannot be read, or is not an overlay of this contract
 */
export async function readOverlay(file: string, text?: string): Promise<OverlayFile> {
  const config = await createConfig({ overlay1Rules: { struct: "error" } });
  const resolver = new BaseResolver(config.resolve);
  const read = async () =>
    text === undefined ? resolver.resolveDocument(null, file) : makeDocumentFromString<Overlay>(text, file);
  const document = await read().catch((error: Error) => error);
  if (document instanceof Error) throw new BuildError([describeFileError(document, file)]);
  const { parsed, source } = document as Document<Overlay>;
  if (sizeOf(parsed) > mostValues) {
    const text = "The aliases of this file stand for millions of values. Write a component, and refer to it with $ref.";
    throw new BuildError([`${formatLocation(file)}  ${text}`]);
  }
  const version = isPlainObject(parsed) ? parsed.overlay : undefined;
  const place = (...path: Path) => new Place(source, path);
  if (!/^1\.[01]\.\d+$/.test(String(version))) {
    const text = "This is not an overlay of version 1.0 or 1.1. It starts with `overlay: 1.1.0`.";
    throw new BuildError([`${formatLocation(file)}  ${text}`]);
  }
  failOn(await lintDocument({ document, config, externalRefResolver: new WithinDocument(config.resolve) }));
  const lost = "JavaScript has another meaning for the name __proto__, so it would be lost. Choose another name.";
  failWith(prototypesIn(parsed).map((path) => `${place(...path)}  ${lost}`));
  if (parsed.info.title.trim() === "") {
    throw new BuildError([`${place("info", "title")}  The title is empty. It is the mark of what the overlay adds.`]);
  }
  if (parsed.extends !== undefined && !parsed.extends.includes(extended)) {
    const text = `This extends ${parsed.extends}; the command extends ${extended}/${baseName}. Remove \`extends\`.`;
    throw new BuildError([`${place("extends")}  ${text}`]);
  }
  return { content: parsed, place };
}
