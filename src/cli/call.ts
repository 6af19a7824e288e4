import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { text as readAll } from "node:stream/consumers";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { RunOptions } from "./call/run.ts";
import { commandOf, examples, exitHelp, profileOption } from "./options.ts";
import type { Session } from "./session.ts";

export function callCommand(session: Session): Command {
  return commandOf(
    "call",
    "Call the service: an operation of the contract by its id, or any path.",
    exitHelp,
    examples(
      "call listMonitors --mock",
      "call getMonitor monitor_id=123412341234123411",
      "call listMonitors --all-customers --csv",
      "call /your/path period=LastMonth format=ReportFormat.Pdf --all-customers --output '{zaaid}.pdf'",
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
    .addOption(
      new Option(
        "--zaaid <ids>",
        "act on this customer account or business unit, or on each of several: 1001,1002",
      ).argParser(zaaidsOf),
    )
    .addOption(new Option("--all-customers", "act on each customer account, four at a time").conflicts("zaaid"))
    .addOption(
      new Option("--method <method>", "of a path; GET, or POST with --body, if left out").argParser((text) => {
        const method = text.toUpperCase();
        if (methods.includes(method)) return method;
        throw new InvalidArgumentError(`It must be one of ${methods.join(", ")}.`);
      }),
    )
    .option("--body <json>", "JSON, @file, or - for standard input")
    .option("--version <version>", "API version, such as 2.0")
    .option(
      "--output <file>",
      "write the response to a file, or - for standard output; for several accounts '{zaaid}.pdf'; with --all-customers also '{name}-{zaaid}.pdf'",
    )
    .option("--resume", "with --output: skip the files that exist, so that a run that was stopped goes on")
    .option("--columns <names>", "only these columns or attributes: monitor_id,display_name", columnsOf)
    .option("--json", "JSON, as in a pipe")
    .addOption(new Option("--csv", "comma-separated values").conflicts("json"))
    .option("--include", "print status and headers, on standard error")
    .addOption(
      new Option("--curl", "print the call as a curl command, and do not send it").conflicts([
        ...["allCustomers", "output", "resume", "columns", "csv", "include"],
      ]),
    )
    .option("--yes", "do not ask before POST, PUT, PATCH and DELETE")
    .action(async (target: string | undefined, values: string[], { body: given, ...options }: RunOptions) => {
      const { runCall } = await import("./call/run.ts");
      const body = given === undefined ? {} : { body: await bodyText(given, session.stdin) };
      session.exitCode = await runCall({ target, values }, { ...options, ...body }, session);
    });
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

function columnsOf(text: string): string[] {
  const columns = text.split(",").map((name) => name.trim());
  if (columns.includes("")) throw new InvalidArgumentError("A column is empty.");
  return columns;
}

/**
 * Each account once, so that nothing is written twice. A mistake in the last one is found before the first is called.
 * @param before those of the option that was given before
 */
function zaaidsOf(text: string, before: string[] = []): string[] {
  const zaaids = [...new Set([...before, ...text.split(",").map((zaaid) => zaaid.trim())])];
  if (zaaids.includes("")) throw new InvalidArgumentError("A zaaid is empty. Is a variable not set?");
  const wrong = zaaids.find((zaaid) => !/^\w[\w.-]*$/.test(zaaid));
  if (wrong !== undefined) throw new InvalidArgumentError(`${JSON.stringify(wrong)} is not a zaaid.`);
  return zaaids;
}

/** @throws TypeError if the file cannot be read, or the text is not valid JSON */
async function bodyText(given: string, stdin: Readable): Promise<string> {
  const file = given.startsWith("@") ? given.slice(1) : undefined;
  const text = file
    ? await readFile(file, "utf8").catch(({ code }) => {
        throw new TypeError(`--body: ${file} cannot be read (${code}).`);
      })
    : given === "-"
      ? await readAll(stdin)
      : given;
  try {
    JSON.parse(text);
    return text;
  } catch {
    throw new TypeError("--body must be JSON, @ and the name of a file with JSON, or - for standard input.");
  }
}
