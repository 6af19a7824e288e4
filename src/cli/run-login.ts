import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { dataCenters } from "../../generated/data-centers.ts";
import { refreshTokensPerUser } from "../../generated/limits.ts";
import type { AccessTokenResponse } from "../../generated/types.ts";
import { messageOf } from "../client/errors.ts";
import { exchangeGrant, revoke } from "../client/index.ts";
import { serviceFetchOf } from "../client/service-fetch.ts";
import { type Environment, requireCredentials, settingsOf } from "../client/settings.ts";
import { lifetimeOf, safetyMargin } from "../client/tokens/policy.ts";
import { keyOf } from "../client/tokens/store.ts";
import { readContract } from "../contract/own-contract.ts";
import { stateDirectory } from "../tokens/file.ts";
import { accountOf, accountSettings, requireWritable, saveProfile, tokenStoreOf, withoutAccount } from "./account.ts";
import { readPayload } from "./call/payload.ts";
import { commandFor, defaultProfile, Interrupted, namedProfile } from "./options.ts";
import { type Address, type Profile, profilePath, readProfile } from "./profile.ts";
import type { Session } from "./session.ts";
import { askChoice, askSecret, askText, askYes } from "./terminal/prompts.ts";

export interface LoginOptions extends Address {
  profile?: string;
  readOnly?: true;
  revokeOld?: true;
}

export interface LogoutOptions {
  profile?: string;
  yes?: true;
}

/** Runs `login`. Nothing that the grant code gave is lost: the refresh token is kept in the profile, or revoked. */
export async function runLogin(given: LoginOptions, session: Session): Promise<void> {
  const { profile, readOnly, revokeOld, ...options } = given;
  const { env } = session;
  const name = namedProfile(profile, env) ?? defaultProfile;
  await requireWritable(name, env);
  const input = linesOf(session);
  const address = await addressOf(options, session);
  const { authUrl } = settingsOf({ ...address, accessToken: "-" }, {});
  if (session.isInteractive) session.note(await howToGetCode());
  const clientId = await input("SVC_OAUTH2_CLIENT_ID", "Client ID", askText);
  const clientSecret = await input("SVC_OAUTH2_CLIENT_SECRET", "Client secret", askSecret);
  await confirmReplacement(name, { ...address, clientId }, session);
  const code = await input("GRANT_CODE", "Grant code", askSecret);
  const issued = await exchangeGrant(code, { ...address, credentials: { clientId, clientSecret } });
  const credentials = { clientId, clientSecret, refreshToken: issued.refresh_token };
  const before = await saveProfile(name, { ...address, ...credentials, ...(readOnly && { readOnly }) }, env).catch(
    async (error) => {
      const fate = await revoke(issued.refresh_token, address).then(
        () => "The refresh token is revoked, so generate another grant code.",
        () => "The grant code is used, and its refresh token could not be revoked. Generate another grant code.",
      );
      throw new TypeError(`${error.message} ${fate}`);
    },
  );
  session.print(`The profile ${name} is saved.`);
  try {
    const { refresh_token: refreshToken, ...token } = issued;
    await keepAccessToken(await keyOf(clientId, refreshToken, authUrl), token, env);
    session.print(await greeting(name, withoutAccount(env)));
  } catch (error) {
    session.note(`Note: The first call failed. ${messageOf(error)} Check it: ${commandFor("doctor", name, env)}`);
  }
  session.print(
    `This is one of at most ${refreshTokensPerUser.maximum} refresh tokens of your user. One more than that deletes the oldest, even if it is in use.`,
  );
  if (before?.refreshToken) await offerToRevoke(before, revokeOld === true, session);
}

async function addressOf(given: Address, session: Session): Promise<Address> {
  const { baseUrl, authUrl } = given;
  if (baseUrl !== undefined && authUrl === undefined)
    throw new TypeError("--base-url needs --auth-url, too: the client secret is sent there.");
  if (baseUrl !== undefined) return { baseUrl, authUrl };
  if (!session.isInteractive && (given.dataCenter === undefined || given.service === undefined)) {
    throw new TypeError(
      "Name the service: --data-center EU --service acme, or its addresses: --base-url and --auth-url.",
    );
  }
  const codes = Object.entries(dataCenters).map(([value, { base }]) => ({ value, label: `${value}  ${base}` }));
  const dataCenter = (given.dataCenter ?? (await askChoice(session, "Data center", codes))) as Address["dataCenter"];
  const service = given.service ?? (await askText(session, "The service's name in its address, {service}"));
  return { ...given, dataCenter, service };
}

