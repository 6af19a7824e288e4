import { refresh } from "../../src/client/index.ts";
import type { Settings } from "../../src/client/options.ts";
import { settingsOf } from "../../src/client/settings.ts";
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

/** What workflows need to run: the addresses of a service, and the values of their inputs. */
export interface WorkflowInputs {
  baseUrl: string;
  authUrl: string;
  values: Record<string, string>;
}

/** The inputs by the environment variables that hold them. An access token is requested for each run. */
const variables: Record<string, string> = {
  client_id: "SVC_OAUTH2_CLIENT_ID",
  client_secret: "SVC_OAUTH2_CLIENT_SECRET",
  access_token: "SVC_OAUTH2_REFRESH_TOKEN",
  grant_code: "GRANT_CODE",
};

/**
 * The inputs of workflows, from the client's environment variables and GRANT_CODE.
 * @throws TypeError that names a missing variable; TokenError if the service issues no access token
 */
export async function inputsFrom(
  environment: Record<string, string | undefined>,
  required: ReadonlySet<string>,
): Promise<WorkflowInputs> {
  const { baseUrl, authUrl, credentials, fetch } = settingsFrom(environment);
  const values: Record<string, string | undefined> = {
    client_id: credentials?.clientId,
    client_secret: credentials?.clientSecret,
    grant_code: environment.GRANT_CODE?.trim(),
    base_url: baseUrl,
  };
  if (credentials && required.has("access_token")) {
    values.access_token = (await refresh({ authUrl, fetch, credentials })).access_token;
  }
  const missing = [...required].filter((name) => !values[name]).map((name) => variables[name] ?? name);
  if (missing.length > 0) throw new TypeError(`The workflows need ${missing.join(" and ")} in the environment.`);
  return { baseUrl, authUrl, values: Object.fromEntries([...required].map((name) => [name, values[name] ?? ""])) };
}

function settingsFrom(environment: Record<string, string | undefined>): Settings {
  try {
    return settingsOf({}, environment);
  } catch (error) {
    throw new TypeError(`The client's settings are read from the environment: SVC_DATA_CENTER, SVC_SERVICE,
SVC_OAUTH2_REFRESH_TOKEN and others, which README.md lists. ${(error as Error).message}`);
  }
}

/** The names of the inputs that workflows require. */
export function requiredInputs(files: readonly WorkflowFile[], names: readonly string[]): Set<string> {
  const chosen = files.flatMap(({ workflows }) => workflows.filter(({ workflowId }) => names.includes(workflowId)));
  return new Set(chosen.flatMap(({ inputs }) => inputs?.required ?? []));
}
