import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { dataCenters } from "../../generated/data-centers.ts";
import { refreshTokensPerUser } from "../../generated/limits.ts";
import type { AccessTokenResponse } from "../../generated/types.ts";
import { messageOf, TokenError } from "../client/errors.ts";
import { type ClientOptions, exchangeGrant, revoke } from "../client/index.ts";
import { type Environment, requireCredentials, settingsOf } from "../client/settings.ts";
import { lifetimeOf, safetyMargin } from "../client/tokens/policy.ts";
import { keyOf } from "../client/tokens/store.ts";
import { readContract } from "../contract/own-contract.ts";
import { stateDirectory } from "../tokens/file.ts";
import { accountOf, tokenStoreOf, withoutAccount } from "./account.ts";
import { accountPath, readAccount, requireWritable, writeAccount } from "./account-file.ts";
import { commandFor, defaultProfile, Interrupted, namedProfile } from "./options.ts";
import type { Session } from "./session.ts";
import { askChoice, askSecret, askText, askYes } from "./terminal/prompts.ts";

type Address = Pick<ClientOptions, "dataCenter" | "service" | "authHost" | "baseUrl" | "authUrl">;

export interface LoginOptions extends Address {
  profile?: string;
  revokeOld?: true;
}

export interface LogoutOptions {
  profile?: string;
  yes?: true;
}

/** Runs `login`. Nothing that the grant code gave is lost: the refresh token is saved, or revoked. */
export async function runLogin(given: LoginOptions, session: Session): Promise<void> {
  const { profile, revokeOld, ...options } = given;
  const { env } = session;
  const name = namedProfile(profile, env) ?? defaultProfile;
  const path = accountPath(name, env);
  const address = await addressOf(options, session);
  const { authUrl } = settingsOf({ ...address, accessToken: "-" }, {});
  await requireWritable(name, variablesOf(address), env);
  if (session.isInteractive) session.note(await howToGetCode());
  const input = inputOf(session);
  const clientId = await input("SVC_OAUTH2_CLIENT_ID", "Client ID", askText);
  const clientSecret = await input("SVC_OAUTH2_CLIENT_SECRET", "Client secret", askSecret);
  const client = { SVC_OAUTH2_CLIENT_ID: clientId, SVC_OAUTH2_CLIENT_SECRET: clientSecret };
  await requireWritable(name, { ...variablesOf(address), ...client }, env);
  await confirmReplacement(name, { ...variablesOf(address), ...client }, session);
  const code = await input("GRANT_CODE", "Grant code", askSecret);
  const issued = await exchangeGrant(code, { ...address, credentials: { clientId, clientSecret } });
  const { refresh_token: refreshToken, ...token } = issued;
  const variables = { ...variablesOf(address), ...client, SVC_OAUTH2_REFRESH_TOKEN: refreshToken };
  const before = await writeAccount(name, variables, env).catch(async (error) => {
    const fate = await revoke(refreshToken, address).then(
      () => "The refresh token is revoked, so generate another grant code.",
      () => "The grant code is used, and its refresh token could not be revoked. Generate another grant code.",
    );
    throw new TypeError(`${error.message} ${fate}`);
  });
  session.print(`The profile ${name} is saved in ${path}`);
  try {
    await keepAccessToken(await keyOf(clientId, refreshToken, authUrl), token, env);
    session.print(await greeting(name, withoutAccount(env)));
  } catch (error) {
    session.note(`Note: The first call failed. ${messageOf(error)}`);
  }
  session.print(`This is one of at most ${refreshTokensPerUser.maximum} refresh tokens of your user. One more than that deletes the oldest, even if it is in use.

Programs use it with: node --env-file=${path} program.mjs
To share access tokens with the commands: createClient({ tokenStore: fileTokenStore() }), of svc-monitoring-api/tokens/file`);
  if (before?.SVC_OAUTH2_REFRESH_TOKEN) await offerToRevoke(before, revokeOld === true, session);
}

