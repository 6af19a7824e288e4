import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { controlHosts, type GateOptions, isLoopback } from "../mock/control/gate.ts";
import type { Mock } from "../mock/index.ts";

/** The client's environment variables for a mock, which the examples read. */
export function environmentOf({ baseUrl, authUrl, credentials }: Mock): Record<string, string> {
  return {
    SVC_BASE_URL: baseUrl,
    SVC_AUTH_URL: authUrl,
    SVC_OAUTH2_CLIENT_ID: credentials.clientId,
    SVC_OAUTH2_CLIENT_SECRET: credentials.clientSecret,
    SVC_OAUTH2_REFRESH_TOKEN: credentials.refreshToken,
  };
}

/** The lines of a shell that set variables. */
export function exportLines(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `  export ${name}=${value}`)
    .join("\n");
}

/** How to use the mock, to print when it is ready. */
export function greetingOf(mock: Mock, certificate?: string): string {
  const { baseUrl, authUrl } = mock;
  const trust = certificate ? ` --cacert ${certificate}` : "";
  const token = mock.issueAccessToken();
  const variables = { ...environmentOf(mock), ...(certificate && { NODE_EXTRA_CA_CERTS: certificate }) };
  return `The mock is ready at ${authUrl}   (Ctrl+C stops it)
Its controls: ${authUrl}/_mock/docs   Its contract: ${authUrl}/openapi.json

Call it from a shell:
  curl${trust} ${baseUrl}/monitors -H 'Authorization: Svc-oauthtoken ${token}'

Call it from a program that reads the client's variables:
${exportLines(variables)}
`;
}

/** What to know about an address that other machines can reach; undefined for loopback. */
export function networkWarning(options: GateOptions): string | undefined {
  if (isLoopback(options.host)) return undefined;
  return `Warning: other machines can reach the mock at ${options.host}, and control it.
Its control path /_mock responds to addresses in digits and to the host names ${controlHosts(options).join(", ")}; --allowed-host adds others.`;
}

/** Writes a certificate to a file, for clients to trust. It contains no key. */
export async function certificateFile(certificate: string): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "svc-monitoring-api-"));
  const path = join(folder, "mock.pem");
  await writeFile(path, certificate);
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}
