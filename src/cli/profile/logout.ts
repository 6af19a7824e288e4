import { rm } from "node:fs/promises";
import { createTokens, revoke, TokenError } from "../../client/index.ts";
import { askYes } from "../prompts.ts";
import type { Session } from "../session.ts";
import { defaultProfile, namedProfile } from "./name.ts";
import { profileOf, withoutProfile } from "./profile.ts";
import { profilePath, requireWritableProfile } from "./profile-file.ts";

export interface LogoutOptions {
  profile?: string;
  yes?: true;
}

/** Runs `logout`. The file stays if its refresh token may still be valid. */
export async function runLogout({ profile, yes }: LogoutOptions, session: Session): Promise<void> {
  const { env } = session;
  // The variables of the environment could name another account, so they are ignored.
  const { name = defaultProfile, options } = await profileOf(namedProfile(profile, env), withoutProfile(env));
  const path = profilePath(name, env);
  if (!yes) {
    if (!session.isInteractive) throw new TypeError("There is no terminal to ask in. Add --yes to log out.");
    if (!(await askYes(session, `Revoke the refresh token of the profile ${name}, and remove ${path}?`)))
      throw new Error("Nothing was changed.");
  }
  // Whatever could fail on this machine comes first: a refresh token cannot be restored once it is revoked.
  await requireWritableProfile(name, {}, env);
  await createTokens(options).forget();
  const isGone = await revoke(options.credentials?.refreshToken ?? "", options).then(
    () => false,
    (error) => {
      if (error instanceof TokenError && error.reason === "invalid_code") return true;
      session.note(`The file stays. To remove it all the same: rm ${path}`);
      throw error;
    },
  );
  await rm(path, { force: true });
  session.print(
    `The profile ${name} is removed. ${isGone ? "Its refresh token was refused (invalid_code)." : "Its refresh token is revoked."}`,
  );
}
