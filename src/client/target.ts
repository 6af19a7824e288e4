/**
 * What a server or a proxy could resolve to another path: an encoded slash or backslash, and a segment that is empty, "." or
 * "..", also before a parameter (`..;`). Each may be percent-encoded once or more.
 */
const unsafe = /%(25)*(2f|5c)|\/(\.|%(25)*2e){0,2}(?=\/|;|%(25)*3b|$)/i;
/** Characters that the URL parser drops or turns into slashes, and those that cannot be in a path. */
const invalid = /[\0- \\{}#\x7f]|%(25)*(7b|7d|[01][\da-f])/i;

/** @throws TypeError if a path could lead elsewhere */
export function checkPath(path: string, alternative = ""): void {
  if (path.startsWith("/") && !invalid.test(path) && !unsafe.test(path)) return;
  throw new TypeError(
    `The path must look like "/reports/summary/1"${alternative}; got ${JSON.stringify(path)}. No parameter may be missing, no slash may be encoded, and no segment may be empty, "." or "..".`,
  );
}

/** The address of a call, absolute or relative to {base_url}. @throws TypeError if it is not, or could lead, below {base_url} */
export function targetOf(baseUrl: string, input: string): { url: string; path: string } {
  const isBelow = input.startsWith(`${baseUrl}/`);
  const rest = isBelow ? input.slice(baseUrl.length) : input;
  const [path = ""] = rest.split("?");
  checkPath(path, ` or be below ${baseUrl}`);
  return { url: baseUrl + rest, path };
}

/** Fills in the parameters of a path. @throws TypeError that names one that is missing or could lead to another path */
export function pathSerializer(path: string, values: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = values[name];
    const text = typeof value === "string" || typeof value === "number" ? encodeURIComponent(value) : "";
    if (unsafe.test(`/${text}`)) {
      throw new TypeError(
        `The path parameter \`${name}\` must be a string without a slash, and not ".", ".." or empty; got ${JSON.stringify(value)}.`,
      );
    }
    return text;
  });
}

/** The `Cookie` header that acts on a customer account or business unit. */
export const accountCookie = (zaaid: string) => `zaaid=${zaaid}`;
