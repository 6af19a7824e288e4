import type { Command } from "commander";
import type { MockOptions } from "../../mock/index.ts";
import type { MountedHandler } from "../../mock/mock.ts";
import { commandOf, examples, portOption } from "../options.ts";
import type { Session } from "../session.ts";

type Options = Pick<MockOptions, "port"> & {
  host: string;
  allowedHost: string[];
  records?: string;
};

export function startCommand(session: Session): Command {
  return serverCommand(
    "start",
    "Serve the reference, the inspector and a mock of the service.",
    examples("start", "start --port 4011"),
    "In a clone of the repository, npm start -- takes the place of npx svc-monitoring-api start:\n  npm start -- --port 4011",
  ).action(async (options: Options) => {
    const { pages } = await import("../served-pages.ts");
    await serve(session, options, pages());
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

/** Serves until it is stopped. @param pages the reference and the inspector */
async function serve(session: Session, given: Options, pages?: Record<string, MountedHandler>): Promise<void> {
  const { allowedHost: allowedHosts, ...options } = given;
  const { startMockWith } = await import("../../mock/mock.ts");
  const { greetingOf, networkWarning } = await import("../mock-greeting.ts");
  const mock = await startMockWith({ ...options, allowedHosts }, pages ?? {});
  // The signal handler exists before the greeting, because a program that reads the greeting may send a signal at once.
  const stopped = session.stopped();
  const warning = networkWarning({ host: options.host, allowedHosts });
  if (warning) session.note(warning);
  session.print(greetingOf(mock, { hasPages: pages !== undefined }));
  await stopped;
  await mock.close();
}
