import { join } from "node:path";
import { environmentOf, exportLines } from "../src/cli/mock-greeting.ts";
import { optionsFromEnvironment } from "../src/client/index.ts";
import { type InspectorOptions, inspector, inspectorPath } from "../src/inspector/index.ts";
import { type Mock, startMock } from "../src/mock/index.ts";
import { staticFiles } from "../src/server/static-files.ts";
import { fileTokenStore } from "../src/tokens/file.ts";
import { projectPaths } from "./pipeline/paths.ts";
import { loadValidators } from "./pipeline/validators/load.ts";
import type { ServerOptions } from "./server-options.ts";

/** Starts the mock for a command line. Ctrl+C ends it. It reports when the contract changes. */
export async function serveMock({ port, live }: ServerOptions): Promise<Mock> {
  const contract = join(projectPaths.generated, "openapi.json");
  const inspected: InspectorOptions = {
    page: join(projectPaths.generated, "inspector"),
    contract,
    validators: () => loadValidators(projectPaths.generated),
  };
  const mock = await startMock({
    port,
    contract,
    handlers: {
      [inspectorPath]: live ? liveInspector(inspected) : inspector(inspected),
      "/": () => async () => ({ status: 307, headers: { Location: "/docs/" }, body: "" }),
      "/docs": () => staticFiles("/docs", join(projectPaths.generated, "docs"), "npm run docs writes the reference."),
    },
    onReload: (problem) => {
      if (problem)
        console.error(`The contract could not be reloaded; the mock still serves the last one. ${problem.message}`);
      else console.log("Contract reloaded.");
    },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void mock.close());
  return mock;
}

/** @throws Error that says what the environment lacks */
function liveInspector(options: InspectorOptions): ReturnType<typeof inspector> {
  try {
    // Commands that are started again and again share a token: the service limits how many they may create.
    return inspector({ ...options, live: { ...optionsFromEnvironment(), tokenStore: fileTokenStore() } });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`--live reads the client's settings from the environment: SVC_DATA_CENTER, SVC_SERVICE, SVC_OAUTH2_REFRESH_TOKEN
and others, which README.md lists. ${reason}`);
  }
}

/** How to use the mock, to print when it is ready. */
export function greeting(mock: Mock, { live }: ServerOptions): string {
  const { baseUrl, authUrl, issueGrant, issueAccessToken } = mock;
  const variables = { ...environmentOf(mock), GRANT_CODE: issueGrant() };
  return `
The inspector  ${authUrl}${inspectorPath}${live ? "   (calls the real service)" : ""}
The mock       ${authUrl}   (Ctrl+C stops it)

Call it from a shell:
  curl ${baseUrl}/monitors -H 'Authorization: Svc-oauthtoken ${issueAccessToken()}'

Call it from TypeScript, in another terminal (the grant code works once, within 10 minutes):
${exportLines(variables)}
  npx tsx examples/first-call.ts
`;
}