/** The variables of an address. */
function variablesOf({ dataCenter, service, authHost, baseUrl, authUrl }: Address): Environment {
  const all = {
    SVC_DATA_CENTER: dataCenter,
    SVC_SERVICE: service,
    SVC_AUTH_HOST: authHost,
    SVC_BASE_URL: baseUrl,
    SVC_AUTH_URL: authUrl,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The address in variables, as options. */
function addressIn(variables: Environment): Address {
  return {
    dataCenter: variables.SVC_DATA_CENTER as Address["dataCenter"],
    service: variables.SVC_SERVICE,
    authHost: variables.SVC_AUTH_HOST,
    baseUrl: variables.SVC_BASE_URL,
    authUrl: variables.SVC_AUTH_URL,
  };
}

/** The address of the options, else of the variables; what is missing is asked for. */
async function addressOf(options: Address, session: Session): Promise<Address> {
  const given = Object.keys(options).length > 0 ? options : addressIn(session.env);
  const { baseUrl, authUrl, authHost } = given;
  if (baseUrl !== undefined && authUrl === undefined)
    throw new TypeError("--base-url needs --auth-url, too: the client secret is sent there.");
  if (baseUrl === undefined && authUrl !== undefined) throw new TypeError("--auth-url needs --base-url, too.");
  if (baseUrl !== undefined) return { baseUrl, authUrl };
  if (!session.isInteractive && (given.dataCenter === undefined || given.service === undefined)) {
    throw new TypeError(
      "Name the service: --data-center EU --service acme, or its addresses: --base-url and --auth-url.",
    );
  }
  const codes = Object.entries(dataCenters).map(([value, { base }]) => ({ value, label: `${value}  ${base}` }));
  const dataCenter = (given.dataCenter ?? (await askChoice(session, "Data center", codes))) as Address["dataCenter"];
  const service = given.service ?? (await askText(session, "The service's name in its address, {service}"));
  return { dataCenter, service, authHost };
}

/** Programs use a profile as one account, which a slip of its name must not change. @throws TypeError in a pipe; Interrupted */
async function confirmReplacement(name: string, now: Environment, session: Session): Promise<void> {
  const before = readAccount(name, session.env);
  const urlOf = (variables: Environment) => settingsOf({ ...addressIn(variables), accessToken: "-" }, {}).baseUrl;
  if (!before || (before.SVC_OAUTH2_CLIENT_ID === now.SVC_OAUTH2_CLIENT_ID && urlOf(before) === urlOf(now))) return;
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
  const { serviceFetchOf } = await import("../client/service-fetch.ts");
  const { readPayload } = await import("./call/payload.ts");
  const fetch = serviceFetchOf(accountOf(name, env).settings);
  const payload = await readPayload(await fetch("/monitors"));
  if (!("json" in payload)) throw new Error(`The response is ${payload.type}.`);
  const { length } = [payload.json ?? []].flat();
  return `The account at ${fetch.baseUrl} has ${length} ${length === 1 ? "monitor" : "monitors"}.`;
}

async function offerToRevoke(before: Environment, isChosen: boolean, session: Session): Promise<void> {
  const known = "The profile had another refresh token, which stays valid.";
  if (!isChosen && !session.isInteractive) {
    session.note(`${known} Revoke it in the developer console; --revoke-old would have revoked it with this login.`);
  } else if (isChosen || (await askYes(session, `${known} Revoke it? Programs that use it will stop.`, false))) {
    await revoke(before.SVC_OAUTH2_REFRESH_TOKEN ?? "", addressIn(before)).then(
      () => session.print("The old refresh token is revoked."),
      (error) =>
        session.note(`Note: The old refresh token could not be revoked, and may stay valid. ${messageOf(error)}`),
    );
  }
}

/** Runs `logout`. The file stays if its refresh token may still be valid. */
export async function runLogout({ profile, yes }: LogoutOptions, session: Session): Promise<void> {
  const { env } = session;
  // Without the variables, which could be another account's.
  const { name = defaultProfile, settings } = accountOf(namedProfile(profile, env), withoutAccount(env));
  const path = accountPath(name, env);
  if (!yes) {
    if (!session.isInteractive) throw new TypeError("There is no terminal to ask in. Add --yes to log out.");
    if (!(await askYes(session, `Revoke the refresh token of the profile ${name}, and remove ${path}?`, false)))
      throw new Interrupted("Nothing was changed.");
  }
  const { clientId, refreshToken } = requireCredentials(settings, "clientId", "refreshToken");
  const { baseUrl, authUrl } = settings;
  const isGone = await revoke(refreshToken, { baseUrl, authUrl }).then(
    () => false,
    (error) => {
      if (error instanceof TokenError && error.reason === "invalid_code") return true;
      session.note(`The file stays. To remove it all the same: rm ${path}`);
      throw error;
    },
  );
  const key = await keyOf(clientId, refreshToken, authUrl);
  await rm(join(stateDirectory(env), `${key}.json`), { force: true });
  await rm(path, { force: true });
  session.print(
    `The profile ${name} is removed. ${isGone ? "Its refresh token was no longer valid." : "Its refresh token is revoked."}`,
  );
}
