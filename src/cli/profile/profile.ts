import { type ClientOptions, optionsFromEnvironment, type TokenStore } from "../../client/index.ts";
import { addressVariables, credentialVariables } from "../../shared/variables.ts";
import { fileTokenStore, stateDirectory } from "../../token-stores/file.ts";
import { NoProfile } from "../exit-codes.ts";
import type { Environment } from "../session.ts";
import { commandFor, defaultProfile, namedProfile } from "./name.ts";
import { profilePath, readProfile } from "./profile-file.ts";

export const addressNames: readonly string[] = Object.values(addressVariables);
const credentialNames = Object.values(credentialVariables);

/** With which account a command calls the service. */
export interface Profile {
  /** The name of the profile's file; undefined if the account comes only from environment variables. */
  name: string | undefined;
  /** The options for the client. They include a token store in files, so that all commands share their access tokens. */
  options: ClientOptions;
  /** A sentence about the account, which is shown before it is used. */
  note: string | undefined;
}

/**
 * The client's options in variables. All commands of the user share their access tokens.
 * @throws TypeError that names a variable
 */
function optionsOfVariables(variables: Environment, env: Environment): ClientOptions {
  return { ...optionsFromEnvironment(variables), tokenStore: tokenStoreOf(env) };
}

function tokenStoreOf(env: Environment): TokenStore {
  return fileTokenStore({ directory: stateDirectory(env) });
}

/** Checks that access tokens can be stored. @throws StorageError that says what to do */
export async function requireWritableTokens(env: Environment): Promise<void> {
  // A lock is a file that nothing remains of.
  const release = await tokenStoreOf(env).lock("login", 1_000);
  await release?.();
}

/** An environment without the variables of a profile. */
export function withoutProfile(env: Environment): Environment {
  const names = [...addressNames, ...credentialNames];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}

/**
 * The profile named by `--profile` or SVC_PROFILE, else the file `default`. Environment variables override its variables. If the
 * environment sets a variable of the address, the file is not used at all, so that no saved secret is sent to another address.
 * @throws NoProfile if there is no profile
 */
export async function profileOf(given: string | undefined, env: Environment): Promise<Profile> {
  const named = namedProfile(given, env);
  const ofAddress = addressNames.filter((variable) => env[variable]);
  if (ofAddress.length > 0 && named !== undefined)
    throw new TypeError(
      `${ofAddress.join(" and ")} and the profile ${named} name two accounts. Unset the variables to use the profile.`,
    );
  if (ofAddress.length > 0) return profileOfEnvironment(ofAddress, env);
  const name = named ?? defaultProfile;
  const saved = await readProfile(name, env);
  if (saved) return profileOfFile(name, saved, env);
  throw new NoProfile(
    named === undefined
      ? "No account is known. Log in: npx svc-monitoring-api login. Or try a call without an account: call listMonitors --mock"
      : `There is no profile ${named}. Log in: ${commandFor("login", named, env)}`,
  );
}

function profileOfEnvironment(ofAddress: readonly string[], env: Environment): Profile {
  const options = optionsOfVariables(env, env);
  const missing = credentialNames.filter((variable) => !env[variable]);
  if (missing.length === 0) return { name: undefined, options, note: undefined };
  throw new NoProfile(
    `The environment has ${ofAddress.join(" and ")}, but not ${missing.join(", ")}. Set these, too, or unset the address to use the account of login.`,
  );
}

function profileOfFile(name: string, saved: Environment, env: Environment): Profile {
  const missing = credentialNames.filter((variable) => !env[variable] && !saved[variable]);
  if (missing.length > 0)
    throw new NoProfile(
      `${profilePath(name, env)} has no ${missing.join(", ")}. Log in again: ${commandFor("login", name, env)}`,
    );
  const overriding = credentialNames.filter((variable) => env[variable] && env[variable] !== saved[variable]);
  const note = `The environment overrides the profile ${name}: ${overriding.join(" and ")}.`;
  const options = optionsOfVariables({ ...saved, ...env }, env);
  return { name, options, note: overriding.length > 0 ? note : undefined };
}