/** Programs use a profile as one account, which a slip of its name must not change. @throws TypeError in a pipe; Interrupted */
async function confirmReplacement(name: string, now: Profile, session: Session): Promise<void> {
  const before = readProfile(name, session.env);
  const urlOf = ({ dataCenter, service, authHost, baseUrl, authUrl }: Profile) =>
    settingsOf({ dataCenter, service, authHost, baseUrl, authUrl, accessToken: "-" }, {}).baseUrl;
  if (!before || (before.clientId === now.clientId && urlOf(before) === urlOf(now))) return;
  const what = `The profile ${name} has another client or service: ${urlOf(before)}.`;
  const advice = `Choose another name with --profile, or remove it first: ${commandFor("logout", name, session.env)}`;
  if (!session.isInteractive) throw new TypeError(`${what} ${advice}`);
  if (!(await askYes(session, `${what} Replace it?`, false))) throw new Interrupted("Nothing was changed.");
}

async function howToGetCode(): Promise<string> {
  const { components } = await readContract();
  const scopes = Object.keys(components.securitySchemes.OAuth2.flows.authorizationCode.scopes);
  return `
In the developer console of your data center:
  1. Register a Self Client, unless you have one. It shows the client ID and the client secret.
  2. In its tab Generate Code, enter the scopes below, a description, and a validity of 10 minutes. The code works once.

${scopes.filter((scope) => scope.endsWith(".Read")).join(",")}

These scopes read only. To create, change or delete, choose .All instead of .Read where you need it.
`;
}

type Ask = (session: Session, message: string) => Promise<string>;

/** Reads each value from its variable, from a person, or from the next line of standard input. */
function linesOf(session: Session) {
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

/** Puts the access token of the grant into the store of the commands, so that it is not requested again. */
async function keepAccessToken(key: string, issued: AccessTokenResponse, env: Environment): Promise<void> {
  await tokenStoreOf(env).update(key, async () => {
    const lifetime = lifetimeOf(issued.expires_in);
    const [madeAt, expiresAt] = [Date.now(), Date.now() + lifetime];
    const usableUntil = expiresAt - safetyMargin(lifetime);
    return { accessToken: issued.access_token, usableUntil, made: [{ madeAt, expiresAt }] };
  });
}

/** A first call, which shows whose account it is. */
async function greeting(name: string, env: Environment): Promise<string> {
  const fetch = serviceFetchOf(accountSettings(accountOf(name, env), env));
  const payload = await readPayload(await fetch("/monitors"));
  if (!("json" in payload)) throw new Error(`The response is ${payload.type}.`);
  return `The account at ${fetch.baseUrl} has ${[payload.json ?? []].flat().length} monitors.`;
}

async function offerToRevoke(before: Profile, isChosen: boolean, session: Session): Promise<void> {
  const { refreshToken = "", dataCenter, service, authHost, baseUrl, authUrl } = before;
  const known = "The profile had another refresh token, which stays valid.";
  if (!isChosen && !session.isInteractive) {
    session.note(`${known} Revoke it in the developer console; --revoke-old would have revoked it with this login.`);
  } else if (isChosen || (await askYes(session, `${known} Revoke it? Programs that use it will stop.`, false))) {
    await revoke(refreshToken, { dataCenter, service, authHost, baseUrl, authUrl }).then(
      () => session.print("The old refresh token is revoked."),
      (error) =>
        session.note(`Note: The old refresh token could not be revoked, and may stay valid. ${messageOf(error)}`),
    );
  }
}

/** Runs `logout`. The profile stays if its refresh token could not be revoked. */
export async function runLogout({ profile, yes }: LogoutOptions, session: Session): Promise<void> {
  const { env } = session;
  const account = accountOf(profile, env);
  const { name } = account;
  if (name === undefined) throw new TypeError("There is no profile to remove: the SVC_ variables name the account.");
  if (!yes) {
    if (!session.isInteractive) throw new TypeError("There is no terminal to ask in. Add --yes to log out.");
    if (!(await askYes(session, `Revoke its refresh token, and remove the profile ${name}?`, false)))
      throw new Interrupted("Nothing was changed.");
  }
  // Without the variables, which could be another account's, but with those that say where files are.
  const others = Object.entries(env).filter(([variable]) => !variable.startsWith("SVC_") || variable === "SVC_HOME");
  const settings = accountSettings(account, Object.fromEntries(others));
  const { clientId, refreshToken } = requireCredentials(settings, "clientId", "refreshToken");
  const { baseUrl, authUrl } = settings;
  await revoke(refreshToken, { baseUrl, authUrl });
  const key = await keyOf(clientId, refreshToken, authUrl);
  await rm(join(stateDirectory(env), `${key}.json`), { force: true });
  await rm(profilePath(name, env), { force: true });
  session.print(`The profile ${name} is removed, and its refresh token is revoked.`);
}
