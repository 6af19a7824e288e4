import { credentials, type Mock } from "../mock/index.ts";
import { controlHosts, type GateOptions, isLoopback } from "../server/gate.ts";
import { addressVariables, credentialVariables, variablesOf } from "../shared/variables.ts";
import { inspectorPath } from "../site/urls.ts";

export interface GreetingOptions {
  /** Whether the reference and the inspector are served, too. */
  hasPages: boolean;
  /** The platform the greeting is for. On Windows, its commands are written for PowerShell. */
  platform?: NodeJS.Platform;
}

/** The client's environment variables for a mock, which the examples read. */
export function environmentOf({ baseUrl, authUrl, credentials }: Mock): Record<string, string> {
  return { ...variablesOf(addressVariables, { baseUrl, authUrl }), ...variablesOf(credentialVariables, credentials) };
}

export function greetingOf(mock: Mock, { hasPages, platform = process.platform }: GreetingOptions): string {
  const { baseUrl, authUrl } = mock;
  const isPowerShell = platform === "win32";
  // In Windows PowerShell, `curl` is another command.
  const curl = isPowerShell ? "curl.exe" : "curl";
  const pages = `\nThe reference  ${authUrl}/\nThe inspector  ${authUrl}${inspectorPath}`;
  const variables = {
    ...environmentOf(mock),
    // Every mock accepts this refresh token, so the variables of a shell work for the next mock, too.
    SVC_OAUTH2_REFRESH_TOKEN: credentials.refreshToken,
    GRANT_CODE: mock.issueGrant(),
  };
  const lines = Object.entries(variables).map(([name, value]) =>
    isPowerShell ? `  $env:${name} = '${value}'` : `  export ${name}=${value}`,
  );
  return `The mock is ready at ${authUrl}   (Ctrl+C stops it)${hasPages ? pages : ""}
Its controls   ${authUrl}/_mock
Its contract   ${authUrl}/openapi.json

Call it from a shell:
  ${curl} ${baseUrl}/monitors -H 'Authorization: Svc-oauthtoken ${mock.issueAccessToken()}'

Call it from a program that reads the client's variables (the grant code works once, within 10 minutes):
${lines.join("\n")}
`;
}

/** What to know about an address that other machines can reach; undefined for loopback. */
export function networkWarning(options: GateOptions): string | undefined {
  if (isLoopback(options.host)) return undefined;
  return `Warning: other machines can reach the mock at ${options.host}, and control it.
Its control path /_mock responds to addresses in digits and to the host names ${controlHosts(options).join(", ")}; --allowed-host adds others.`;
}
