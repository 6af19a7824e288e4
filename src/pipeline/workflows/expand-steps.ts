import type { Document } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import { jsonHeader } from "../../samples/calls.ts";
import { curlCommand, type ShellText } from "../../samples/curl-command.ts";
import { operationOf, type Step, type WorkflowFile } from "./load.ts";

const marker = /^( *)\{\{workflows\.([\w-]+)\.(\w+)\}\}$/gm;

/**
 * Replaces the markers `{{workflows.WORKFLOW.STEP}}` of a guide with the step's request, as a curl command: a guide shows
 * what `npm run workflows` runs. A marker is a line of its own; others stay, and `expandTexts` refuses them.
 * @throws BuildError if the operation of a step does not exist
 */
export function stepsOf(document: Document, files: readonly WorkflowFile[]): (text: string) => string {
  const operations = operationsOf(document);
  const commands = new Map<string, string>();
  for (const file of files) {
    for (const { workflowId, steps } of file.workflows) {
      for (const step of steps)
        commands.set(`${workflowId}.${step.stepId}`, stepCommand(step, operationOf(step, file, operations)));
    }
  }
  return (text) =>
    text.replace(marker, (whole, indentation: string, workflow: string, step: string) => {
      const command = commands.get(`${workflow}.${step}`);
      return command ? `\`\`\`bash\n${command}\n\`\`\``.replace(/^/gm, indentation) : whole;
    });
}

/** Values that the steps get or that earlier steps return are variables of the shell, such as `$ACCESS_TOKEN`. */
function stepCommand(step: Step, operation: Operation | undefined): string {
  const { parameters = [], requestBody } = step;
  const isForm = requestBody?.contentType === "application/x-www-form-urlencoded";
  const placed = (place: string) =>
    parameters.filter((one) => one.in === place).map(({ name, value }) => ({ name, ...shellText(value) }));
  const cookies = placed("cookie").map(({ name, text, ...rest }) => ({
    name: "Cookie",
    text: `${name}=${text}`,
    ...rest,
  }));
  const json = requestBody && !isForm;
  return curlCommand({
    method: (operation?.method ?? step["x-operation"]?.method ?? "").toUpperCase(),
    url: {
      variable: operation?.isOAuth ? "AUTH_URL" : "BASE_URL",
      text: operation ? filled(operation.path, step) : (step["x-operation"]?.url.replace(/^\{.*?\}/, "") ?? ""),
    },
    // Redocly sends JSON as `application/json` only. The header of the specification also names the encoding.
    headers: [...placed("header"), ...cookies, ...(json ? [jsonHeader] : [])],
    query: placed("query"),
    form: isForm ? Object.entries(requestBody.payload).map(([name, value]) => ({ name, ...shellText(value) })) : [],
    body: json ? JSON.stringify(requestBody.payload, null, 2) : undefined,
  });
}

/** The path with the step's path parameters, which are literals. */
function filled(path: string, { parameters = [] }: Step): string {
  const values = new Map(parameters.filter((one) => one.in === "path").map(({ name, value }) => [name, value]));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ""));
}

/** "Svc-oauthtoken {$inputs.access_token}" as the text "Svc-oauthtoken " and the variable ACCESS_TOKEN. */
function shellText(value: string): ShellText {
  const [, text = "", name] = /^([^{]*?)\{?\$(?:inputs|steps\.\w+\.outputs)\.(\w+)\}?$/.exec(value) ?? [];
  return name === undefined ? { text: value } : { text, variable: name.toUpperCase() };
}
