import type { SampleCall } from "./calls.ts";
import { type FormField, headersOf, isJson, sentBody } from "./of-request.ts";

/** With the standard library, so that it runs as it stands. */
export function python(call: SampleCall): string {
  const { address, method, uri, secrets = [], success } = call;
  const body = dataOf(call);
  const mark = uri.includes("?") ? "&" : "?";
  const query = secrets.length > 0 ? ` + "${mark}" + urllib.parse.urlencode(${fieldsOf(secrets)})` : "";
  const headers = [...headersOf(call), ...(body.headers ?? [])];
  const lines = [
    `os.environ["${address}"] + ${JSON.stringify(uri)}${query}`,
    `method="${method}"`,
    ...(headers.length > 0 ? [`headers=${fieldsOf(headers)}`] : []),
    ...(body.data ? [`data=${body.data}`] : []),
  ];
  const request = `request = urllib.request.Request(
${lines.map((line) => `${indent(line)},\n`).join("")})
with urllib.request.urlopen(request) as response:
    print(response.status, ${success !== undefined && isJson(success) ? "json.load(response)" : "response.read()"})`;
  const code = `${body.before ?? ""}${request}`;
  const modules = ["json", "os", "urllib.parse", "urllib.request"].filter((name) => code.includes(`${name}.`));
  return `${modules.map((name) => `import ${name}\n`).join("")}\n${code}`;
}

interface Data {
  /** An expression. */
  data?: string;
  /** Lines before the request. */
  before?: string;
  headers?: FormField[];
}

function dataOf(call: SampleCall): Data {
  const body = sentBody(call);
  switch (body.kind) {
    case "none":
      return {};
    case "json":
      return { data: `json.dumps(${literal(JSON.parse(body.text))}).encode()` };
    case "text":
      return { data: `${JSON.stringify(body.text)}.encode()` };
    case "file":
      return { data: `open(${JSON.stringify(body.name)}, "rb").read()` };
    case "form":
      return { data: `urllib.parse.urlencode(${pairsOf(body.fields)}).encode()` };
    case "parts":
      return {
        before: partsCode(body.fields),
        data: "data",
        headers: [{ name: "Content-Type", text: `${body.mediaType}; boundary=${boundary}` }],
      };
  }
}

const boundary = "end-of-part";

/** The standard library has no writer of multipart bodies. */
function partsCode(fields: readonly FormField[]): string {
  const parts = fields.map(({ name, text, isFile, mediaType }) => {
    const type = mediaType ? `\r\nContent-Type: ${mediaType}` : "";
    const start = `name="${name}"${isFile ? `; filename="${text}"` : ""}${type}`;
    const content = isFile ? `open(${JSON.stringify(text)}, "rb").read()` : `${JSON.stringify(text)}.encode()`;
    return `(${JSON.stringify(start)}, ${content})`;
  });
  return `parts = ${block("[", parts, "]")}
data = b"".join(
    f"--${boundary}\\r\\nContent-Disposition: form-data; {start}\\r\\n\\r\\n".encode() + content + b"\\r\\n"
    for start, content in parts
) + b"--${boundary}--\\r\\n"
`;
}

/** As a dictionary. */
function fieldsOf(fields: readonly FormField[]): string {
  return block(
    "{",
    fields.map((field) => `${JSON.stringify(field.name)}: ${expression(field)}`),
    "}",
  );
}

/** As a dictionary or, where two have one name, a list of pairs. */
function pairsOf(fields: readonly FormField[]): string {
  if (new Set(fields.map(({ name }) => name)).size === fields.length) return fieldsOf(fields);
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

/** Line separators in a text, such as U+2028, start no line. */
function indent(text: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? "" : `    ${line}`))
    .join("\n");
}
