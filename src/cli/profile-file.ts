import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Profile, profilePath, readProfile } from "../client/profile.ts";
import { defaultProfile } from "./account.ts";

/**
 * Writes a profile, for its user alone. Whoever reads it gets the old one or the new one, also after a power failure.
 * @returns the profile that it replaces
 * @throws TypeError that says where it could not be written
 */
export async function saveProfile(name: string, profile: Profile): Promise<Profile | undefined> {
  return withDraft(name, `${JSON.stringify(profile, null, 2)}\n`, (draft, path) => replace(name, draft, path));
}

/**
 * Checks that a profile can be written: before a grant code is used, which works once.
 * @throws TypeError that says where it cannot be written
 */
export async function requireWritable(name: string): Promise<void> {
  await withDraft(name, " ".repeat(4096), async (draft) => rmSync(draft));
}

/** Writes a file beside the profile, to take its place. */
async function withDraft<T>(name: string, text: string, use: (draft: string, path: string) => Promise<T>): Promise<T> {
  const path = profilePath(name);
  const draft = `${path}.${randomUUID()}`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(draft, text, { flag: "wx", mode: 0o600, flush: true });
    return await use(draft, path);
  } catch (error) {
    try {
      rmSync(draft, { force: true });
    } catch {
      // It was never there.
    }
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new TypeError(`The profile ${path} cannot be written (${code}).`);
  }
}

/** Between reading and replacing there is no turn of the event loop: of two logins at once, the second finds the first. */
async function replace(name: string, draft: string, path: string): Promise<Profile | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const before = readProfile(name);
    try {
      renameSync(draft, path);
      return before;
    } catch (error) {
      // On Windows, while another program reads the file.
      if ((error as NodeJS.ErrnoException).code !== "EPERM" || attempt === 20) throw error;
    }
    await sleep(50);
  }
}

/** The names of all profiles. */
export function profileNames(): string[] {
  try {
    const files = readdirSync(dirname(profilePath(defaultProfile)));
    return files.flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []).sort();
  } catch {
    return [];
  }
}
