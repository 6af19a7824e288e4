import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { dataCenters } from "../../generated/data-centers.ts";
import { refreshTokensPerUser } from "../../generated/limits.ts";
import { createServiceFetch, exchangeGrant, revoke } from "../client/index.ts";
import { type Address, type Profile, profilePath, readProfile } from "../client/profile.ts";
import { requireCredentials, settingsOf } from "../client/settings.ts";
import { lifetimeOf, safetyMargin } from "../client/tokens/policy.ts";
import { keyOf } from "../client/tokens/store.ts";
import type { Document } from "../contract/document.ts";
import { ownContract } from "../contract/own-contract.ts";
import { readJson } from "../shared/files.ts";
import { fileTokenStore, stateDirectory } from "../tokens/file.ts";
import { accountOf, defaultProfile, namedProfile, profileNames, requireWritable, saveProfile } from "./account.ts";
import { Interrupted } from "./options.ts";
import { askChoice, askSecret, askText, askYes, isInteractive } from "./terminal/prompts.ts";

export interface LoginOptions extends Address {
  profile?: string;
  readOnly?: true;
  revokeOld?: true;
}

export interface LogoutOptions {
  profile?: string;
  yes?: true;
  keepToken?: true;
}

/** Runs `login`. Nothing that the grant code gave is lost: the refresh token is kept in the profile, or revoked. */
export async function runLogin({ profile, readOnly, revokeOld, ...options }: LoginOptions): Promise<void> {
  const name = namedProfile(profile) ?? defaultProfile;
  // What is logged in to does not come from a profile, which may not exist yet.
  delete process.env.SVC_PROFILE;
  await requireWritable(name);
  const input = linesOf();
  const address = await addressOf(options);
  const { authUrl } = settingsOf({ ...address, accessToken: "-" }, {});
  if (isInteractive()) console.error(await howToGetCode());
  const clientId = await input("SVC_OAUTH2_CLIENT_ID", "Client ID", askText);
  const clientSecret = await input("SVC_OAUTH2_CLIENT_SECRET", "Client secret", askSecret);
  const code = await input("GRANT_CODE", "Grant code", askSecret);
  const issued = await exchangeGrant(code, { ...address, credentials: { clientId, clientSecret } });
  const credentials = { clientId, clientSecret, refreshToken: issued.refresh_token };
  const before = await saveProfile(name, { ...address, ...credentials, ...(readOnly && { readOnly }) }).catch(
    async (error) => {
      await revoke(issued.refresh_token, address);
      throw new TypeError(`${error.message} The refresh token is revoked, so generate another grant code.`);
    },
  );
  await keepAccessToken(await keyOf(clientId, issued.refresh_token, authUrl), issued);
  console.log(`The profile ${name} is saved. ${await greeting(name)}`);
  console.log(
    `This is one of at most ${refreshTokensPerUser.maximum} refresh tokens of your user; profiles of this computer have ${tokensOf(address)} of them. One more than that deletes the oldest, even if it is in use.`,
  );
  if (before?.refreshToken) await offerToRevoke(before, revokeOld === true);
}

async function addressOf(given: Address): Promise<Address> {
  const { baseUrl, authUrl } = given;
  if (baseUrl !== undefined) return { baseUrl, authUrl: authUrl ?? new URL(baseUrl).origin };
  if (!isInteractive() && (given.dataCenter === undefined || given.service === undefined)) {
    throw new TypeError(
      "Name the service: --data-center EU --service acme, or its addresses: --base-url and --auth-url.",
    );
  }
  const codes = Object.entries(dataCenters).map(([value, { base }]) => ({ value, label: `${value}  ${base}` }));
  const dataCenter = (given.dataCenter ?? (await askChoice("Data center", codes))) as Address["dataCenter"];
  const service = given.service ?? (await askText("The service's name in its address, {service}"));
  return { ...given, dataCenter, service };
}

async function howToGetCode(): Promise<string> {
  const { components } = await readJson<Document>(ownContract);
  const scopes = Object.keys(components.securitySchemes.OAuth2.flows.authorizationCode.scopes);
  return `
In the developer console of your data center:
  1. Register a Self Client, unless you have one. It shows the client ID and the client secret.
  2. In its tab Generate Code, enter the scopes below, a description, and a validity of 10 minutes. The code works once.

${scopes.filter((scope) => scope.endsWith(".Read")).join(",")}

These scopes read only. To create, change or delete, choose .All instead of .Read where you need it.
`;
}

