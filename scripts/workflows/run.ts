import { type CommandResult, runRedocly } from "../../src/redocly/command.ts";
import type { WorkflowInputs } from "./inputs.ts";
import type { WorkflowFile } from "./load.ts";

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
  const { code, stdout, stderr } = await runRedocly(args, {
    environment: { REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(values) },
  });
  return { code, stdout: masked(stdout), stderr: masked(stderr) };
}

/**
 * Masks refresh tokens and device keys that responses contain, wherever they are in the output. Redocly masks the inputs
 * with the format `password`, and access tokens, but these are neither.
 */
function masked(output: string): string {
  const secrets = [...output.matchAll(/"(?:refresh_token|device_key)": ?"([^"*]+)"/g)].map(([, secret = ""]) => secret);
  return secrets.reduce((text, secret) => text.replaceAll(secret, "********"), output);
}
