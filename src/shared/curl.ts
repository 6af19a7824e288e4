import { shellQuoted } from "./text.ts";
import { type FormField, headersOf, type WrittenRequest } from "./written-request.ts";

/** The request as a line of a shell, one option a line. @param base a URL, or the environment variable that has it */
export function asCurl(request: WrittenRequest, base: string | { variable: string }): string {
  const { method, uri, body, fields = [], secrets = [] } = request;
  const implied = body || fields.length > 0 ? "POST" : "GET";
  const address =
    typeof base === "string" ? shellQuoted(new URL(base + uri).href) : `"$${base.variable}${escaped(uri)}"`;
  return [
    // curl reads brackets and braces of a URL as ranges.
    `curl ${/[[\]{}]/.test(uri) ? "--globoff " : ""}${address}`,
    ...(method === "HEAD" ? ["--head"] : method === implied ? [] : [`-X ${method}`]),
    // Without `--get`, curl sends these fields as a form, not in the query.
    ...(secrets.length > 0 ? ["--get"] : []),
    ...headersOf(request).map((header) => `-H ${word(`${header.name}: `, header)}`),
    ...secrets.map(encoded),
    ...(body ? [`--data ${shellQuoted(body.replaceAll("\n", "\n  "))}`] : []),
    ...fields.map(encoded),
  ].join(" \\\n  ");
}

function encoded(field: FormField): string {
  return `--data-urlencode ${word(`${field.name}=`, field)}`;
}

function word(start: string, { text, variable }: FormField): string {
  return variable ? `"${escaped(start + text)}$${variable}"` : shellQuoted(start + text);
}

/** Escapes a text for double quotes of a shell. */
function escaped(text: string): string {
  return text.replace(/["$`\\]/g, "\\$&");
}
