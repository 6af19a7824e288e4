import type { Document } from "../contract/document.ts";
import { redoclyJson } from "../shared/redocly.ts";
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

/** What another value breaks, although it is an extension that Redocly does not know. */
const breakingExtensions = ["x-default-version", "x-api-version"];

/**
 * What changed in operations and records, with the impact that Redocly's `diff` gives it. The package also exports each
 * record as a type, so a removed record or field is a major change, even if no operation uses it.
 * @param files the paths of the bundle before and after
 * @param config the path of Redocly's rules, which say what breaks a caller
 * @param documents the same, parsed
 */
export async function operationChanges(
  files: [string, string],
  config: string,
  documents: readonly Document[],
): Promise<Change[]> {
  const args = ["diff", ...files, `--config=${config}`, "--fail-on=none"];
  const { changes } = await redoclyJson<{ changes: Difference[] }>(args);
  const elsewhere = new Set(documents.flatMap(constantsAndRules));
  const here = changes.filter((change) => {
    const { path, property } = change;
    if (path.startsWith("#/tags/") || (path === "#/info" && property !== "title")) return false;
    return !elsewhere.has(recordOf(change).record);
  });
  const described = here.map((change) => ({ impact: impactOf(change), text: textOf(change) }));
  return described.filter(({ text }, index) => described.findIndex((one) => one.text === text) === index);
}

function constantsAndRules({ components }: Document): string[] {
  return Object.entries(components.schemas).flatMap(([name, schema]) =>
    schema.enum || schema["x-rule"] ? [name] : [],
  );
}

function impactOf(change: Difference): Impact {
  const { record, field, rest } = recordOf(change);
  if (breakingExtensions.includes(change.property ?? "")) return "major";
  if (record === "" || rest !== "") return change.impact;
  if (change.kind === "removed" || change.property === "key") return "major";
  return change.kind === "added" && field === "" ? "minor" : change.impact;
}

function textOf(change: Difference): string {
  const { path, kind, verdicts, property, base, revision } = change;
  const place = placeOf(path);
  const prefix = place ? `\`${place}\`` : "The document";
  const { record, field, rest } = recordOf(change);
  const what = kind === "added" ? "is new" : "is gone";
  if (record !== "" && rest === "") {
    const name = field === "" ? record : `${record}.${field}`;
    if (kind !== "modified") return `\`${name}\` ${what}.`;
    if (property === "key") return `\`${record}.${base?.value}\` is now \`${record}.${revision?.value}\`.`;
  }
  if (verdicts.length > 0) return `${prefix}: ${verdicts.map(({ message }) => message).join(" ")}`;
  if (kind === "modified") {
    const subject = record === "" ? prefix : `\`${record}${field && `.${field}`}\``;
    return `${subject}: ${property}${valuesOf(change)}.`;
  }
  const inside = segments(path)
    .slice(place ? 3 : 0)
    .join(" ");
  return inside === "" ? `${prefix} ${what}.` : `${prefix}: ${inside} ${what}.`;
}

/** The old and the new value, unless they are texts for people or have a structure. */
function valuesOf({ property = "", base, revision }: Difference): string {
  const isShort = [base, revision].every((one) => ["string", "number", "boolean"].includes(typeof one?.value));
  if (!isShort || ["description", "summary", "title"].includes(property)) return "";
  return ` was ${JSON.stringify(base?.value)} and is ${JSON.stringify(revision?.value)}`;
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
