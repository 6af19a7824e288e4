import { type Call, filledPath, type Value } from "./calls.ts";
import { addressNote, indent, jsonText } from "./text.ts";

/** What a secret on a command line shows to whom stands in the guide on authentication. */
export function curl(call: Call): string {
  const { address, method, headers, query, form, json } = call;
  const hasBody = json !== undefined || form.length > 0;
  const options = [
    `"$${address}${filledPath(call)}"`,
    ...(method === (hasBody ? "POST" : "GET") ? [] : [`-X ${method}`]),
    // Without it, curl sends the fields of the query as a form.
    ...(query.length > 0 ? ["--get"] : []),
    ...headers.map((header) => `-H "${header.name}: ${shellText(header)}"`),
    ...[...query, ...form].map((field) => `--data-urlencode "${field.name}=${shellText(field)}"`),
    ...(json === undefined ? [] : [`--data ${quoted(indent(jsonText(json), "  ").trimStart())}`]),
  ];
  return `# ${addressNote(call)}\ncurl ${options.join(" \\\n  ")}`;
}

function shellText({ text, variable }: Value): string {
  return variable ? `${text}$${variable}` : text;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
