import { Document, isCollection, isMap, isPair, isScalar, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { partsOf } from "./commented.ts";

/** A value with its comments as YAML. */
export function yamlOf(value: unknown): string {
  const document = new Document();
  document.contents = nodeOf(value) as Node as typeof document.contents;
  return document.toString({ lineWidth: 0, indentSeq: true, flowCollectionPadding: true });
}

function nodeOf(given: unknown): Node {
  const { value, comments } = partsOf(given);
  const node = Array.isArray(value) ? seqOf(value) : isObject(value) ? mapOf(value) : new Scalar(value);
  if (comments.length > 0) {
    const text = ` ${comments.join("; ")}`;
    if (!isCollection(node) || node.flow) node.comment = text;
    else node.commentBefore = text;
  }
  return node;
}

function seqOf(values: readonly unknown[]): YAMLSeq {
  const seq = new YAMLSeq();
  seq.items = values.map(nodeOf);
  seq.flow = seq.items.every((one) => isScalar(one) && !one.comment) || seq.items.length === 0;
  return seq;
}

function mapOf(value: object): YAMLMap {
  const map = new YAMLMap();
  for (const [key, one] of Object.entries(value)) {
    const node = nodeOf(one);
    const name = new Scalar(key);
    // A comment above a block stands above its key.
    if (isCollection(node) && !node.flow && node.commentBefore) {
      name.commentBefore = node.commentBefore;
      delete (node as { commentBefore?: string }).commentBefore;
    }
    map.add(new Pair(name, node));
  }
  map.flow = isShort(map);
  return map;
}

/** Up to five values on one line, as people write them. */
function isShort(map: YAMLMap): boolean {
  const values = map.items.map((pair) => (isPair(pair) ? (pair.value as Node) : undefined));
  const isPlain = values.every((one) => one && !one.comment && (isScalar(one) || (isCollection(one) && one.flow)));
  const hasNested = values.filter((one) => isMap(one) && one.items.length > 1).length > 0;
  return isPlain && !hasNested && JSON.stringify(map).length < 100;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
