import type { WorkflowFile } from "../../src/pipeline/workflows/load.ts";
import { maskText } from "../../src/shared/masking.ts";
import { type CommandResult, runRedocly } from "../../src/shared/peers.ts";
import type { WorkflowInputs } from "./select.ts";

/**
 * Runs workflows with `redocly respect`, in one process. Redocly checks each response against the contract, and against
 * the step's own criteria. The inputs are not on the command line, and no secret is in the output.
 * @param names of the workflows
 */
export async function runWorkflows(
  files: readonly WorkflowFile[],
  names: readonly string[],
  { baseUrl, authUrl, values }: WorkflowInputs,
  { verbose = false }: { verbose?: boolean } = {},
): Promise<CommandResult> {
  const chosen = files.filter(({ workflows }) => workflows.some(({ workflowId }) => names.includes(workflowId)));
  const others = chosen.flatMap(({ workflows }) => workflows.filter(({ workflowId }) => !names.includes(workflowId)));
  const args = [
    "respect",
    ...chosen.map(({ path }) => path),
    ...others.map(({ workflowId }) => `--skip=${workflowId}`),
    `--server=service=${baseUrl}`,
    `--server=oauth=${authUrl}`,
    ...(verbose ? ["--verbose"] : []),
  ];
  const { code, stdout, stderr } = await runRedocly(args, { REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(values) });
  // Redocly masks inputs and access tokens, but not the refresh tokens and device keys of responses.
  return { code, stdout: maskText(stdout), stderr: maskText(stderr) };
}
