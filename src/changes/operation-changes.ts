import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document } from "../contract/document.ts";
import { redoclyJson } from "../shared/peers.ts";
import type { Change, Impact } from "./change.ts";

/** A change that `redocly diff` reports, as far as it is used here. */
interface Difference {
  /** Where, from the operation that uses it: `#/paths/~1monitors/get/…`. */
  path: string;
  kind: "added" | "removed" | "modified";
  impact: Impact;
  /** The rules that the change breaks. */
  verdicts: Array<{ message: string }>;
  /** What was modified; "key" of something with another name. */
  property?: string;
  /** Where, in the document before and after: `#/components/schemas/Monitor/properties/monitor_id`. */
  base?: { pointer: string; value: unknown };
  revision?: { pointer: string; value: unknown };
}

/** What Redocly takes for harmless, although another value breaks a caller. */
const breaking: Record<string, (before: unknown, after: unknown) => boolean> = {
  "x-default-version": () => true,
  "x-api-version": () => true,
  // Without it, generated types lose the fields that are not documented. If it is false, validators refuse new fields.
  additionalProperties: (_before, after) => after !== true,
  // Generators name classes and packages by tags, some by the first only.
  tags: (before, after) => !(list(before).length > 0 && list(before).every((tag, index) => list(after)[index] === tag)),
};

/** Texts for people, which no program depends on. */
const texts = ["title", "summary", "description", "example", "examples"];

/**
 * What changed in operations and records. The impact is the one that Redocly's `diff` gives it, which knows what breaks HTTP.
 * The package also exports paths, parameters and records as types, so one that is removed or renamed is a major change, even
 * if no operation uses it. What else is modified is a minor change, except texts.
 */
export async function operationChanges(...documents: [before: Document, after: Document]): Promise<Change[]> {
  const elsewhere = new Set(documents.flatMap(constantsAndRules));
  const here = (await differences(documents)).filter((change) => {
    const { path, property } = change;
    if (path.startsWith("#/tags/") || (path === "#/info" && property !== "title")) return false;
    return !elsewhere.has(recordOf(change).record);
  });
  const described = here.map((change) => ({ impact: impactOf(change), text: textOf(change) }));
  return described.filter(({ text }, index) => described.findIndex((one) => one.text === text) === index);
}

async function differences(documents: readonly Document[]): Promise<Difference[]> {
  const folder = await mkdtemp(join(tmpdir(), "changes-"));
  const files = documents.map((_, index) => join(folder, `${index}.json`));
  const config = join(folder, "rules.yaml");
  try {
    await Promise.all(files.map((file, index) => writeFile(file, JSON.stringify(documents[index]))));
    // Not in redocly.yaml, because the library that lints does not know this preset.
    await writeFile(config, "extends: [diff-recommended]\n");
    const args = ["diff", ...files, `--config=${config}`, "--fail-on=none"];
    return (await redoclyJson<{ changes: Difference[] }>(args)).changes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function constantsAndRules({ components }: Document): string[] {
  return Object.entries(components.schemas).flatMap(([name, schema]) =>
    schema.enum || schema["x-rule"] ? [name] : [],
  );
}

function impactOf(change: Difference): Impact {
  const { path, kind, impact, property = "", base, revision } = change;
  const { record, field, rest } = recordOf(change);
  const isRecord = record !== "" && rest === "";
  if (isRecord && kind === "removed") return "major";
  if (isRecord && kind === "added" && field === "") return "minor";
  if (kind !== "modified" || impact !== "patch") return impact;
  if (property === "key") return isRecord || isPath(path) ? "major" : "patch";
  if (isParameterName(change)) return "major";
  if (breaking[property]?.(base?.value, revision?.value)) return "major";
  return texts.includes(property) || path.startsWith("#/info") ? "patch" : "minor";
}

function textOf(change: Difference): string {
  const { path, kind, verdicts, property, base, revision } = change;
  const place = placeOf(path);
  const prefix = place ? `\`${place}\`` : "The document";
  const { record, field, rest } = recordOf(change);
  const isRecord = record !== "" && rest === "";
  const what = kind === "added" ? "is new" : "is gone";
  if (isRecord && kind !== "modified") return `\`${named(record, field)}\` ${what}.`;
  if (property === "key" && (isRecord || isPath(path))) {
    const [before, after] = [base, revision].map((one) => named(field && record, String(one?.value)));
    return `\`${before}\` is now \`${after}\`.`;
  }
  if (isParameterName(change)) return `${prefix}: the parameter \`${base?.value}\` is now \`${revision?.value}\`.`;
  // Redocly says that a type was widened or narrowed, also if it is another one.
  if (verdicts.length > 0 && property !== "type") {
    return `${prefix}: ${verdicts.map(({ message }) => message).join(" ")}`;
  }
  const inside = segments(path)
    .slice(place ? 3 : 0)
    .join(" ");
  if (kind === "modified") {
    const [subject, part] = record === "" ? [prefix, inside] : [`\`${named(record, field)}\``, ""];
    return `${subject}: ${part && `${part} `}${property}${valuesOf(change)}.`;
  }
  return inside === "" ? `${prefix} ${what}.` : `${prefix}: ${inside} ${what}.`;
}

/** A field with its record, or one of them alone. */
function named(record: string, field: string): string {
  return [record, field].filter(Boolean).join(".");
}

/** The old and the new value, unless they are texts for people or have a structure. */
function valuesOf({ property = "", base, revision }: Difference): string {
  const values = [base?.value, revision?.value];
  if (texts.includes(property) && property !== "example") return "";
  if (values.flat().some((value) => typeof value === "object")) return "";
  const [before, after] = values.map((value) => (value === undefined ? "not set" : JSON.stringify(value)));
  return ` was ${before} and is ${after}`;
}

function isPath(path: string): boolean {
  return /^#\/paths\/[^/]+$/.test(path);
}

function isParameterName({ path, property }: Difference): boolean {
  return property === "name" && path.includes("/parameters/");
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The operation or component of a path, such as `GET /monitors`; empty for the rest of the document. */
function placeOf(path: string): string {
  const [root, first = "", second = ""] = segments(path);
  if (root === "paths") return second ? `${second.toUpperCase()} ${first}` : first;
  return root === "components" ? second : "";
}

/** The parts of a change's pointer: record, field, and what follows the field. A part that is missing is an empty string. */
function recordOf({ base, revision }: Difference): { record: string; field: string; rest: string } {
  const pointer = (revision ?? base)?.pointer ?? "";
  const [, record = "", field = "", rest = ""] =
    /^#\/components\/schemas\/([^/]+)(?:\/properties\/([^/]+))?(?:\/(.+))?$/.exec(pointer) ?? [];
  return { record, field, rest };
}

function segments(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}
