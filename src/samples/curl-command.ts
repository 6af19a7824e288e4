import { shellQuoted } from "../shared/text.ts";

/** A word of a command line: a text, and the environment variable whose value comes before or behind it. */
export interface ShellText {
  text: string;
  variable?: string | undefined;
}

/** A request for curl. */
export interface CurlRequest {
  method: string;
  /** The variable, if any, holds the beginning. */
  url: ShellText;
  /** In a header or a field the variable, if any, holds the end. */
  headers: ReadonlyArray<ShellText & { name: string }>;
  query?: ReadonlyArray<ShellText & { name: string }>;
  form?: ReadonlyArray<ShellText & { name: string }>;
  /** The fields of a multipart form; the text of one that is a file is its name. */
  parts?: ReadonlyArray<{ name: string; text: string; isFile?: boolean | undefined }>;
  body?: string | undefined;
}

/** The request as a command line of a POSIX shell, one option a line. */
export function curlCommand({ method, url, headers, query = [], form = [], parts = [], body }: CurlRequest): string {
  const implied = form.length + parts.length > 0 || body ? "POST" : "GET";
  const address = url.variable ? `"$${url.variable}${escaped(url.text)}"` : shellQuoted(url.text);
  return [
    // curl reads brackets and braces of a URL as ranges.
    `curl ${/[[\]{}]/.test(url.text) ? "--globoff " : ""}${address}`,
    ...(method === implied ? [] : [`-X ${method}`]),
    // Without it, curl sends the fields of the query as a form.
    ...(query.length > 0 ? ["--get"] : []),
    ...headers.map((header) => `-H ${word(`${header.name}: `, header)}`),
    ...[...query, ...form].map((field) => `--data-urlencode ${word(`${field.name}=`, field)}`),
    ...parts.map(
      ({ name, text, isFile }) =>
        `${isFile ? "--form" : "--form-string"} ${shellQuoted(`${name}=${isFile ? "@" : ""}${text}`)}`,
    ),
    ...(body ? [`--data ${shellQuoted(body)}`] : []),
  ].join(" \\\n  ");
}

function word(start: string, { text, variable }: ShellText): string {
  return variable ? `"${escaped(start + text)}$${variable}"` : shellQuoted(start + text);
}

/** Within double quotes. */
function escaped(text: string): string {
  return text.replace(/["$`\\]/g, "\\$&");
}
