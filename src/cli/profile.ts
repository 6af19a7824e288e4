/** Profiles: addresses and credentials, in files that only the user can read. */
import { execFileSync } from "node:child_process";
import { closeSync, fstatSync, lstatSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkOptions, nonEmptyText, type OptionTable, requireValid, text } from "../client/option-checks.ts";
import { type ClientOptions, type Credentials, clientTable, credentialsTable } from "../client/options.ts";
import type { Environment } from "../client/settings.ts";
import { isOfAnotherUser } from "../shared/owner.ts";
import { userFolder } from "../shared/user-folder.ts";

export type Address = Pick<ClientOptions, "dataCenter" | "service" | "authHost" | "baseUrl" | "authUrl">;

/** What a profile's file contains, as JSON. `login` writes it, and a person may edit it. */
export interface Profile extends Address, Partial<Credentials> {
  /** A command that prints the credentials that the file does not have, as JSON: that of a password manager. */
  credentialCommand?: string[];
  /** Whether commands refuse all calls but GET. */
  readOnly?: boolean;
}

const { dataCenter, service, authHost, baseUrl, authUrl } = clientTable;

const profileTable: OptionTable<Profile> = {
  ...{ dataCenter, service, authHost, baseUrl, authUrl },
  ...credentialsTable,
  credentialCommand: {
    check: {
      must: "a list of texts: a program and its arguments",
      test: (value) => Array.isArray(value) && value.length > 0 && value.every(nonEmptyText.test),
      isHidden: true,
    },
  },
  readOnly: { check: { must: "true or false", test: (value) => typeof value === "boolean" } },
};

const profileName = text("letters, digits, dots, hyphens and underscores", /^\w[\w.-]{0,63}$/);

/** The file of a profile. @throws TypeError if the name is not valid, or if the user has no folder for configuration */
export function profilePath(name: string, environment: Environment): string {
  requireValid("The name of a profile", profileName, name);
  return join(userFolder("config", environment), "profiles", `${name}.json`);
}

/** Reads a profile, if it exists. @throws TypeError that names the file and its mistake, and shows no secret */
export function readProfile(name: string, environment: Environment): Profile | undefined {
  const path = profilePath(name, environment);
  let profile: Profile;
  let found: { mode: number; uid: number };
  try {
    // A link of another user leads to a file that they chose, and what is no file may never end.
    if (isOfAnotherUser(lstatSync(path).uid)) throw planted(path);
    // What is checked is what is read, also if somebody replaces the file meanwhile.
    const file = openSync(path, "r");
    try {
      found = fstatSync(file);
      profile = JSON.parse(readFileSync(file, "utf8"));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    if (error instanceof TypeError) throw error;
    throw new TypeError(`The profile ${path} ${code ? `cannot be read (${code})` : "is not valid JSON"}.`);
  }
  // Who can write it can choose the server that gets the secrets, and the command that is run.
  if (isOfAnotherUser(found.uid)) throw planted(path);
  if (process.platform !== "win32" && found.mode & 0o002)
    throw new TypeError(
      `Every user of this machine can change the profile ${path}. Check it, and run: chmod 600 ${path}`,
    );
  checkOptions(`the profile ${path}`, Object(profile), profileTable);
  return profile;
}

const planted = (path: string) =>
  new TypeError(
    `The profile ${path} belongs to another user of this machine. Delete it, and log in: npx svc-monitoring-api login`,
  );

/**
 * An environment with what a profile has for the variables that are not set. Its address and its credentials belong together, so
 * beside an address of the environment neither is added.
 * @throws TypeError if the command that prints its credentials fails
 */
export function withProfile(profile: Profile, environment: Environment): Environment {
  const { dataCenter, service, authHost, baseUrl, authUrl } = profile;
  const hasAddress = [environment.SVC_DATA_CENTER, environment.SVC_BASE_URL, environment.SVC_AUTH_URL].some(Boolean);
  const added: Environment = {
    SVC_SERVICE: service,
    SVC_AUTH_HOST: authHost,
    ...(!hasAddress && { SVC_DATA_CENTER: dataCenter, SVC_BASE_URL: baseUrl, SVC_AUTH_URL: authUrl }),
    ...(!hasAddress && credentialsOf(profile)),
  };
  const missing = Object.entries(added).filter(([name, value]) => value !== undefined && !environment[name]);
  return { ...environment, ...Object.fromEntries(missing) };
}

/** The credentials, by their variables. */
function credentialsOf({ clientId, clientSecret, refreshToken, credentialCommand }: Profile): Environment {
  const printed = credentialCommand ? printedBy(credentialCommand) : {};
  return {
    SVC_OAUTH2_CLIENT_ID: clientId ?? printed.clientId,
    SVC_OAUTH2_CLIENT_SECRET: clientSecret ?? printed.clientSecret,
    SVC_OAUTH2_REFRESH_TOKEN: refreshToken ?? printed.refreshToken,
  };
}

/** @throws TypeError if the command fails */
function printedBy([command = "", ...args]: string[]): Partial<Credentials> {
  try {
    return Object(JSON.parse(execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] })));
  } catch (error) {
    // Its message may contain what it has printed.
    const isAbsent = (error as NodeJS.ErrnoException).code === "ENOENT";
    const must = "must end with code 0 and print JSON with clientId, clientSecret and refreshToken.";
    throw new TypeError(
      `The \`credentialCommand\` of the profile, ${JSON.stringify(command)}, ${isAbsent ? "is not found. Give its full path." : must}`,
    );
  }
}
