import { type FormField, headersOf } from "../../shared/written-request.ts";
import { isJsonOrUnknown, type SampleCall } from "./calls.ts";

/** With the standard library, so that it runs as it stands. */
export function python(call: SampleCall): string {
  const { address, server, method, uri, body, fields = [], secrets = [], success } = call;
  const mark = uri.includes("?") ? "&" : "?";
  const query = secrets.length > 0 ? ` + "${mark}" + urllib.parse.urlencode(${fieldsOf(secrets)})` : "";
  const headers = headersOf(call);
  const lines = [
    `${address} + ${JSON.stringify(uri)}${query}`,
    `method="${method}"`,
    ...(headers.length > 0 ? [`headers=${fieldsOf(headers)}`] : []),
    ...(body ? [`data=json.dumps(${literal(JSON.parse(body))}).encode()`] : []),
    ...(fields.length > 0 ? [`data=urllib.parse.urlencode(${pairsOf(fields)}).encode()`] : []),
  ];
  const request = `request = urllib.request.Request(
${lines.map((line) => `${indent(line)},\n`).join("")})
with urllib.request.urlopen(request) as response:
    print(response.status, ${success !== undefined && isJsonOrUnknown(success) ? "json.load(response)" : "response.read()"})`;
  const modules = ["json", "os", "urllib.parse", "urllib.request"].filter((name) => request.includes(`${name}.`));
  const imports = modules.map((name) => `import ${name}\n`).join("");
  return `${imports}\n${address} = ${JSON.stringify(server)}\n${request}`;
}

/** As a dictionary. */
function fieldsOf(fields: readonly FormField[]): string {
  return block(
    "{",
    fields.map((field) => `${JSON.stringify(field.name)}: ${expression(field)}`),
    "}",
  );
}

/** As a list of pairs, because two fields may have one name. */
function pairsOf(fields: readonly FormField[]): string {
  return block(
    "[",
    fields.map((field) => `(${JSON.stringify(field.name)}, ${expression(field)})`),
    "]",
  );
}

/** The text of a field, and the environment variable behind it. */
function expression({ text, variable }: FormField): string {
  const parts = [
    ...(text || !variable ? [JSON.stringify(text)] : []),
    ...(variable ? [`os.environ["${variable}"]`] : []),
  ];
  return parts.join(" + ");
}

function literal(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return block("[", value.map(literal), "]");
  if (typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${literal(field)}`);
  return block("{", fields, "}");
}

function block(open: string, items: string[], close: string): string {
  if (items.length === 0) return open + close;
  return `${open}\n${items.map((item) => `${indent(item)},\n`).join("")}${close}`;
}

/** Lines end only at `\n`: another separator in a text, such as U+2028, starts no line. */
function indent(text: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? "" : `    ${line}`))
    .join("\n");
}
