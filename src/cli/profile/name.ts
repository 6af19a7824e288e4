/** Which profile a command uses, and what a person types to use it. */
import type { Environment } from "../session.ts";

/** The profile that a command uses if no other is named. */
export const defaultProfile = "default";

/** The profile of `--profile`, or of SVC_PROFILE. @throws TypeError if a variable of the account is empty */
export function namedProfile(given: string | undefined, env: Environment): string | undefined {
  // An empty value is most likely a variable that is not set: it would name another account.
  const isEmpty = (name: string) => name.startsWith("SVC_") && env[name]?.trim() === "";
  const empty = Object.keys(env).find((name) => isEmpty(name) && !(name === "SVC_PROFILE" && given !== undefined));
  if (empty) throw new TypeError(`${empty} is empty. Give it a value, or unset it.`);
  return given ?? env.SVC_PROFILE?.trim();
}

/** Advice on how to replace a refresh token that the auth server refuses. */
export function renewal(given: string | undefined, env: Environment): string {
  return env.SVC_OAUTH2_REFRESH_TOKEN
    ? "Replace SVC_OAUTH2_REFRESH_TOKEN; or unset it, and log in: npx svc-monitoring-api login"
    : `Log in again: ${commandFor("login", given, env)}`;
}

/** The command line to show, with the name of the profile, so that a person can copy and paste it. */
export function commandFor(command: string, given: string | undefined, env: Environment): string {
  return `npx svc-monitoring-api ${command} --profile ${namedProfile(given, env) ?? defaultProfile}`;
}
