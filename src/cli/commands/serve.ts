import type { Command } from "commander";
import { commandOf, examples, portOption } from "../options.ts";
import type { ServeOptions } from "../serve.ts";
import type { Session } from "../session.ts";

export function startCommand(session: Session): Command {
  return serverCommand(
    "start",
    "Serve the reference, the inspector and a mock of the service.",
    examples("start", "start --port 4011"),
    "In a clone of the repository, npm start -- takes the place of npx svc-monitoring-api start:\n  npm start -- --port 4011",
  ).action(async (options: ServeOptions) => {
    const [{ serve }, { pages }] = await Promise.all([import("../serve.ts"), import("../served-pages.ts")]);
    await serve(session, options, pages());
  });
}

export function mockCommand(session: Session): Command {
  return serverCommand(
    "mock",
    "Serve a mock of the service.",
    examples("mock", "mock --port 0 --records records.json", "mock --host 0.0.0.0 --allowed-host mock"),
  ).action(async (options: ServeOptions) => (await import("../serve.ts")).serve(session, options));
}

function serverCommand(name: string, description: string, ...notes: string[]): Command {
  return commandOf(name, description, ...notes)
    .addOption(portOption(4010, "port to listen on; 0 for any free one"))
    .option("--host <address>", "address to listen on; 0.0.0.0 for all of this machine", "127.0.0.1")
    .option("--allowed-host <name...>", "other host names to which the control path /_mock responds", [])
    .option("--records <file>", "the records that exist, a JSON file");
}
