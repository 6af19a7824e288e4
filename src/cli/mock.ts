import type { Command } from "commander";
import type { Mock, MockOptions } from "../mock/index.ts";
import type { MountedHandler } from "../mock/mock.ts";
import { commandOf, examples, portOption, profileOption } from "./options.ts";
import type { Session } from "./session.ts";

type Options = Pick<MockOptions, "port"> & {
  host: string;
  allowedHost: string[];
  records?: string;
};

interface StartOptions extends Options {
  live?: true;
  profile?: string;
}

export function startCommand(session: Session): Command {
  return serverCommand(
    "start",
    "Serve the reference, the inspector and a mock of the service.",
    examples("start", "start --port 4011", "start --live"),
    "In a clone of the repository, npm start -- takes the place of npx svc-monitoring-api start:\n  npm start -- --port 4011",
  )
    .option("--live", "the inspector calls the real service, with your account")
    .addOption(profileOption())
    .action(async ({ live, profile, ...options }: StartOptions, command: Command) => {
      const { isLoopback } = await import("../server/host-names.ts");
      if (live && !isLoopback(options.host))
        command.error("--live and --host exclude each other: other machines could call the service with your token.");
      if (!live && profile !== undefined) command.error("error: --profile needs --live: the mock has no account.");
      const { liveGreetingOf, newSecret, pages } = await import("./pages.ts");
      if (!live) return serve(session, options, { handlers: pages() });
      const { accountOf } = await import("./account.ts");
      const account = accountOf(profile, session.env);
      const secret = newSecret();
      const handlers = pages({ live: { client: account.options, secret } });
      const greeting = (mock: Mock) => liveGreetingOf(mock, secret, account, session.env);
      await serve(session, options, { handlers, greeting });
    });
}

export function mockCommand(session: Session): Command {
  return serverCommand(
    "mock",
    "Serve a mock of the service.",
    examples("mock", "mock --port 0 --records records.json", "mock --host 0.0.0.0 --allowed-host mock"),
  ).action((options: Options) => serve(session, options));
}

function serverCommand(name: string, description: string, ...notes: string[]): Command {
  return commandOf(name, description, ...notes)
    .addOption(portOption(4010, "port to listen on; 0 for any free one"))
    .option("--host <address>", "address to listen on; 0.0.0.0 for all of this machine", "127.0.0.1")
    .option("--allowed-host <name...>", "other host names to which the control path /_mock responds", [])
    .option("--records <file>", "the records that exist, a JSON file");
}

interface Served {
  /** The reference and the inspector. */
  handlers?: Record<string, MountedHandler>;
  /** Instead of that of the mock. */
  greeting?: (mock: Mock) => string;
}

/** Serves until it is stopped. */
async function serve(session: Session, given: Options, { handlers, greeting }: Served = {}): Promise<void> {
  const { allowedHost: allowedHosts, ...options } = given;
  const { startMockWith } = await import("../mock/mock.ts");
  const { greetingOf, networkWarning } = await import("./mock-greeting.ts");
  const mock = await startMockWith({ ...options, allowedHosts }, handlers ?? {});
  // Before the greeting: a program that reads it may send a signal at once.
  const stopped = session.stopped();
  const warning = networkWarning({ host: options.host, allowedHosts });
  if (warning) session.note(warning);
  session.print(greeting?.(mock) ?? greetingOf(mock, { hasPages: handlers !== undefined }));
  await stopped;
  await mock.close();
}
