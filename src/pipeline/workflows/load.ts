import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import type { Document } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import { jsonHeader } from "../../samples/calls.ts";
import { curlCommand, type ShellText } from "../../samples/curl-command.ts";
import { BuildError, locationIn } from "../problems.ts";

/** A file of `openapi/workflows/`, as far as it is used here. Redocly checks the rest. */
export interface WorkflowFile {
  path: string;
  text: string;
  workflows: Workflow[];
}

export interface Workflow {
  workflowId: string;
  inputs?: { required?: string[] };
  steps: Step[];
  /** Whether it needs what only the mock does. */
  "x-mock-only"?: boolean;
}

export interface Step {
  stepId: string;
  /** `$sourceDescriptions.<name>.<operation>` */
  operationId?: string;
  /** Instead of `operationId`: a request that the contract does not have. */
  "x-operation"?: { method: string; url: string };
  parameters?: Array<{ name: string; in: "path" | "query" | "header" | "cookie"; value: string }>;
  requestBody?: { contentType: string; payload: Record<string, string> };
}

/** Reads the workflows in a folder; none if there is no such folder. */
export async function loadWorkflows(folder: string): Promise<WorkflowFile[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.sort().map(async (name) => {
      const path = join(folder, name);
      const text = await readFile(path, "utf8");
      const { workflows } = parseYaml(text) as Pick<WorkflowFile, "workflows">;
      return { path, text, workflows };
    }),
  );
}

/**
 * The operation that a step calls; undefined for a request that the contract does not have.
 * @throws BuildError if the operation does not exist
 */
export function operationOf(
  step: Step,
  { path, text }: Pick<WorkflowFile, "path" | "text">,
  operations: readonly Operation[],
): Operation | undefined {
  if (step.operationId === undefined) return undefined;
  const id = step.operationId.split(".").at(-1);
  const operation = operations.find((one) => one.id === id);
  if (operation) return operation;
  const place = locationIn(path, text, step.operationId);
  throw new BuildError([`${place}  The step ${step.stepId} calls ${id}, which is not an operation.`]);
}

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
