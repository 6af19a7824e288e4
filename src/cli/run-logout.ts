import { rm } from "node:fs/promises";
import { join } from "node:path";
import { revoke } from "../client/index.ts";
import { requireCredentials, settingsOf } from "../client/settings.ts";
import { keyOf } from "../client/tokens/store.ts";
import { stateDirectory } from "../tokens/file.ts";
import { accountOf } from "./account.ts";
import { Interrupted } from "./exit.ts";
import { removeProfile } from "./profile-file.ts";
import { askYes, isInteractive } from "./terminal/prompts.ts";

/** Runs `logout`. The profile stays if its refresh token could not be revoked. */
export async function runLogout(options: { profile?: string; yes?: true; keepToken?: true }): Promise<void> {
  const { name } = accountOf(options);
  if (name === undefined) throw new TypeError("There is no profile to remove: the SVC_ variables name the account.");
  if (!options.yes) {
    if (!isInteractive()) throw new TypeError("There is no terminal to ask in. Add --yes to log out.");
    const what = options.keepToken ? "" : "Revoke its refresh token, and ";
    if (!(await askYes(`${what}remove the profile ${name}?`, false))) throw new Interrupted("Nothing was changed.");
  }
  // Without the variables, which could be another account's.
  const settings = settingsOf({ profile: name }, pathsOnly(process.env));
  if (!options.keepToken) {
    const { clientId, refreshToken } = requireCredentials(settings);
    const { baseUrl, authUrl } = settings;
    await revoke(refreshToken, { baseUrl, authUrl });
    const key = await keyOf(clientId, refreshToken, authUrl);
    await rm(join(stateDirectory(), `${key}.json`), { force: true });
  }
  removeProfile(name);
  console.log(`The profile ${name} is removed${options.keepToken ? "" : ", and its refresh token is revoked"}.`);
}

/** The variables that say where files are. */
function pathsOnly(environment: NodeJS.ProcessEnv) {
  const names = Object.keys(environment).filter((name) => !name.startsWith("SVC_"));
  return Object.fromEntries(names.map((name) => [name, environment[name]]));
}
