import { join } from "node:path";
import { optionsFromEnvironment } from "../src/client/index.ts";
import { inspector, inspectorPath } from "../src/inspector/index.ts";
import { type Mock, startMock } from "../src/mock/index.ts";
import { staticFiles } from "../src/server/static-files.ts";
import { projectPaths } from "./pipeline/paths.ts";
import type { ServerOptions } from "./server-options.ts";

/** Starts the mock of a command line, which ends with Ctrl+C. It reports when the contract changes. */
export async function serveMock({ port, live }: ServerOptions): Promise<Mock> {
  const contract = join(projectPaths.generated, "openapi.json");
  const page = join(projectPaths.generated, "inspector");
  const mock = await startMock({
    port,
    contract,
    handlers: {
      [inspectorPath]: live ? liveInspector(page, contract) : inspector({ page, contract }),
      "/docs": () => staticFiles("/docs", join(projectPaths.generated, "docs"), "npm run docs writes the reference."),
    },
    onReload: (problem) => {
      if (problem) console.error(`The mock goes on with the contract as it was: ${problem.message}`);
      else console.log("The mock serves the contract anew.");
    },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void mock.close());
  return mock;
}

/** @throws Error that says what the environment lacks */
function liveInspector(page: string, contract: string): ReturnType<typeof inspector> {
  try {
    return inspector({ page, contract, live: optionsFromEnvironment() });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`--live takes the client's settings from the environment, from variables such as SVC_DATA_CENTER,
SVC_SERVICE and SVC_OAUTH2_REFRESH_TOKEN (README.md lists them). ${reason}`);
  }
}

/** What a user can do with the mock at once. */
export function greeting(mock: Mock, { live }: ServerOptions): string {
  const { baseUrl, authUrl, credentials, issueGrant, issueAccessToken } = mock;
  return `
The inspector  ${authUrl}${inspectorPath}${live ? "   (calls the real service)" : ""}
The mock       ${authUrl}   (Ctrl+C stops it)
  base URL       ${baseUrl}
  auth URL       ${authUrl}
  client id      ${credentials.clientId}
  client secret  ${credentials.clientSecret}
  refresh token  ${credentials.refreshToken}
  grant code     ${issueGrant()}   (once, within 10 minutes)

Call it from a shell:
  curl ${baseUrl}/monitors --header 'Authorization: Svc-oauthtoken ${issueAccessToken()}'

Call it from TypeScript:
  npx tsx examples/first-call.ts ${authUrl}
`;
}
