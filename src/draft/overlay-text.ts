import { basename } from "node:path";
import { isMap, isSeq, type Node, parseDocument, type YAMLSeq } from "yaml";
import type { Path } from "../pipeline/overlay/origins.ts";
import { partsOf } from "./commented.ts";
import { yamlOf } from "./to-yaml.ts";

/** The text of an overlay that does not exist yet. */
export function newOverlay(file: string): string {
  const comment =
    "What the service has and its specification does not show. Drafted from recorded traffic; edit it as you like.";
  const title = basename(file)
    .replace(/\..*$/, "")
    .replace(/^./, (letter) => letter.toUpperCase());
  const info = { title, version: "1" };
  if (file.endsWith(".json")) return `${JSON.stringify({ overlay: "1.1.0", info, actions: [] }, null, 2)}\n`;
  return `# ${comment}
overlay: 1.1.0
info: { title: ${JSON.stringify(title)}, version: "1" }
actions: []
`;
}

/**
 * Appends actions. They are inserted as text at the end of the list, so that every character around them stays.
 * @throws Error if the overlay has no list of actions
 */
export function withActions(text: string, actions: readonly unknown[], file: string): string {
  if (actions.length === 0) return text;
  const list = parseDocument(text).get("actions", true);
  if (!isSeq(list) || !list.range) throw new Error(`${file} has no list \`actions\`. Add one: actions: []`);
  const [start, end] = list.range;
  if (list.flow && (list.items.length > 0 || /^\s*\{/.test(text))) return withFlowActions(text, list, actions);
  if (list.items.length === 0)
    return `${text.slice(0, start).trimEnd()}\n${indented(actions, "  ")}${text.slice(end).replace(/^[ \t]*\n/, "")}`;
  const dash = text.lastIndexOf("\n", text.indexOf("-", start)) + 1;
  const indent = /^[ \t]*/.exec(text.slice(dash))?.[0] ?? "";
  const at = endOfLine(text, endOf(list));
  return `${text.slice(0, at)}${text[at - 1] === "\n" ? "" : "\n"}${indented(actions, indent)}${text.slice(at)}`;
}

/** Replaces the value at a path of an overlay by another on one line. */
export function withValue(text: string, path: Path, value: unknown): string {
  const node = parseDocument(text).getIn(path, true) as Node | undefined;
  // What it is in has been replaced before.
  if (!node?.range) return text;
  const [start, end] = node.range;
  const tail = /\s*$/.exec(text.slice(start, end))?.[0] ?? "";
  return `${text.slice(0, start)}${JSON.stringify(withoutComments(value))}${tail}${text.slice(end)}`;
}

/** In JSON or in a list on one line. */
function withFlowActions(text: string, list: YAMLSeq, actions: readonly unknown[]): string {
  const last = list.items.at(-1) as Node | undefined;
  const at = last?.range?.[1] ?? (list.range?.[0] ?? 0) + 1;
  const added = actions.map((action) => `\n    ${JSON.stringify(withoutComments(action))}`).join(",");
  return `${text.slice(0, at)}${last ? "," : ""}${added}${last ? "" : "\n  "}${text.slice(at)}`;
}

function indented(actions: readonly unknown[], indent: string): string {
  return actions
    .flatMap((action) => `- ${yamlOf(action).trimEnd().replaceAll("\n", "\n  ")}\n`.split(/(?<=\n)/))
    .map((line) => (line.trim() === "" ? line : indent + line))
    .join("");
}

/** The end of the last value, without the comments after it. */
function endOf(node: Node): number {
  const last = isSeq(node) || isMap(node) ? node.items.at(-1) : undefined;
  const value = isSeq(node)
    ? (last as Node | undefined)
    : ((last as { value?: Node; key?: Node } | undefined)?.value ?? undefined);
  const isFlow = (isSeq(node) || isMap(node)) && node.flow;
  return value && !isFlow ? endOf(value) : (node.range?.[1] ?? 0);
}

function endOfLine(text: string, at: number): number {
  if (text[at - 1] === "\n") return at;
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end + 1;
}

function withoutComments(given: unknown): unknown {
  const { value } = partsOf(given);
  if (Array.isArray(value)) return value.map(withoutComments);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutComments(one)]));
}
