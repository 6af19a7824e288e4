import { join } from "node:path";
import { type Mock, startMock } from "../src/mock/index.ts";
import { staticFiles } from "../src/pages/static-files.ts";
import { projectPaths } from "./pipeline/paths.ts";

/** Starts the mock of a command line, which ends with Ctrl+C. It reports when the contract changes. */
export async function serveMock(port: number): Promise<Mock> {
  const mock = await startMock({
    port,
    contract: join(projectPaths.generated, "openapi.json"),
    handlers: {
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

/** What a user can do with the mock at once. */
export function greeting({ baseUrl, authUrl, credentials, issueGrant, issueAccessToken }: Mock): string {
  return `
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
