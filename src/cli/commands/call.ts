import { type Command, InvalidArgumentError, Option } from "commander";
import { methods } from "../../contract/document.ts";
import { isZaaid } from "../../shared/http.ts";
import type { CallOptions } from "../call/run.ts";
import { commandOf, examples, exitHelp, profileOption } from "../options.ts";
import type { Session } from "../session.ts";

export function callCommand(session: Session): Command {
  return commandOf(
    "call",
    "Call the service: an operation of the contract by its id, or any path. Prints the response's data as JSON.",
    exitHelp,
    examples(
      "call listMonitors --mock",
      "call getMonitor monitor_id=123412341234123411",
      "call /your/path period=LastMonth format=ReportFormat.Pdf > report.pdf",
      "call createMonitorGroup display_name=Web description=Shops --curl",
    ),
  )
    .argument("[operation or /path]", "getMonitor, or /your/path; without it, the operations are listed")
    .argument(
      "[name=value...]",
      "parameters, or attributes of the body; ids also by their names: period=LastMonth, format=ReportFormat.Pdf",
    )
    .addOption(profileOption())
    .addOption(new Option("--mock", "call a mock that runs for this call: no account is needed").conflicts("profile"))
    .addOption(new Option("--zaaid <id>", "act on this customer account or business unit").argParser(zaaidOf))
    .addOption(
      new Option("--method <method>", "of a path (default: GET, or POST with --body)").argParser((text) => {
        const method = text.toUpperCase();
        if (methods.some((one) => one === method)) return method;
        throw new InvalidArgumentError(`It must be one of ${methods.join(", ")}.`);
      }),
    )
    .option("--body <json>", "JSON, @file, or - for standard input")
    .addOption(new Option("--version <version>", "API version, such as 2.0").argParser(versionOf))
    .option("--curl", "print the call as a curl command that reads ACCESS_TOKEN, and do not send it")
    .option("--yes", "do not ask before POST, PUT, PATCH and DELETE")
    .action(async (target: string | undefined, values: string[], options: CallOptions) => {
      if (target === undefined) return (await import("../call/list.ts")).listOperations(session);
      await (await import("../call/run.ts")).runCall(target, values, options, session);
    });
}

// An empty value is let through here, because `requireValues` has a better message for it.
function zaaidOf(text: string): string {
  if (text === "" || isZaaid(text)) return text;
  throw new InvalidArgumentError(`${JSON.stringify(text)} is not a zaaid.`);
}

function versionOf(text: string): string {
  if (/^[\d.]*$/.test(text)) return text;
  throw new InvalidArgumentError(`${JSON.stringify(text)} is not a version.`);
}
