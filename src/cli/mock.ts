import { Command, InvalidArgumentError } from "commander";

interface Options {
  port: number;
  host: string;
  allowedHost: string[];
  tls?: true;
  contract?: string;
  records?: string;
  replay?: string;
}

const examples = `
Examples:
  npx svc-monitoring-api mock
  npx svc-monitoring-api mock --port 0 --records records.json
  npx svc-monitoring-api mock --host 0.0.0.0 --allowed-host mock
  npx svc-monitoring-api mock --replay traffic.har
`;

/** `svc-monitoring-api mock`: serves the mock until it is stopped. */
export function mockCommand(): Command {
  return new Command("mock")
    .description("Serve a mock of the service.")
    .option("--port <port>", "port to listen on; 0 for any free one", portOf, 4010)
    .option("--host <address>", "address to listen on; 0.0.0.0 for all of this machine", "127.0.0.1")
    .option("--allowed-host <name...>", "other host names to which the control path /_mock responds", [])
    .option("--tls", "serve HTTPS, with a certificate made at once (needs the package selfsigned)")
    .option("--contract <file>", "another bundled contract, a JSON file (needs the package ajv)")
    .option("--records <file>", "the records that exist, a JSON file")
    .option("--replay <har>", "respond as in a HAR file, such as one of svc-monitoring-api record")
    .addHelpText("after", examples)
    .action(serve);
}

async function serve(options: Options): Promise<void> {
  const { port, host, allowedHost, tls, contract, records, replay } = options;
  const { startMock } = await import("../mock/index.ts");
  const { certificateFile, greetingOf, networkWarning } = await import("./mock-greeting.ts");
  const mock = await startMock({
    port,
    host,
    allowedHosts: allowedHost,
    ...(tls && { tls }),
    ...(contract !== undefined && { contract }),
    ...(records !== undefined && { records }),
    ...(replay !== undefined && { replay }),
  });
  const certificate = mock.certificate === undefined ? undefined : await certificateFile(mock.certificate);
  // Before the greeting: a program that reads it may send a signal at once.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void Promise.all([mock.close(), certificate?.remove()]));
  }
  const warning = networkWarning({ host, allowedHosts: allowedHost });
  if (warning) console.warn(warning);
  console.log(greetingOf(mock, certificate?.path));
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError("It must be a whole number from 0 to 65535, such as 4011.");
}
