import { refreshTokensPerUser } from "../../../generated/limits.ts";
import { createServiceFetch, exchangeGrant, optionsFromEnvironment, revoke } from "../../client/index.ts";
import { messageOf } from "../../shared/text.ts";
import { addressVariables, credentialVariables, variablesOf } from "../../shared/variables.ts";
import { askSecret, askText, askYes } from "../prompts.ts";
import type { Environment, Session } from "../session.ts";
import { askedAddress, howToGetCode, inputOf, type LoginAddress } from "./login-questions.ts";
import { commandFor, defaultProfile, namedProfile } from "./name.ts";
import { addressNames, profileOf, requireWritableTokens, withoutProfile } from "./profile.ts";
import { baseUrlIn, profilePath, readProfile, requireWritableProfile, writeProfile } from "./profile-file.ts";

export interface LoginOptions extends LoginAddress {
  profile?: string;
}

/** Runs `login`. Nothing that the grant code gave is lost: the refresh token is saved, or revoked. */
export async function runLogin({ profile, ...options }: LoginOptions, session: Session): Promise<void> {
  const name = namedProfile(profile, session.env) ?? defaultProfile;
  const address = await checkedAddress(name, options, session);
  if (session.isInteractive) session.note(await howToGetCode());
  const input = inputOf(session);
  const clientId = await input("SVC_OAUTH2_CLIENT_ID", "Client ID", askText);
  await confirmReplacement(name, { ...address, ...variablesOf(credentialVariables, { clientId }) }, session);
  const clientSecret = await input("SVC_OAUTH2_CLIENT_SECRET", "Client secret", askSecret);
  const client = { ...address, ...variablesOf(credentialVariables, { clientId, clientSecret }) };
  await requireWritableProfile(name, client, session.env);
  const code = await input("GRANT_CODE", "Grant code", askSecret);
  session.goOnAtSignal(
    "The grant code is being exchanged: wait for its refresh token. Ctrl+C again ends at once, and loses it.",
  );
  await exchangeAndSave(name, code, client, session.env);
  session.print(`The profile ${name} is saved in ${profilePath(name, session.env)}`);
  await tryProfile(name, session);
  explainUse(name, session);
}

/**
 * The variables of the service's address. Before secrets are asked for, a wrong address is an error, and whatever cannot be written
 * on this machine.
 */
async function checkedAddress(name: string, options: LoginAddress, session: Session): Promise<Environment> {
  // A wrong name is an error first.
  profilePath(name, session.env);
  const address = variablesOf(addressVariables, await askedAddress(options, session));
  baseUrlIn(address);
  await requireWritableProfile(name, address, session.env);
  await requireWritableTokens(session.env);
  return address;
}

/**
 * Asks before a profile of another account is overwritten: its name may be mistyped, and programs use it.
 * @throws TypeError in a pipe, Error if the answer is no
 */
async function confirmReplacement(name: string, now: Environment, session: Session): Promise<void> {
  const before = await readProfile(name, session.env);
  if (!before) return;
  const logout = commandFor("logout", name, session.env);
  if (before.SVC_OAUTH2_CLIENT_ID === now.SVC_OAUTH2_CLIENT_ID && baseUrlIn(before) === baseUrlIn(now))
    return session.note(
      `Note: The refresh token that the profile has now stays valid. To revoke it, log out first: ${logout}`,
    );
  const what = `The profile ${name} has another client or service: ${baseUrlIn(before)}. Its refresh token would stay valid.`;
  const advice = `Choose another name with --profile, or log out of it first: ${logout}`;
  if (!session.isInteractive) throw new TypeError(`${what} ${advice}`);
  if (!(await askYes(session, `${what} Replace it?`))) throw new Error("Nothing was changed.");
}

/** @throws Error if the code is refused; or if the profile cannot be written, and then the refresh token is revoked */
async function exchangeAndSave(name: string, code: string, client: Environment, env: Environment): Promise<void> {
  const options = optionsFromEnvironment(client);
  const { refresh_token: refreshToken } = await exchangeGrant(code, options);
  const variables = { ...client, ...variablesOf(credentialVariables, { refreshToken }) };
  await writeProfile(name, variables, env).catch(async (error) => {
    const fate = await revoke(refreshToken, options).then(
      () => "The refresh token is revoked, so generate another grant code.",
      () => "The grant code is used, and its refresh token could not be revoked. Generate another grant code.",
    );
    throw new Error(`${error.message} ${fate}`);
  });
}

/** Makes a first call, which shows whose account it is. The login has succeeded, whatever fails here. */
async function tryProfile(name: string, session: Session): Promise<void> {
  try {
    const { readContent } = await import("../call/content.ts");
    const fetch = createServiceFetch((await profileOf(name, withoutProfile(session.env))).options);
    const content = await readContent(await fetch("/monitors"));
    if (!("json" in content)) throw new Error(`The response is ${content.type}.`);
    const { length } = [content.json ?? []].flat();
    session.print(`The account at ${fetch.baseUrl} has ${length} ${length === 1 ? "monitor" : "monitors"}.`);
  } catch (error) {
    session.note(`Note: The first call failed. ${messageOf(error)}`);
  }
}

function explainUse(name: string, session: Session): void {
  const { env } = session;
  session.print(`This is one of at most ${refreshTokensPerUser.maximum} refresh tokens of your user. One more than that deletes the oldest, even if it is in use.

Programs use it with: node --env-file=${profilePath(name, env)} program.mjs
To share access tokens with the commands: createClient({ tokenStore: fileTokenStore() }), of svc-monitoring-api/tokens/file`);
  const overriding = [...addressNames, "SVC_OAUTH2_REFRESH_TOKEN"].filter((variable) => env[variable]);
  if (overriding.length > 0) session.note(`Note: To use the profile, unset ${overriding.join(" and ")}.`);
}
