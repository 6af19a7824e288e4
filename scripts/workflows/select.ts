import type { Operation } from "../../src/contract/operations.ts";
import { operationOf, type Workflow, type WorkflowFile } from "../../src/pipeline/workflows/load.ts";

/** Which workflows to run. */
export interface Selection {
  /** Their names; all if empty. */
  names: readonly string[];
  /** Whether they run against a real service. */
  live: boolean;
  /** Whether a real service may be changed. */
  write: boolean;
}

/**
 * Selects workflows. Against a real service these are, unless `write` is set, only those that send nothing but GET.
 * @throws Error if a name is unknown, or must not run against a real service
 */
export function selectWorkflows(
  files: readonly WorkflowFile[],
  operations: readonly Operation[],
  { names, live, write }: Selection,
): string[] {
  const all = files.flatMap((file) => file.workflows.map((workflow) => ({ file, workflow })));
  const known = all.map(({ workflow }) => workflow.workflowId);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown workflow: ${unknown.join(", ")}. There are ${known.join(", ")}.`);
  const allowed = all
    .filter(({ file, workflow }) => {
      if (!live) return true;
      return !workflow["x-mock-only"] && (write || isReadOnly(workflow, file, operations));
    })
    .map(({ workflow }) => workflow.workflowId);
  const refused = names.filter((name) => !allowed.includes(name));
  if (refused.length > 0) {
    throw new Error(
      `Not run against a real service: ${refused.join(", ")}. ` +
        "--write allows workflows that change something; some work with the mock only.",
    );
  }
  return names.length > 0 ? [...names] : allowed;
}

function isReadOnly({ steps }: Workflow, file: WorkflowFile, operations: readonly Operation[]): boolean {
  return steps.every((step) => operationOf(step, file, operations)?.method === "get");
}
