import { readFile } from "node:fs/promises";
import { Command } from "commander";
import type { Mock } from "../mock/index.ts";
import type { MockOptions, MountedHandler } from "../mock/options.ts";
import type { TlsKeys } from "../server/http-server.ts";
import { onStop, portOption, profileOption } from "./options.ts";

type Options = Pick<MockOptions, "port" | "contract" | "replay" | "replayOnly"> & {
  host: string;
  allowedHost: string[];
  records?: string;
  overrides?: string;
  tlsKey?: string;
  tlsCert?: string;
  live?: true;
  profile?: string;
};

/** `svc-monitoring-api start`: serves the reference, the inspector and the mock until it is stopped. */
export function startCommand(): Command {
  return serverCommand("start", "Serve the reference, the inspector and a mock of the service.")
    .option("--live", "the inspector calls the real service, with your account")
    .addOption(profileOption())
    .addHelpText(
      "after",
      `
Examples:
  npx svc-monitoring-api start
  npx svc-monitoring-api start --port 4011
  npx svc-monitoring-api start --live

In a clone of the repository, npm start -- takes the place of npx svc-monitoring-api start:
  npm start -- --port 4011
`,
    )
    .action(async (options: Options, command: Command) => {
      const { isLoopback } = await import("../server/host-names.ts");
      if (options.live && !isLoopback(options.host))
        command.error("--live and --host exclude each other: other machines could call the service with your token.");
      const { pages } = await import("./pages.ts");
      if (!options.live) return serve(options, pages());
      const { accountOf } = await import("./account.ts");
      const { liveGreetingOf } = await import("./live-greeting.ts");
      const account = accountOf(options);
      const contract = options.contract ?? account.profile.contract;
      const handlers = pages({ live: account.options });
      await serve({ ...options, ...(contract && { contract }) }, handlers, (mock) => liveGreetingOf(mock, account));
    });
}

/** `svc-monitoring-api mock`: serves the mock until it is stopped. */
export function mockCommand(): Command {
  return (
    serverCommand("mock", "Serve a mock of the service.")
      // Not of `start`: the inspector would not trust the certificate.
      .option("--tls-key <file>", "serve HTTPS with this key, a PEM file, and the certificate of --tls-cert")
      .option("--tls-cert <file>", "the certificate of --tls-key, a PEM file")
      .addHelpText(
        "after",
        `
Examples:
  npx svc-monitoring-api mock
  npx svc-monitoring-api mock --port 0 --records records.json
  npx svc-monitoring-api mock --overrides overrides.json
  npx svc-monitoring-api mock --host 0.0.0.0 --allowed-host mock
  npx svc-monitoring-api mock --replay traffic.har
`,
      )
      .action((options: Options) => serve(options))
  );
}

function serverCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .addOption(portOption(4010, "port to listen on; 0 for any free one"))
    .option("--host <address>", "address to listen on; 0.0.0.0 for all of this machine", "127.0.0.1")
    .option("--allowed-host <name...>", "other host names to which the control path /_mock responds", [])
    .option("--contract <file>", "another bundled contract, a JSON file, reloaded when it changes")
    .option("--records <file>", "the records that exist, a JSON file")
    .option("--overrides <file>", "responses to replace, a JSON file with a list of overrides")
    .option("--replay <har>", "respond as in a HAR file, such as one of svc-monitoring-api record")
    .option("--replay-only", "with --replay: respond with 501 to what was not recorded");
}

async function serve(
  options: Options,
  handlers?: Record<string, MountedHandler>,
  liveGreeting?: (mock: Mock) => string,
): Promise<void> {
  const { allowedHost: allowedHosts, tlsKey: _, tlsCert, live: __, profile: ___, ...others } = options;
  const { startMock } = await import("../mock/index.ts");
  const { greetingOf, networkWarning } = await import("./mock-greeting.ts");
  const tls = await tlsOf(options);
  const mock = await startMock({
    ...others,
    allowedHosts,
    ...(tls && { tls }),
    ...(handlers && { handlers }),
    onReload: (problem) => {
      if (problem)
        console.error(`The contract could not be reloaded; the mock still serves the last one. ${problem.message}`);
      else console.log("Contract reloaded.");
    },
  });
  // Before the greeting: a program that reads it may send a signal at once.
  onStop(() => mock.close());
  const warning = networkWarning({ host: options.host, allowedHosts });
  if (warning) console.warn(warning);
  console.log(liveGreeting?.(mock) ?? greetingOf(mock, { certificate: tlsCert, hasPages: handlers !== undefined }));
}

/** @throws TypeError if one of the two files is missing; Error if one cannot be read */
async function tlsOf({ tlsKey, tlsCert }: Options): Promise<TlsKeys | undefined> {
  if (tlsKey === undefined && tlsCert === undefined) return undefined;
  if (tlsKey === undefined || tlsCert === undefined)
    throw new TypeError("HTTPS needs both a key and a certificate: --tls-key key.pem --tls-cert cert.pem");
  const [key, cert] = await Promise.all([tlsKey, tlsCert].map((file) => readFile(file, "utf8")));
  return { key, cert } as TlsKeys;
}
