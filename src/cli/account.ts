import { dataCenterUrls, type ServiceUrls } from "../client/data-centers.ts";
import type { ClientOptions } from "../client/index.ts";
import { type Profile, readProfile } from "../client/profile.ts";
import { settingsOf } from "../client/settings.ts";
import { fileTokenStore } from "../tokens/file.ts";
import { NoAccount } from "./exit.ts";

/** The account that a command uses. */
export interface Account {
  /** The name of the profile; undefined if the SVC_ variables alone name the account. */
  name: string | undefined;
  profile: Profile;
  /** For the client. Commands share their access tokens in files. */
  options: ClientOptions;
}

/** The profile that a command uses if no other is named. */
export const defaultProfile = "default";

/** The profile of `--profile`, or of SVC_PROFILE. */
export function namedProfile(given: string | undefined): string | undefined {
  return given ?? (process.env.SVC_PROFILE?.trim() || undefined);
}

/**
 * The account of `--profile`, of SVC_PROFILE, of the SVC_ variables, or of the profile `default`.
 * @throws NoAccount without an account; TypeError if the profile is not valid
 */
export function accountOf(given?: string): Account {
  const named = namedProfile(given);
  const name = named ?? defaultProfile;
  const profile = readProfile(name);
  const tokenStore = fileTokenStore();
  if (profile) return { name, profile, options: { profile: name, tokenStore } };
  if (named !== undefined)
    throw new NoAccount(`There is no profile ${named}. Log in: npx svc-monitoring-api login --profile ${named}`);
  if (process.env.SVC_OAUTH2_REFRESH_TOKEN) return { name: undefined, profile: {}, options: { tokenStore } };
  throw new NoAccount(
    "No account is known. Log in: npx svc-monitoring-api login. Or try a call without an account: call listMonitors --mock",
  );
}

/** The variables that take the place of what the profile has. */
export function hiddenBy({ name }: Account): string[] {
  const variables = ["SVC_DATA_CENTER", "SVC_BASE_URL", "SVC_AUTH_URL", "SVC_OAUTH2_REFRESH_TOKEN"];
  return name === undefined ? [] : variables.filter((variable) => process.env[variable]);
}

/** Where the service is; that of the profile if left out. */
export interface AddressOptions {
  profile?: string;
  dataCenter?: string;
  service?: string;
  authHost?: string;
  /** Instead of a data center and a service. */
  baseUrl?: string;
  authUrl?: string;
}

/**
 * The addresses of the options, or else those of the account, and the extended contract of its profile.
 * @throws TypeError if a name is not valid; NoAccount without an account
 */
export function addressesOf(given: AddressOptions): ServiceUrls & Pick<Profile, "contract"> {
  const { profile, baseUrl, authUrl, dataCenter = "US", service, authHost } = given;
  if (baseUrl !== undefined) return { baseUrl, authUrl: authUrl ?? new URL(baseUrl).origin };
  if (service !== undefined)
    return { ...dataCenterUrls(dataCenter, service, authHost), ...(authUrl !== undefined && { authUrl }) };
  try {
    const { options, profile: found } = accountOf(profile);
    // No token is needed.
    const urls = settingsOf({ ...options, accessToken: "-" });
    return { baseUrl: urls.baseUrl, authUrl: urls.authUrl, ...(found.contract && { contract: found.contract }) };
  } catch (error) {
    if (!(error instanceof NoAccount)) throw error;
    throw new NoAccount(
      `Name the service: --data-center EU --service acme, or its address: --base-url https://… ${error.message}`,
    );
  }
}
