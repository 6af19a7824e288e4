import { basename } from "node:path";
import { Document, isCollection, isMap, isSeq, type Node, parseDocument, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { Path } from "../pipeline/overlay/origins.ts";
import { commentsOf, subjectsOf } from "./comments.ts";

/** The text of an overlay that does not exist yet. */
export function newOverlay(file: string): string {
  const title = basename(file)
    .replace(/\..*$/, "")
    .replace(/^./, (letter) => letter.toUpperCase());
  const info = { title, version: "1" };
  if (file.endsWith(".json")) return `${JSON.stringify({ overlay: "1.1.0", info, actions: [] }, null, 2)}\n`;
  return `# What the service has and its specification does not show. Drafted from recorded traffic; edit it as you like.
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
  const last = list.items.at(-1) as Node | undefined;
  if (list.flow && (last || /^\s*\{/.test(text))) {
    const at = last?.range?.[1] ?? start + 1;
    const added = actions.map((action) => `\n    ${JSON.stringify(action)}`).join(",");
    return `${text.slice(0, at)}${last ? "," : ""}${added}${last ? "" : "\n  "}${text.slice(at)}`;
  }
  if (!last) {
    const rest = text.slice(end).replace(/^[ \t]*\n/, "");
    return `${text.slice(0, start).trimEnd()}\n${yamlOf(actions, "  ")}${rest}`;
  }
  const dash = text.lastIndexOf("\n", text.indexOf("-", start)) + 1;
  const indent = /^[ \t]*/.exec(text.slice(dash))?.[0] ?? "";
  const written = endOf(last);
  const newline = text[written - 1] === "\n" ? written - 1 : text.indexOf("\n", written);
  const at = newline < 0 ? text.length : newline + 1;
  return `${text.slice(0, at)}${newline < 0 ? "\n" : ""}${yamlOf(actions, indent)}${text.slice(at)}`;
}

/** Replaces the value at a path of an overlay by another on one line. */
export function withValue(text: string, path: Path, value: unknown): string {
  const node = parseDocument(text).getIn(path, true) as Node | undefined;
  // What it is in has been replaced before.
  if (!node?.range) return text;
  const [start, end] = node.range;
  const tail = /\s*$/.exec(text.slice(start, end))?.[0] ?? "";
  return `${text.slice(0, start)}${JSON.stringify(value)}${tail}${text.slice(end)}`;
}

/** The end of the last value in a node, without the comments after it. */
function endOf(node: Node): number {
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  const value = isMap(node) ? (last as { value?: Node } | undefined)?.value : (last as Node | undefined);
  return value ? endOf(value) : (node.range?.[1] ?? 0);
}

/** Actions with their comments as YAML, with an indent before each line. */
function yamlOf(actions: readonly unknown[], indent: string): string {
  const document = new Document();
  const list = nodeOf(actions) as YAMLSeq;
  list.flow = false;
  document.contents = list as unknown as typeof document.contents;
  return document.toString({ lineWidth: 0, flowCollectionPadding: true }).replace(/^(?=.)/gm, indent);
}

/** @param subjects of an object that says what is to be said of them */
function nodeOf(value: unknown, subjects: readonly object[] = []): Node {
  if (typeof value !== "object" || value === null) return new Scalar(value);
  const node = Array.isArray(value) ? seqOf(value, subjects) : mapOf(value);
  const comments = subjects.includes(value) ? [] : commentsOf(value);
  if (comments.length > 0) node[node.flow ? "comment" : "commentBefore"] = ` ${comments.join("; ")}`;
  return node;
}

function seqOf(values: readonly unknown[], subjects: readonly object[]): YAMLSeq {
  const seq = new YAMLSeq<Node>();
  seq.items = values.map((one) => nodeOf(one, subjects));
  seq.flow = seq.items.every((one) => one instanceof Scalar);
  return seq;
}

function mapOf(value: object): YAMLMap {
  const map = new YAMLMap<Scalar, Node>();
  for (const [key, one] of Object.entries(value)) {
    const node = nodeOf(one, subjectsOf(value));
    const name = new Scalar(key);
    // A comment above a block stands above its key.
    if (isCollection(node) && node.commentBefore) {
      name.commentBefore = node.commentBefore;
      node.commentBefore = null;
    }
    map.set(name, node);
  }
  // Short values are on one line, as people write them.
  const nodes = map.items.map((pair) => pair.value);
  const isPlain = nodes.every(
    (one) => one && !one.comment && (one instanceof Scalar || (isCollection(one) && one.flow)),
  );
  const isNested = nodes.some((one) => isMap(one) && one.items.length > 1);
  map.flow = isPlain && !isNested && JSON.stringify(map).length < 100;
  return map;
}
