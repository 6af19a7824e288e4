/** Path and query of a request URI, as the client takes them. */
export interface UriParts {
  path: string;
  query: Record<string, string | string[]>;
}

/** A slash or backslash that is percent-encoded once or more: a server could decode it and use another path. */
const encodedSlash = /%(25)*(2f|5c)/i;
/** A dot segment with a parameter, `..;`: a server could drop the parameter and use the parent folder. */
const dotsWithParameter = /(^|\/)(\.|%(25)*2e){1,2}(;|%(25)*3b)/i;
const printableAscii = /^[!-~]*$/;

/**
 * Splits a request URI. The client checks whether the path stays below the base URL.
 * @throws TypeError if the path contains a space, a character outside ASCII, an encoded slash or a segment like `..;`
 */
export function splitUri(uri: string): UriParts {
  const mark = uri.indexOf("?");
  const path = mark < 0 ? uri : uri.slice(0, mark);
  if (!printableAscii.test(path))
    throw new TypeError(
      "The path contains a space or a character outside ASCII. Percent-encode it, such as %20 for a space.",
    );
  if (encodedSlash.test(path))
    throw new TypeError(
      "The path contains an encoded slash or backslash, which a server could decode to another path. Remove it.",
    );
  if (dotsWithParameter.test(path))
    throw new TypeError(
      'The path contains a segment such as "..;", which a server could resolve to another path. Remove it.',
    );
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(mark < 0 ? "" : uri.slice(mark + 1))) {
    const previous = query.get(name);
    query.set(name, previous === undefined ? value : [previous, value].flat());
  }
  return { path, query: Object.fromEntries(query) };
}

/**
 * Returns a request URI as the service's `fetch` takes it, with its query encoded.
 * @throws TypeError like `splitUri`
 */
export function checkedUri(uri: string): string {
  const { path, query } = splitUri(uri);
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
  );
  return pairs.length > 0 ? `${path}?${pairs.join("&")}` : path;
}
