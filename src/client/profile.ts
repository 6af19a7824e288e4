/**
 * Profiles: addresses and credentials, in files that only the user can read. Node's modules are loaded when a profile is
 * read: most programs have none. Browsers and workers get no-profile.ts instead.
 */
import { isOfAnotherUser } from "../shared/owner.ts";
import type { Environment } from "./environment.ts";
import { checkOptions, nonEmptyText, type OptionTable, requireValid, text } from "./option-checks.ts";
import { clientTable, credentialsTable } from "./option-table.ts";
import type { ClientOptions, Credentials } from "./options.ts";
import type { TokenStore } from "./tokens/store.ts";

export type Address = Pick<ClientOptions, "dataCenter" | "service" | "authHost" | "baseUrl" | "authUrl">;

/** What a profile's file contains, as JSON. `login` writes it, and a person may edit it. */
export interface Profile extends Address, Partial<Credentials> {
  /** A command that prints the credentials that the file does not have, as JSON: that of a password manager. */
  credentialCommand?: string[];
  /** Whether commands refuse all calls but GET. */
  readOnly?: boolean;
}

const builtin: typeof process.getBuiltinModule = (name: string) => process.getBuiltinModule(name) as never;

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
export function profilePath(name: string, environment: Environment = process.env): string {
  requireValid("The name of a profile", profileName, name);
  return builtin("node:path").join(userFolder("config", environment), "profiles", `${name}.json`);
}

/** The package's folder for configuration or state of the user. @throws TypeError if the user has no home folder */
export function userFolder(kind: "config" | "state", environment: Environment): string {
  const { SVC_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME, LOCALAPPDATA } = environment;
  const { isAbsolute, join, resolve } = builtin("node:path");
  if (SVC_HOME) return resolve(SVC_HOME);
  const xdg = kind === "config" ? XDG_CONFIG_HOME : XDG_STATE_HOME;
  // The specification of XDG says to ignore what is relative.
  const chosen = [xdg, LOCALAPPDATA].find((folder) => folder && isAbsolute(folder));
  const isMac = process.platform === "darwin" && kind === "config";
  const own = isMac ? "Library/Application Support" : { config: ".config", state: ".local/state" }[kind];
  return join(chosen ?? join(homeDirectory(), own), "svc-monitoring-api");
}

function homeDirectory(): string {
  try {
    const home = builtin("node:os").homedir();
    if (home) return home;
  } catch {}
  throw new TypeError("This user has no home folder. Set SVC_HOME to a folder.");
}

/** Reads a profile, if it exists. @throws TypeError that names the file and its mistake, and shows no secret */
export function readProfile(name: string, environment?: Environment): Profile | undefined {
  const path = profilePath(name, environment);
  let profile: Profile;
  let found: { mode: number; uid: number };
  try {
    const { closeSync, fstatSync, lstatSync, openSync, readFileSync } = builtin("node:fs");
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

/** The profile of programs that name none, if the user has logged in. */
export function defaultProfile(environment: Environment): string | undefined {
  try {
    return builtin("node:fs").existsSync(profilePath("default", environment)) ? "default" : undefined;
  } catch {
    // No home folder, no profile.
    return undefined;
  }
}

/** @throws TypeError if the command that prints them fails */
function credentialsOf({ clientId, clientSecret, refreshToken, credentialCommand }: Profile): Partial<Credentials> {
  const own = { clientId, clientSecret, refreshToken };
  if (!credentialCommand) return own as Partial<Credentials>;
  const [command = "", ...args] = credentialCommand;
  try {
    const run = builtin("node:child_process").execFileSync;
    const printed = JSON.parse(run(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }));
    return Object.fromEntries(Object.keys(own).map((key) => [key, own[key as keyof Credentials] ?? printed[key]]));
  } catch (error) {
    // Its message may contain what it has printed.
    const isAbsent = (error as NodeJS.ErrnoException).code === "ENOENT";
    const must = "must end with code 0 and print JSON with clientId, clientSecret and refreshToken.";
    throw new TypeError(
      `The \`credentialCommand\` of the profile, ${JSON.stringify(command)}, ${isAbsent ? "is not found. Give its full path." : must}`,
    );
  }
}

/** A function that reads an option of a profile by its path; a command runs when a credential is read first. */
export function profileReader(name: string, environment: Environment): (path: string) => unknown {
  const profile = readProfile(name, environment);
  if (!profile)
    throw new TypeError(`There is no profile ${name}. Log in: npx svc-monitoring-api login --profile ${name}`);
  let credentials: Partial<Credentials> | undefined;
  return (path) => {
    if (path === "tokenStore") return fileStore;
    const [group, field] = path.split(".");
    if (group !== "credentials") return path in clientTable ? profile[path as keyof Address] : undefined;
    credentials ??= credentialsOf(profile);
    return credentials[field as keyof Credentials];
  };
}

let loaded: Promise<TokenStore> | undefined;

/** The store of tokens in files, which all commands and programs with a profile share. */
const fileStore: TokenStore = {
  async update(...update) {
    loaded ??= import("svc-monitoring-api/tokens/file").then(({ fileTokenStore }) => fileTokenStore());
    return (await loaded).update(...update);
  },
};
