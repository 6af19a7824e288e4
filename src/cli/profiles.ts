import { rm } from "node:fs/promises";
import { messageOf } from "../client/errors.ts";
import type { Environment } from "../client/settings.ts";
import { profileNames } from "./account.ts";
import { NoAccount } from "./options.ts";
import { profilePath, readProfile } from "./profile.ts";
import type { Session } from "./session.ts";
import { inColumns } from "./terminal/table.ts";

interface Listed {
  name: string;
  service: string;
  client: string;
  note: string;
}

export function listProfiles(isJson: boolean, session: Session): void {
  const listed = profileNames(session.env).map((name) => listedAs(name, session.env));
  if (isJson || !session.stdout.isTTY) session.print(JSON.stringify(listed, null, 2));
  else if (listed.length === 0) session.note("There is no profile. Log in: npx svc-monitoring-api login");
  else {
    const rows = listed.map(({ name, service, client, note }) => [name, service, client, note]);
    session.stdout.write(inColumns(["profile", "service", "client ID", "note"], rows, session.columns).text);
  }
}

function listedAs(name: string, env: Environment): Listed {
  try {
    const { baseUrl, dataCenter = "", service = "", clientId = "", readOnly } = readProfile(name, env) ?? {};
    const note = readOnly ? "read-only" : "";
    return { name, service: baseUrl ?? `${service} ${dataCenter}`.trim(), client: clientId, note };
  } catch (error) {
    return { name, service: "", client: "", note: messageOf(error) };
  }
}

/** Removes the file, also one that cannot be read. @throws NoAccount if it does not exist */
export async function removeProfile(name: string, session: Session): Promise<void> {
  const { env } = session;
  const path = profilePath(name, env);
  if (!profileNames(env).includes(name)) throw new NoAccount(`There is no profile ${name}. To list them: profiles`);
  await rm(path);
  session.print(`The profile ${name} is removed. Its refresh token stays valid until it is revoked.`);
}
