import { randomUUID } from "node:crypto";
import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "../client/errors.ts";
import type { ClientOptions } from "../client/index.ts";
import type { Environment } from "../client/settings.ts";
import { optionsFromEnvironment, requireCredentials, type Settings, settingsOf } from "../client/settings.ts";
import { makeFolder } from "../shared/files.ts";
import { fileTokenStore, stateDirectory } from "../tokens/file.ts";
import type { SharedTokenStore } from "../tokens/shared-store.ts";
import { defaultProfile, NoAccount, namedProfile } from "./options.ts";
import { type Profile, profilePath, readProfile, withProfile } from "./profile.ts";

export interface Account {
  /** The name of the profile; undefined if the SVC_ variables alone name the account. */
  name: string | undefined;
  profile: Profile;
}

const accountVariables = [
  ...["SVC_DATA_CENTER", "SVC_SERVICE", "SVC_AUTH_HOST", "SVC_BASE_URL", "SVC_AUTH_URL"],
  ...["SVC_OAUTH2_CLIENT_ID", "SVC_OAUTH2_CLIENT_SECRET", "SVC_OAUTH2_REFRESH_TOKEN"],
];

/** An environment without the variables that name an account: what is left comes from a profile. */
export function withoutAccount(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !accountVariables.includes(name)));
}

/** The access tokens that all commands of the user share. */
export function tokenStoreOf(env: Environment): SharedTokenStore {
  return fileTokenStore({ directory: stateDirectory(env) });
}

/** That of `--profile`, SVC_PROFILE, the SVC_ variables, or the profile `default`. @throws NoAccount without one */
export function accountOf(given: string | undefined, env: Environment): Account {
  const named = namedProfile(given, env);
  const name = named ?? defaultProfile;
  const profile = readProfile(name, env);
  if (profile) return { name, profile };
  if (named !== undefined)
    throw new NoAccount(`There is no profile ${named}. Log in: npx svc-monitoring-api login --profile ${named}`);
  if (accountVariables.some((variable) => env[variable])) {
    try {
      requireCredentials(settingsOf({}, env), "clientId", "clientSecret", "refreshToken");
    } catch (error) {
      throw new NoAccount(`${messageOf(error)} Or log in: npx svc-monitoring-api login`);
    }
    return { name: undefined, profile: {} };
  }
  throw new NoAccount(
    "No account is known. Log in: npx svc-monitoring-api login. Or try a call without an account: call listMonitors --mock",
  );
}

/**
 * The client's options of an account: what the variables have, and else the profile. Commands share their access tokens in files.
 * @throws TypeError that names an invalid variable, or says that the command that prints the credentials failed
 */
export function clientOptionsOf({ profile }: Account, env: Environment): ClientOptions {
  return { ...optionsFromEnvironment(withProfile(profile, env)), tokenStore: tokenStoreOf(env) };
}

/** @throws TypeError that names a missing or invalid setting */
export function accountSettings(account: Account, env: Environment): Settings {
  return settingsOf(clientOptionsOf(account, env), env);
}

/** The variables that take the place of what the profile has. */
export function hiddenBy({ name }: Account, env: Environment): string[] {
  const variables = ["SVC_DATA_CENTER", "SVC_BASE_URL", "SVC_AUTH_URL", "SVC_OAUTH2_REFRESH_TOKEN"];
  return name === undefined ? [] : variables.filter((variable) => env[variable]);
}

/** Writes a profile, also through a power failure, and returns the one that it replaces. @throws TypeError */
export async function saveProfile(name: string, profile: Profile, env: Environment): Promise<Profile | undefined> {
  const text = `${JSON.stringify(profile, null, 2)}\n`;
  return withDraft(profilePath(name, env), text, (draft, path) => replace(draft, path, () => readProfile(name, env)));
}

/** Checks that a profile can be written. A grant code works once, so this comes first. @throws TypeError if it cannot */
export async function requireWritable(name: string, env: Environment): Promise<void> {
  await withDraft(profilePath(name, env), " ".repeat(4096), async (draft) => rmSync(draft));
}

async function withDraft<T>(path: string, text: string, use: (draft: string, path: string) => Promise<T>): Promise<T> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await makeFolder(dirname(path), 0o700);
    writeFileSync(draft, text, { flag: "wx", mode: 0o600, flush: true });
    return await use(draft, path);
  } catch (error) {
    try {
      rmSync(draft, { force: true });
    } catch {
      // It was never there.
    }
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new TypeError(`The profile ${path} cannot be written (${code}).`);
  }
}

/** Between reading and replacing there is no turn of the event loop: of two logins at once, the second finds the first. */
async function replace<T>(draft: string, path: string, read: () => T): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const before = read();
    try {
      renameSync(draft, path);
      return before;
    } catch (error) {
      // On Windows, while another program reads the file.
      if ((error as NodeJS.ErrnoException).code !== "EPERM" || attempt === 20) throw error;
    }
    await sleep(50);
  }
}

export function profileNames(env: Environment): string[] {
  try {
    const files = readdirSync(dirname(profilePath(defaultProfile, env)));
    return files.flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []).sort();
  } catch {
    return [];
  }
}
