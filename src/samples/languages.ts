import { filledPath, type SampleCall } from "./calls.ts";
import { curlCommand } from "./curl-command.ts";
import { python } from "./python.ts";
import { addressNote, indent, jsonText } from "./text.ts";
import { typescript } from "./typescript.ts";

/** The languages of the samples, in the order of the reference. `lang` is what colors them. */
export const languages = [
  { label: "curl", lang: "bash", write: curl },
  { label: "TypeScript", lang: "typescript", write: typescript },
  { label: "Python", lang: "python", write: python },
];

/** With curl. The guide on authentication says where a secret on a command line shows. */
function curl(call: SampleCall): string {
  const { address, json, query } = call;
  // `--get`, which encodes the fields of a query, would send a body as another part of it.
  const search = new URLSearchParams(json === undefined ? [] : query.map(({ name, text }) => [name, text]));
  const command = curlCommand({
    ...call,
    url: { variable: address, text: `${filledPath(call)}${search.size > 0 ? `?${search}` : ""}` },
    query: search.size > 0 ? [] : query,
    body: json === undefined ? undefined : indent(jsonText(json), "  ").trimStart(),
  });
  return `# ${addressNote(call)}\n${command}`;
}
