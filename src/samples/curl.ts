import { filledPath, type SampleCall, type Value } from "./calls.ts";
import { curlCommand } from "./curl-command.ts";
import { addressNote, indent, jsonText } from "./text.ts";

/** With curl. The guide on authentication says where a secret on a command line shows. */
export function curl(call: SampleCall): string {
  const { address, json, query } = call;
  // `--get`, which encodes the fields of a query, would send a body as another part of it.
  const search = json !== undefined && query.length > 0 ? `?${encodedQuery(query)}` : "";
  const command = curlCommand({
    ...call,
    url: { variable: address, text: filledPath(call) + search },
    query: search ? [] : query,
    body: json === undefined ? undefined : indent(jsonText(json), "  ").trimStart(),
  });
  return `# ${addressNote(call)}\n${command}`;
}

function encodedQuery(query: Value[]): URLSearchParams {
  return new URLSearchParams(query.map(({ name, text }) => [name, text]));
}
