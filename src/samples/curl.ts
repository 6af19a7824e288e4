import { shellQuoted } from "../shared/text.ts";
import { type FormField, headersOf, type SentBody, sentBody, type WrittenRequest } from "./of-request.ts";

/** The request as a line of a shell, one option a line. @param base a URL, or the environment variable that has it */
export function asCurl(request: WrittenRequest, base: string | { variable: string }): string {
  const { method, uri, secrets = [] } = request;
  const body = sentBody(request);
  const implied = body.kind === "none" ? "GET" : "POST";
  const address =
    typeof base === "string" ? shellQuoted(new URL(base + uri).href) : `"$${base.variable}${escaped(uri)}"`;
  return [
    // curl reads brackets and braces of a URL as ranges.
    `curl ${/[[\]{}]/.test(uri) ? "--globoff " : ""}${address}`,
    ...(method === "HEAD" ? ["--head"] : method === implied ? [] : [`-X ${method}`]),
    // Without it, curl sends the fields of the query as a form.
    ...(secrets.length > 0 ? ["--get"] : []),
    ...headersOf(request).map((header) => `-H ${word(`${header.name}: `, header)}`),
    ...secrets.map(encoded),
    ...bodyOptions(body),
  ].join(" \\\n  ");
}

function bodyOptions(body: SentBody): string[] {
  if (body.kind === "json") return [`--data ${shellQuoted(body.text.replaceAll("\n", "\n  "))}`];
  return body.kind === "form" ? body.fields.map(encoded) : [];
}

function encoded(field: FormField): string {
  return `--data-urlencode ${word(`${field.name}=`, field)}`;
}

function word(start: string, { text, variable }: FormField): string {
  return variable ? `"${escaped(start + text)}$${variable}"` : shellQuoted(start + text);
}

/** Within double quotes. */
function escaped(text: string): string {
  return text.replace(/["$`\\]/g, "\\$&");
}
