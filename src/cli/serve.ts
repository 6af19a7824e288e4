import { credentials, type Mock, type MockOptions } from "../mock/index.ts";
import { type MountedHandler, startMockWith } from "../mock/mock.ts";
import { controlHosts, type GateOptions, isLoopback } from "../server/gate.ts";
import { addressVariables, credentialVariables, variablesOf } from "../shared/variables.ts";
import { inspectorPath } from "../site/urls.ts";
import type { Session } from "./session.ts";

export type ServeOptions = Pick<MockOptions, "port"> & {
  host: string;
  allowedHost: string[];
  records?: string;
};

/** Serves a mock until it is stopped. @param pages the reference and the inspector */
export async function serve(
  session: Session,
  { allowedHost: allowedHosts, ...options }: ServeOptions,
  pages?: Record<string, MountedHandler>,
): Promise<void> {
  const mock = await startMockWith({ ...options, allowedHosts }, pages ?? {});
  // The signal handler exists before the greeting, because a program that reads the greeting may send a signal at once.
  const stopped = session.stopped();
  if (!isLoopback(options.host)) session.note(networkWarning({ host: options.host, allowedHosts }));
  session.print(greetingOf(mock, pages !== undefined));
  await stopped;
  await mock.close();
}

/** What a person needs to use the mock. @param hasPages whether the reference and the inspector are served, too */
function greetingOf(mock: Mock, hasPages: boolean): string {
  const { baseUrl, authUrl } = mock;
  const pages = `\nThe reference  ${authUrl}/\nThe inspector  ${authUrl}${inspectorPath}`;
  const variables = {
    ...variablesOf(addressVariables, { baseUrl, authUrl }),
    // Every mock accepts these credentials, so the variables of a shell work for the next mock, too.
    ...variablesOf(credentialVariables, credentials),
    GRANT_CODE: mock.issueGrant(),
  };
  const lines = Object.entries(variables).map(([name, value]) => `  export ${name}=${value}`);
  return `The mock is ready at ${authUrl}   (Ctrl+C stops it)${hasPages ? pages : ""}
Its controls   ${authUrl}/_mock
Its contract   ${authUrl}/openapi.json

Call it from a shell:
  curl ${baseUrl}/monitors -H 'Authorization: Svc-oauthtoken ${mock.issueAccessToken()}'

Call it from a program that reads the client's variables (the grant code works once, within 10 minutes):
${lines.join("\n")}
`;
}

/** What to know about an address that other machines can reach. */
function networkWarning(options: GateOptions): string {
  return `Warning: other machines can reach the mock at ${options.host}, and control it.
Its control path /_mock responds to addresses in digits and to the host names ${controlHosts(options).join(", ")}; --allowed-host adds others.`;
}
