import { type Command, Option } from "commander";
import { commandOf, examples, exitHelp, profileOption } from "../options.ts";
import type { LoginOptions } from "../profile/login.ts";
import type { LogoutOptions } from "../profile/logout.ts";
import type { Session } from "../session.ts";

export function loginCommand(session: Session): Command {
  return commandOf(
    "login",
    "Exchange a grant code for a refresh token, and save the account in a file that only you can read.",
    `It asks for the client ID, the client secret and the grant code. Without a terminal it reads them from the variables
SVC_OAUTH2_CLIENT_ID, SVC_OAUTH2_CLIENT_SECRET and GRANT_CODE, and those that are not set from the lines of standard input.
They are never arguments, which other users of the computer can see. The options of the address have the variables
SVC_DATA_CENTER, SVC_SERVICE, SVC_AUTH_HOST, SVC_BASE_URL and SVC_AUTH_URL.`,
    exitHelp,
    examples("login", "login --profile customer-a --data-center EU --service acme"),
  )
    .addOption(profileOption())
    .option("--data-center <code>", "US, EU, CN, IN, AU or JP; with --service")
    .option("--service <name>", "the service's name in its hosts, such as acme")
    .option("--auth-host <name>", "the auth host, if it does not start with the name of the service")
    .addOption(
      new Option("--base-url <url>", "{base_url} of the service, instead of the three above").conflicts([
        ...["dataCenter", "service", "authHost"],
      ]),
    )
    .option("--auth-url <url>", "{auth_url} of the service, with --base-url")
    .action(async (options: LoginOptions) => (await import("../profile/login.ts")).runLogin(options, session));
}

export function logoutCommand(session: Session): Command {
  return commandOf("logout", "Revoke the refresh token of an account, and remove its file.", exitHelp)
    .addOption(profileOption())
    .option("--yes", "do not ask")
    .action(async (options: LogoutOptions) => (await import("../profile/logout.ts")).runLogout(options, session));
}

export function tokenCommand(session: Session): Command {
  return commandOf(
    "token",
    "Print an access token for another program. Processes share it.",
    exitHelp,
    `Example, in which no other user of the computer can see the token:
  printf 'Authorization: Svc-oauthtoken %s\\n' "$(npx svc-monitoring-api token)" | curl -H @- https://www.example.com/api/monitors`,
  )
    .addOption(profileOption())
    .action(async ({ profile }: { profile?: string }) => {
      const { profileOf } = await import("../profile/profile.ts");
      const { createTokens } = await import("../../client/index.ts");
      const { options, note } = await profileOf(profile, session.env);
      if (note) session.note(`Note: ${note}`);
      session.print(await createTokens(options).get());
    });
}
