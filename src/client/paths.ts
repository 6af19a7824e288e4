/** Which paths may be called: no parameter may lead to another path. */
import { defaultPathSerializer } from "openapi-fetch";

/** A path after percent-decoding, as some proxies read it. */
function decoded(path: string): string {
  return path.replace(/%([0-7][\da-f])/gi, (_code, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** Whether a segment is empty, "." or "..". Encoded slashes count as separators, so `..%2Fx` is found, too. */
function leadsElsewhere(segment: string): boolean {
  const parts = decoded(segment).split(/[/\\]/);
  return parts.every((part) => part === "") || parts.some((part) => part === "." || part === "..");
}

/** Control characters, and the braces of a parameter that was not filled in. */
const invalid = /[\p{Cc}{}]/u;

/** @throws TypeError if a path could lead elsewhere */
export function checkPath(path: string, alternative = ""): void {
  const [start, ...segments] = path.split("/");
  // The URL parser turns "\\" into a slash, and cuts the path at "#".
  const isValid = start === "" && !/[ \\#]/.test(path) && !invalid.test(decoded(path));
  if (isValid && segments.length > 0 && !segments.some(leadsElsewhere)) return;
  throw new TypeError(
    `The path must look like "/reports/summary/1"${alternative}; got ${JSON.stringify(path)}. No parameter may be missing, and no segment may be empty, "." or "..", also beside an encoded slash.`,
  );
}

/** @throws TypeError if a path, with parameters in braces, could lead elsewhere. A Request would resolve ".." before it is checked. */
export function checkTemplate(template: string): void {
  const [path = ""] = template.split("?");
  checkPath(path.replace(/\{[.;]?\w+\*?\}/g, "parameter"));
}

/**
 * Fills in the parameters of a path, as openapi-fetch does. It is checked here, because a Request resolves "..".
 * @throws TypeError that names a parameter that is missing or could lead to another path
 */
export function pathSerializer(
  path: string,
  values: Record<string, unknown> = {},
  serialize = defaultPathSerializer,
): string {
  for (const [parameter, name = ""] of path.matchAll(/\{[.;]?(\w+)\*?\}/g)) {
    const text = serialize(parameter, values);
    if (leadsElsewhere(text) || invalid.test(decoded(text)))
      throw new TypeError(
        `The path parameter \`${name}\` must not be missing or empty, or contain a brace or a control character, and no part between its slashes may be "." or ".."; got ${JSON.stringify(values[name])}.`,
      );
  }
  return serialize(path, values);
}
