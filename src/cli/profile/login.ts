import { createInterface } from "node:readline";
import { refreshTokensPerUser } from "../../../generated/limits.ts";
import { createServiceFetch, exchangeGrant, optionsFromEnvironment, revoke } from "../../client/index.ts";
import { readContract } from "../../contract/packaged-contract.ts";
import { messageOf } from "../../shared/text.ts";
import { addressVariables, credentialVariables, variablesOf } from "../../shared/variables.ts";
import { askSecret, askText, askYes } from "../prompts.ts";
import type { Environment, Session } from "../session.ts";
import { askedAddress, type LoginAddress } from "./login-address.ts";
import { commandFor, defaultProfile, namedProfile } from "./name.ts";
import { addressNames, profileOf, withoutProfile } from "./profile.ts";
import { baseUrlIn, profilePath, readProfile, requireWritableProfile, writeProfile } from "./profile-file.ts";

export interface LoginOptions extends LoginAddress {
  profile?: string;
  revokeOld?: true;
}

/** Runs `login`. Nothing that the grant code gave is lost: the refresh token is saved, or revoked. */
export async function runLogin(given: LoginOptions, session: Session): Promise<void> {
  const { profile, revokeOld, ...options } = given;
  const { env } = session;
  const name = namedProfile(profile, env) ?? defaultProfile;
  const path = profilePath(name, env);
  const address = await askedAddress(options, session);
  const ofAddress = variablesOf(addressVariables, address);
  // A wrong address is an error before anything is asked.
  baseUrlIn(ofAddress);
  await requireWritableProfile(name, ofAddress, env);
  if (session.isInteractive) session.note(await howToGetCode());
  const input = inputOf(session);
  const clientId = await input("SVC_OAUTH2_CLIENT_ID", "Client ID", askText);
  const clientSecret = await input("SVC_OAUTH2_CLIENT_SECRET", "Client secret", askSecret);
  const clientVariables = { ...ofAddress, ...variablesOf(credentialVariables, { clientId, clientSecret }) };
  await requireWritableProfile(name, clientVariables, env);
  await confirmReplacement(name, clientVariables, session);
  const code = await input("GRANT_CODE", "Grant code", askSecret);
  session.goOnAtSignal(
    "The grant code is being exchanged: wait for its refresh token. Ctrl+C again ends at once, and loses it.",
  );
  const ofLogin = optionsFromEnvironment(clientVariables);
  const { refresh_token: refreshToken } = await exchangeGrant(code, ofLogin);
  const variables = { ...clientVariables, ...variablesOf(credentialVariables, { refreshToken }) };
  const before = await writeProfile(name, variables, env).catch(async (error) => {
    const fate = await revoke(refreshToken, ofLogin).then(
      () => "The refresh token is revoked, so generate another grant code.",
      () => "The grant code is used, and its refresh token could not be revoked. Generate another grant code.",
    );
    throw new Error(`${error.message} ${fate}`);
  });
  session.print(`The profile ${name} is saved in ${path}`);
  try {
    session.print(await greeting(name, withoutProfile(env)));
  } catch (error) {
    session.note(`Note: The first call failed. ${messageOf(error)}`);
  }
  session.print(`This is one of at most ${refreshTokensPerUser.maximum} refresh tokens of your user. One more than that deletes the oldest, even if it is in use.

Programs use it with: node --env-file=${path} program.mjs
To share access tokens with the commands: createClient({ tokenStore: fileTokenStore() }), of svc-monitoring-api/tokens/file`);
  const overriding = [...addressNames, "SVC_OAUTH2_REFRESH_TOKEN"].filter((variable) => env[variable]);
  if (overriding.length > 0) session.note(`Note: To use the profile, unset ${overriding.join(" and ")}.`);
  if (before?.SVC_OAUTH2_REFRESH_TOKEN && before.SVC_OAUTH2_REFRESH_TOKEN !== refreshToken)
    await offerToRevoke(before, revokeOld === true, session);
}

/**
 * Asks before a profile is overwritten: its name may be mistyped, and programs use it.
 * @throws TypeError in a pipe, Error if the answer is no
 */
async function confirmReplacement(name: string, now: Environment, session: Session): Promise<void> {
  const before = await readProfile(name, session.env);
  if (!before || (before.SVC_OAUTH2_CLIENT_ID === now.SVC_OAUTH2_CLIENT_ID && baseUrlIn(before) === baseUrlIn(now)))
    return;
  const what = `The profile ${name} has another client or service: ${baseUrlIn(before)}.`;
  const advice = `Choose another name with --profile, or remove it first: ${commandFor("logout", name, session.env)}`;
  if (!session.isInteractive) throw new TypeError(`${what} ${advice}`);
  if (!(await askYes(session, `${what} Replace it?`))) throw new Error("Nothing was changed.");
}

async function howToGetCode(): Promise<string> {
  const { components } = await readContract();
  const scopes = Object.keys(components.securitySchemes.OAuth2.flows.authorizationCode.scopes);
  return `
In the developer console of your data center:
  1. Register a Self Client, unless you have one. It shows the client ID and the client secret.
  2. In its tab Generate Code, enter the scopes below, a description, and a validity of 10 minutes.

${scopes.filter((scope) => scope.endsWith(".Read")).join(",")}

These scopes read only. To create, change or delete, add others, such as Svc.Admin.Create, Svc.Admin.Update or Svc.Admin.Delete.
`;
}

type Ask = (session: Session, message: string) => Promise<string>;

/** Reads each value from its variable, from a person, or from the next line of standard input. */
function inputOf(session: Session) {
  let lines: AsyncIterator<string> | undefined;
  return async (variable: string, label: string, ask: Ask): Promise<string> => {
    const known = session.env[variable]?.trim();
    if (known) return known;
    if (session.isInteractive) return ask(session, label);
    lines ??= createInterface({ input: session.stdin })[Symbol.asyncIterator]();
    const { value } = await lines.next();
    if (value?.trim()) return value.trim();
    throw new TypeError(`${label} is missing: set ${variable}, or give it as a line of standard input.`);
  };
}

/** A first call, which shows whose account it is. */
async function greeting(name: string, env: Environment): Promise<string> {
  const { readContent } = await import("../call/content.ts");
  const fetch = createServiceFetch((await profileOf(name, env)).options);
  const content = await readContent(await fetch("/monitors"));
  if (!("json" in content)) throw new Error(`The response is ${content.type}.`);
  const { length } = [content.json ?? []].flat();
  return `The account at ${fetch.baseUrl} has ${length} ${length === 1 ? "monitor" : "monitors"}.`;
}

async function offerToRevoke(before: Environment, isChosen: boolean, session: Session): Promise<void> {
  const known = "The profile had another refresh token, which stays valid.";
  if (!isChosen && !session.isInteractive) {
    session.note(`${known} The option --revoke-old would have revoked it with this login.`);
  } else if (isChosen || (await askYes(session, `${known} Revoke it? Programs that use it will stop.`))) {
    await revoke(before.SVC_OAUTH2_REFRESH_TOKEN ?? "", optionsFromEnvironment(before)).then(
      () => session.print("The old refresh token is revoked."),
      (error) =>
        session.note(`Note: The old refresh token could not be revoked, and may stay valid. ${messageOf(error)}`),
    );
  }
}
