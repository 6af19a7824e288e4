/** A request URI, taken apart as the client wants it. */
export interface UriParts {
  path: string;
  query: Record<string, string | string[]>;
}

/** A slash in disguise, encoded once or more: a server may read another path than the one that is seen. */
const hiddenSlash = /%(25)*(2f|5c)/i;
const visible = /^[!-~]*$/;

/**
 * Takes path and query apart. Whether the path leads elsewhere is the client's to say.
 * @throws TypeError if the path has a character that stands for something else on its way
 */
export function splitUri(uri: string): UriParts {
  const mark = uri.indexOf("?");
  const path = mark < 0 ? uri : uri.slice(0, mark);
  if (!visible.test(path)) throw new TypeError("A path has no spaces and only ASCII; write other characters as %20 …");
  if (hiddenSlash.test(path)) throw new TypeError("A path has no encoded slash: it could lead elsewhere.");
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(mark < 0 ? "" : uri.slice(mark + 1))) {
    const before = query.get(name);
    query.set(name, before === undefined ? value : [before, value].flat());
  }
  return { path, query: Object.fromEntries(query) };
}

/** The name by which a DELETE asks for its entity: the last part of the path, which is all that is known of it. */
export function entityName(uri: string): string {
  const [path = ""] = uri.split("?");
  return path.split("/").at(-1) ?? "";
}
