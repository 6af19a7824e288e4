import { type Environment, variableValue } from "./environment.ts";
import { checkOptions, type Option, pathsOf, requireValid } from "./option-checks.ts";
import { clientTable } from "./option-table.ts";
import type { ClientOptions } from "./options.ts";
import { profileReader } from "./profile.ts";

/** What options are read from, and how an error names where. */
interface OptionSource {
  read(path: string, option: Option): unknown;
  labelOf(path: string, option: Option): string;
}

/** The value of an option, and where it comes from: the option itself, a variable, a profile, or `default`. */
export interface Found {
  readonly value: unknown;
  readonly from: string;
}

/** These are one setting: a data center never gets the `SVC_BASE_URL` of another service. */
const addresses = ["dataCenter", "baseUrl", "authUrl"];

/**
 * The values by the path of their option, such as `retry.minWait`: what is given, then its variable, then the profile, then
 * its default. Credentials are not read if there is an access token. Those of a profile are for its address alone.
 * @throws TypeError that names the option, or its variable
 */
export function resolve(given: ClientOptions, environment: Environment): Map<string, Found> {
  checkOptions("the client", given, clientTable);
  const sources: OptionSource[] = [
    { read: (path) => valueAt(given, path), labelOf: (path) => `\`${path}\`` },
    {
      read: (_path, option) => variableValue(environment, option),
      labelOf: (path, { variable }) => `\`${path}\` (${variable})`,
    },
  ];
  const profile = given.profile ?? variableValue(environment, clientTable.profile);
  if (profile !== undefined) {
    const read = profileReader(String(profile), environment);
    const ofProfile: OptionSource = {
      read: (path) => (path.startsWith("credentials.") && ofAddress !== ofProfile ? undefined : read(path)),
      labelOf: (path) => `\`${path}\` (profile ${profile})`,
    };
    sources.push(ofProfile);
  }
  const paths = [...pathsOf(clientTable)].filter(
    ([path]) => given.accessToken === undefined || !path.startsWith("credentials."),
  );
  const ofAddress = sources.find(({ read }) =>
    paths.some(([path, option]) => addresses.includes(path) && read(path, option) !== undefined),
  );
  const found = new Map<string, Found>();
  for (const [path, option] of paths) {
    const ordered = addresses.includes(path) && ofAddress ? [ofAddress] : sources;
    const source = ordered.find(({ read }) => read(path, option) !== undefined);
    const value = source?.read(path, option);
    const from = source?.labelOf(path, option) ?? "default";
    if (source) requireValid(from, option.check, value);
    if (source || option.default !== undefined) found.set(path, { value: value ?? option.default, from });
  }
  const { dataCenter, baseUrl } = Object.fromEntries(found);
  if (dataCenter && baseUrl)
    throw new TypeError(`${dataCenter.from} and ${baseUrl.from} exclude each other. Give one of them.`);
  return found;
}

function valueAt(options: object, path: string): unknown {
  return path.split(".").reduce((value, name) => value && Reflect.get(value, name), options);
}
