import { Command } from "commander";
import type { CheckOptions } from "./check.ts";
import type { RecordOptions } from "./record.ts";

const place = (command: Command) =>
  command
    .option("--data-center <code>", "US, EU, CN, IN, AU or JP; with --service")
    .option("--service <name>", "the service's name in its hosts, such as acme")
    .option("--auth-host <name>", "the auth host, if it does not start with the name of the service")
    .option("--base-url <url>", "{base_url} of the service, instead of the two above")
    .option("--auth-url <url>", "{auth_url} of the service, with --base-url");

/** `svc-monitoring-api check`: checks recorded traffic against the contract. */
export function checkCommand(): Command {
  return place(new Command("check"))
    .description("Check recorded traffic against the contract. It needs the package @redocly/cli.")
    .argument("<traffic>", "a HAR file; or a log of Kong or nginx, or NDJSON, which redocly drift checks alone")
    .option("--format <format>", "pretty, json, csv, sarif or junit", "pretty")
    .option("--output <file>", "a file for the report, instead of standard output")
    .addHelpText(
      "after",
      `
It ends with code 1 if anything breaks the contract.

Examples:
  npx svc-monitoring-api check traffic.har --data-center EU --service acme
  npx svc-monitoring-api check traffic.har --data-center EU --service acme --format junit --output report.xml
`,
    )
    .action(async (traffic: string, options: CheckOptions) => {
      const { check } = await import("./check.ts");
      process.exitCode = await check(traffic, options);
    });
}

/** `svc-monitoring-api record`: records the traffic with a service until it is stopped. */
export function recordCommand(): Command {
  return place(new Command("record"))
    .description("Record the traffic with a service, with secrets masked. It needs the package @redocly/cli.")
    .argument("<har>", "the file to write when it is stopped")
    .option("--port <port>", "port on this machine", "4040")
    .addHelpText(
      "after",
      `
Examples:
  npx svc-monitoring-api record traffic.har --data-center EU --service acme
`,
    )
    .action(async (har: string, options: RecordOptions) => {
      const { record } = await import("./record.ts");
      const recording = await record(har, options);
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void recording.stop());
      console.log(`Send calls to http://127.0.0.1:${options.port}/api. Ctrl+C writes ${har}.`);
    });
}
