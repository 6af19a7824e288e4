/** The environment variables of the client and of the commands, by the option that each of them stands for. */

export const addressVariables = {
  dataCenter: "SVC_DATA_CENTER",
  service: "SVC_SERVICE",
  authHost: "SVC_AUTH_HOST",
  baseUrl: "SVC_BASE_URL",
  authUrl: "SVC_AUTH_URL",
} as const;

/**
 * The environment variables of the credentials. They have the same names as in the infrastructure-as-code provider
 * (specification, Infrastructure-as-code provider settings).
 */
export const credentialVariables = {
  clientId: "SVC_OAUTH2_CLIENT_ID",
  clientSecret: "SVC_OAUTH2_CLIENT_SECRET",
  refreshToken: "SVC_OAUTH2_REFRESH_TOKEN",
} as const;

/** The variables of those options that have a value. */
export function variablesOf<Name extends string>(
  names: Readonly<Record<Name, string>>,
  options: { readonly [Option in Name]?: string | undefined },
): Record<string, string> {
  const entries = Object.entries<string>(names).map(([name, variable]) => [variable, options[name as Name]]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * The options of those variables that have a value.
 * @param read returns the value of a variable; undefined if it has none
 */
export function optionsIn<Name extends string>(
  names: Readonly<Record<Name, string>>,
  read: (variable: string, name: Name) => string | undefined,
): { [Option in Name]?: string } {
  const entries = Object.entries<string>(names).map(([name, variable]) => [name, read(variable, name as Name)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as { [Option in Name]?: string };
}
