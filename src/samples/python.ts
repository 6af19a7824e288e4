import { filledPath, type SampleCall, type Value } from "./calls.ts";
import { addressNote, expression, indent } from "./text.ts";

/** With the standard library, so that it runs as it stands. */
export function python(call: SampleCall): string {
  const { address, method, headers, query, form, json } = call;
  const url = `os.environ["${address}"] + "${filledPath(call)}${query.length > 0 ? "?" : ""}"`;
  const lines = [
    query.length > 0 ? `${url} + urllib.parse.urlencode(${fieldsOf(query)})` : url,
    `method="${method}"`,
    ...(headers.length > 0 ? [`headers=${fieldsOf(headers)}`] : []),
    ...(form.length > 0 ? [`data=urllib.parse.urlencode(${fieldsOf(form)}).encode()`] : []),
    ...(json === undefined ? [] : [`data=json.dumps(${literal(json)}).encode()`]),
  ];
  const modules = ["json", "os", ...(query.length + form.length > 0 ? ["urllib.parse"] : []), "urllib.request"];
  return `${modules.map((name) => `import ${name}\n`).join("")}
# ${addressNote(call)}
request = urllib.request.Request(
${lines.map((line) => `${indent(line, "    ")},\n`).join("")})
with urllib.request.urlopen(request) as response:
    print(response.status, json.load(response))`;
}

function fieldsOf(values: Value[]): string {
  const read = (variable: string) => `os.environ["${variable}"]`;
  const fields = values.map((value) => `"${value.name}": ${expression(value, read)}`);
  return block("{", fields, "}");
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
  return `${open}\n${items.map((item) => `${indent(item, "    ")},\n`).join("")}${close}`;
}
