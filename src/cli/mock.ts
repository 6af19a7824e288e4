import { Command, InvalidArgumentError } from "commander";
import type { Violation } from "../validation/violation.ts";

interface Options {
  port: number;
  host: string;
  allowedHost: string[];
  tls?: true;
  contract?: string;
  records?: string;
  replay?: string;
  record?: string;
  upstream?: string;
}

const examples = `
Examples:
  npx svc-monitoring-api mock
  npx svc-monitoring-api mock --port 0 --records records.json
  npx svc-monitoring-api mock --host 0.0.0.0 --allowed-host mock
  npx svc-monitoring-api mock --record recording.json --upstream https://www.example.com/api
  npx svc-monitoring-api mock --replay recording.json
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
    .option("--replay <file>", "respond with the responses of a recording")
    .option("--record <file>", "forward calls to a real service, and record its responses")
    .option("--upstream <url>", "{base_url} of the real service, for --record")
    .addHelpText("after", examples)
    .action(serve);
}

async function serve(options: Options, command: Command): Promise<void> {
  const { port, host, allowedHost, tls, contract, records, replay, record, upstream } = options;
  if ((record === undefined) !== (upstream === undefined))
    command.error("--record and --upstream need each other: a file to write, and the service to call.");
  if (record !== undefined && replay !== undefined) command.error("--record and --replay exclude each other.");
  if (record !== undefined && contract !== undefined)
    command.error("--record and --contract exclude each other: a recording is checked against the project's contract.");
  const { startMock } = await import("../mock/index.ts");
  const { formatViolations } = await import("../validation/violation.ts");
  const { certificateFile, greetingOf, networkWarning } = await import("./mock-greeting.ts");
  const mock = await startMock({
    port,
    host,
    allowedHosts: allowedHost,
    ...(tls && { tls }),
    ...(contract !== undefined && { contract }),
    ...(records !== undefined && { records }),
    ...(replay !== undefined && { replay }),
    ...(record !== undefined &&
      upstream !== undefined && {
        record: {
          file: record,
          upstream,
          onViolation: (violations: readonly Violation[]) => console.warn(formatViolations(violations)),
        },
      }),
  });
  const certificate = mock.certificate === undefined ? undefined : await certificateFile(mock.certificate);
  // Before the greeting: a program that reads it may send a signal at once.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void Promise.all([mock.close(), certificate?.remove()]));
  }
  const warning = networkWarning({ host, allowedHosts: allowedHost });
  if (warning) console.warn(warning);
  console.log(greetingOf(mock, { certificate: certificate?.path, upstream }));
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError("It must be a whole number from 0 to 65535, such as 4011.");
}
