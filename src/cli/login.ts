import { type Command, Option } from "commander";
import { commandOf, examples, exitHelp, profileOption, withAddress } from "./options.ts";
import type { LoginOptions, LogoutOptions } from "./run-login.ts";
import type { Session } from "./session.ts";

export function loginCommand(session: Session): Command {
  const command = commandOf(
    "login",
    "Exchange a grant code for a refresh token, and keep it in a profile that only you can read.",
    `It asks for the client ID, the client secret and the grant code. Without a terminal it reads them from the variables
SVC_OAUTH2_CLIENT_ID, SVC_OAUTH2_CLIENT_SECRET and GRANT_CODE, and those that are not set from the lines of standard input.
They are never arguments, which other users of the computer can see.`,
    exitHelp,
    examples("login", "login --profile customer-a --data-center EU --service acme --read-only"),
  ).addOption(profileOption());
  return withAddress(command)
    .option("--read-only", "commands that use the profile refuse POST, PUT, PATCH and DELETE")
    .option("--revoke-old", "revoke the refresh token that the profile had before, without asking")
    .action(async (options: LoginOptions) => (await import("./run-login.ts")).runLogin(options, session));
}

export function logoutCommand(session: Session): Command {
  return commandOf("logout", "Revoke the refresh token of a profile, and remove the profile.", exitHelp)
    .addOption(profileOption())
    .option("--yes", "do not ask")
    .action(async (options: LogoutOptions) => (await import("./run-login.ts")).runLogout(options, session));
}

export function profilesCommand(session: Session): Command {
  return commandOf(
    "profiles",
    "List the profiles of login, or remove one whose refresh token stays valid.",
    examples("profiles", "profiles --remove customer-a"),
  )
    .addOption(
      new Option("--remove <name>", "remove this profile; logout also revokes its refresh token").conflicts("json"),
    )
    .option("--json", "JSON, as in a pipe")
    .action(async ({ remove, json }: { remove?: string; json?: true }) => {
      const { listProfiles, removeProfile } = await import("./profiles.ts");
      if (remove === undefined) listProfiles(json === true, session);
      else await removeProfile(remove, session);
    });
}

export function tokenCommand(session: Session): Command {
  return commandOf(
    "token",
    "Print an access token for another program. It is secret, so a terminal gets it with --show alone.",
    exitHelp,
    "Example:\n  ACCESS_TOKEN=$(npx svc-monitoring-api token) ./program",
  )
    .addOption(profileOption())
    .option("--show", "print it also on a terminal")
    .action(async ({ show, profile }: { profile?: string; show?: true }) => {
      if (session.stdout.isTTY && !show) {
        throw new TypeError("The token is secret. Add --show to print it here, or pipe it into a program.");
      }
      const { accountOf, accountSettings } = await import("./account.ts");
      const { tokensOf } = await import("../client/service-fetch.ts");
      const settings = accountSettings(accountOf(profile, session.env), session.env);
      session.stdout.write(`${await tokensOf(settings).get()}\n`);
    });
}

export function doctorCommand(session: Session): Command {
  return commandOf(
    "doctor",
    "Check settings, files, network, clock and tokens, without using a token, and say what to do.",
    "It ends with code 1 if there is a problem.",
  )
    .addOption(profileOption())
    .option("--json", "the same as JSON, with secrets masked")
    .action(async ({ json, profile }: { profile?: string; json?: true }) => {
      const { diagnose } = await import("./diagnose.ts");
      const findings = await diagnose(profile, session.env);
      const lines = findings.map(
        ({ level, what, advice }) => `${level.padEnd(8)}${what}${advice ? `\n        ${advice}` : ""}`,
      );
      session.print(json ? JSON.stringify(findings, null, 2) : lines.join("\n"));
      if (findings.some(({ level }) => level === "problem")) session.exitCode = 1;
    });
}
