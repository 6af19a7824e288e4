import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import type { Operation } from "../../contract/operations.ts";
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
