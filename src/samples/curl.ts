import { type Call, filledPath } from "./calls.ts";
import { curlCommand } from "./curl-command.ts";
import { addressNote, indent, jsonText } from "./text.ts";

/** With curl. The guide on authentication says where a secret on a command line shows. */
export function curl(call: Call): string {
  const { address, json } = call;
  const command = curlCommand({
    ...call,
    url: { variable: address, text: filledPath(call) },
    body: json === undefined ? undefined : indent(jsonText(json), "  ").trimStart(),
  });
  return `# ${addressNote(call)}\n${command}`;
}
