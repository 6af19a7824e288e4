import { basename } from "node:path";
import { isCollection, isMap, isSeq, type Node, parseDocument, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { capitalised } from "../shared/words.js";
import { commentsOf, subjectsOf } from "./comments.ts";

/** The text of an overlay that does not exist yet. */
export function newOverlay(file: string): string {
  const title = capitalised(basename(file).replace(/\..*$/, ""));
  const info = { title, version: "1" };
  if (isJson(file)) return jsonOf({ overlay: "1.1.0", info, actions: [] });
  return `# What the service has and its specification does not show. Drafted from recorded traffic; edit it as you like.
overlay: 1.1.0
info: ${JSON.stringify(info)}
actions: []
`;
}

/**
 * Appends actions, with their comments. Comments, blank lines and the order of everything stay; spaces become those of the
 * library `yaml`.
 * @throws Error if the overlay has no list of actions
 */
export function withActions(text: string, actions: readonly unknown[], file: string): string {
  if (actions.length === 0) return text;
  const document = parseDocument(text);
  const list = document.get("actions", true);
  if (!isSeq(list)) throw new Error(`${file} has no list \`actions\`. Add one: actions: []`);
  if (isJson(file)) return jsonOf({ ...document.toJS(), actions: [...list.toJSON(), ...actions] });
  list.items.push(...actions.map((action) => nodeOf(action)));
  list.flow = false;
  const added = document.toString({ lineWidth: 0 });
  return text.includes("\r\n") ? added.replace(/\r?\n/g, "\r\n") : added;
}

function isJson(file: string): boolean {
  return file.endsWith(".json");
}

function jsonOf(overlay: object): string {
  return `${JSON.stringify(overlay, null, 2)}\n`;
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
