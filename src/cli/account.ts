import type { ClientOptions } from "../client/index.ts";
import { type Profile, readProfile } from "../client/profile.ts";
import { fileTokenStore } from "../tokens/file.ts";
import { NoAccount } from "./exit.ts";
import { defaultProfile } from "./profile-file.ts";

/** The account that a command uses. */
export interface Account {
  /** The name of the profile; undefined if the SVC_ variables alone name the account. */
  name: string | undefined;
  profile: Profile;
  /** For the client. Commands share their access tokens in files. */
  options: ClientOptions;
}

/**
 * The account of `--profile`, of SVC_PROFILE, of the SVC_ variables, or of the profile `default`.
 * @throws NoAccount without an account; TypeError if the profile is not valid
 */
export function accountOf({ profile: given }: { profile?: string } = {}): Account {
  const named = given ?? (process.env.SVC_PROFILE?.trim() || undefined);
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

/** Says on standard error which variables those are. */
export function warnOfHidden(account: Account): void {
  const names = hiddenBy(account);
  if (names.length === 0) return;
  console.error(
    `Note: ${names.join(" and ")} of the environment take the place of what the profile ${account.name} has.`,
  );
}
