import { rm } from "node:fs/promises";
import { join } from "node:path";
import { TokenError } from "../client/errors.ts";
import { revoke } from "../client/index.ts";
import { requireCredentials } from "../client/settings.ts";
import { keyOf } from "../client/tokens/store.ts";
import { stateDirectory } from "../token-stores/file.ts";
import { accountOf, withoutAccount } from "./account.ts";
import { accountPath } from "./account-file.ts";
import { defaultProfile, Interrupted, namedProfile } from "./options.ts";
import { askYes } from "./prompts.ts";
import type { Session } from "./session.ts";

export interface LogoutOptions {
  profile?: string;
  yes?: true;
}

/** Runs `logout`. The file stays if its refresh token may still be valid. */
export async function runLogout({ profile, yes }: LogoutOptions, session: Session): Promise<void> {
  const { env } = session;
  // Without the variables, which could be another account's.
  const { name = defaultProfile, settings } = accountOf(namedProfile(profile, env), withoutAccount(env));
  const path = accountPath(name, env);
  if (!yes) {
    if (!session.isInteractive) throw new TypeError("There is no terminal to ask in. Add --yes to log out.");
    if (!(await askYes(session, `Revoke the refresh token of the profile ${name}, and remove ${path}?`)))
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