/** Reads each value from its variable, from a person, or from the next line of standard input. */
function linesOf() {
  let lines: AsyncIterator<string> | undefined;
  return async (variable: string, label: string, ask: (message: string) => Promise<string>): Promise<string> => {
    const known = process.env[variable]?.trim();
    if (known) return known;
    if (isInteractive()) return ask(label);
    lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    const { value } = await lines.next();
    if (value?.trim()) return value.trim();
    throw new TypeError(`${label} is missing: set ${variable}, or give it as a line of standard input.`);
  };
}

/** Puts the access token of the grant into the store of the commands, so that it is not requested again. */
async function keepAccessToken(key: string, issued: { access_token: string; expires_in: number }): Promise<void> {
  await fileTokenStore().update(key, async () => {
    const lifetime = lifetimeOf(issued.expires_in);
    const [madeAt, expiresAt] = [Date.now(), Date.now() + lifetime];
    const usableUntil = expiresAt - safetyMargin(lifetime);
    return { accessToken: issued.access_token, usableUntil, made: [{ madeAt, expiresAt }] };
  });
}

/** A first call, which shows whose account it is. */
async function greeting(name: string): Promise<string> {
  const fetch = createServiceFetch({ profile: name, tokenStore: fileTokenStore() });
  const response = await fetch("/monitors");
  const { data, message } = (await response.json()) as { data?: unknown; message?: string };
  if (response.ok && Array.isArray(data)) return `The account at ${fetch.baseUrl} has ${data.length} monitors.`;
  return `The service at ${fetch.baseUrl} responded to GET /monitors with ${response.status}: ${message ?? ""}`;
}

function tokensOf(address: Address): number {
  const serviceOf = ({ dataCenter, service, baseUrl }: Address) => [dataCenter, service, baseUrl].join();
  const profiles = profileNames().flatMap((name) => readProfile(name) ?? []);
  return profiles.filter((one) => one.refreshToken !== undefined && serviceOf(one) === serviceOf(address)).length;
}

async function offerToRevoke(before: Profile, isChosen: boolean): Promise<void> {
  const { refreshToken = "", dataCenter, service, authHost, baseUrl, authUrl } = before;
  const known = "The profile had another refresh token, which stays valid.";
  if (!isChosen && !isInteractive()) {
    console.error(`${known} --revoke-old revokes it.`);
  } else if (isChosen || (await askYes(`${known} Revoke it? Programs that use it will stop.`, false))) {
    await revoke(refreshToken, { dataCenter, service, authHost, baseUrl, authUrl });
    console.log("The old refresh token is revoked.");
  }
}

/** Runs `logout`. The profile stays if its refresh token could not be revoked. */
export async function runLogout({ profile, yes, keepToken }: LogoutOptions): Promise<void> {
  const { name } = accountOf(profile);
  if (name === undefined) throw new TypeError("There is no profile to remove: the SVC_ variables name the account.");
  if (!yes) {
    if (!isInteractive()) throw new TypeError("There is no terminal to ask in. Add --yes to log out.");
    const what = keepToken ? "" : "Revoke its refresh token, and ";
    if (!(await askYes(`${what}remove the profile ${name}?`, false))) throw new Interrupted("Nothing was changed.");
  }
  // Without the variables, which could be another account's, but with those that say where files are.
  const others = Object.entries(process.env).filter(([variable]) => !variable.startsWith("SVC_"));
  const settings = settingsOf({ profile: name }, Object.fromEntries(others));
  if (!keepToken) {
    const { clientId, refreshToken } = requireCredentials(settings);
    const { baseUrl, authUrl } = settings;
    await revoke(refreshToken, { baseUrl, authUrl });
    const key = await keyOf(clientId, refreshToken, authUrl);
    await rm(join(stateDirectory(), `${key}.json`), { force: true });
  }
  await rm(profilePath(name), { force: true });
  console.log(`The profile ${name} is removed${keepToken ? "" : ", and its refresh token is revoked"}.`);
}
