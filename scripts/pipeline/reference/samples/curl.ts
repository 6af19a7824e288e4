import { type Call, filledPath, type Value } from "../calls.ts";
import { addressNote, indent, jsonText } from "./text.ts";

/** Secrets go through curl's standard input, so that they do not show in the list of processes. */
export function curl(call: Call): string {
  return call.address === "AUTH_URL" ? withSecretFields(call) : withSecretHeader(call);
}

function withSecretHeader(call: Call): string {
  const { address, method, headers, json } = call;
  const implied = json === undefined ? "GET" : "POST";
  const options = [
    `"$${address}${filledPath(call)}"`,
    ...(method === implied ? [] : [`--request ${method}`]),
    ...headers.filter(({ variable }) => !variable).map(({ name, text }) => `--header "${name}: ${text}"`),
    ...(json === undefined ? [] : [`--data ${quoted(indent(jsonText(json), "  ").trimStart())}`]),
    ...headers
      .filter(({ variable }) => variable)
      .map((header) => `--header @- <<< "${header.name}: ${shellText(header)}"`),
  ];
  return `# ${addressNote(call)}\ncurl ${options.join(" \\\n  ")}`;
}

function withSecretFields(call: Call): string {
  const { address, path, query, form, method } = call;
  const fields = [...query, ...form].map((field) => `data-urlencode = "${field.name}=${shellText(field)}"`);
  return [
    `# ${addressNote(call)}`,
    "curl --config - <<END",
    `url = "$${address}${path}"`,
    ...(query.length > 0 ? [`request = ${method}`, "get"] : []),
    ...fields,
    "END",
  ].join("\n");
}

function shellText({ text, variable }: Value): string {
  return variable ? `${text}$${variable}` : text;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
