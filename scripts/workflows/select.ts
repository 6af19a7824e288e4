import type { Operation } from "../../src/contract/operations.ts";
import { operationOf, type WorkflowFile } from "../../src/pipeline/workflows/load.ts";

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
  const all = files.flatMap((file) => file.workflows.map((workflow) => ({ file, ...workflow })));
  const known = all.map(({ workflowId }) => workflowId);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown workflow: ${unknown.join(", ")}. There are ${known.join(", ")}.`);
  const allowed = all.filter(({ file, steps, "x-mock-only": needsMock }) => {
    const isReadOnly = () => steps.every((step) => operationOf(step, file, operations)?.method === "get");
    return !live || (!needsMock && (write || isReadOnly()));
  });
  const allowedNames = allowed.map(({ workflowId }) => workflowId);
  const refused = names.filter((name) => !allowedNames.includes(name));
  if (refused.length > 0) {
    const advice = "--write allows workflows that change something; some work with the mock only.";
    throw new Error(`Not run against a real service: ${refused.join(", ")}. ${advice}`);
  }
  return names.length > 0 ? [...names] : allowedNames;
}
