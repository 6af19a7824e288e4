import { existsSync } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import type { Environment } from "../client/environment.ts";
import type { Format } from "../traffic/report.ts";
import type { Selector } from "../validation/selection.ts";
import type { AddressOptions } from "./account.ts";
import { makeFolders, writeOutput } from "./call/files.ts";
import { examples, portOption, serviceCommand } from "./options.ts";
import type { Session } from "./session.ts";

interface CheckOptions extends AddressOptions {
  only?: string[];
  ignore?: string[];
  baseline?: string;
  updateBaseline?: boolean;
  contract?: string;
  format?: string;
  output?: string;
}

type RecordOptions = AddressOptions & { port: number };

const checkExample = "check traffic.har --data-center EU --service acme";

export function checkCommand(session: Session): Command {
  return serviceCommand(
    "check",
    "Check recorded traffic against the contract.",
    `It ends with code 1 if anything breaks the contract, if no call succeeded, and with --baseline if anything is new.
A selector is an operation, a path, a place as the report names it, or one of the first two and a place.
In paths and places * is any text without a slash. A path that ends with a slash is everything below it.`,
    examples(
      checkExample,
      `${checkExample} --format json --output report.json`,
      `${checkExample} --baseline known.txt --update-baseline`,
      `${checkExample} --baseline known.txt --ignore getDeviceKey`,
    ),
  )
    .argument("<traffic>", "a HAR file")
    .option("--only <selector...>", "check these alone: getMonitor, '/reports/', 'response body'")
    .option("--ignore <selector...>", "leave these out: getMonitor, 'GET /reports/*', 'getMonitor response body /data'")
    .option("--baseline <file>", "a file with known findings, attributes and statuses, which are left out")
    .option(
      "--update-baseline",
      "write what is found to the file of --baseline, and end with code 0; with --only or --ignore nothing is removed from it",
    )
    .option("--format <format>", "pretty, json or github", "pretty")
    .option("--contract <file>", "the contract that overlays extend: generated/openapi.json")
    .option("--output <file>", "a file for the report, instead of standard output")
    .action(async (traffic: string, options: CheckOptions) => {
      session.exitCode = await check(traffic, options, session).catch(async (error: Error) => {
        const { command } = await import("../traffic/report.ts");
        if (options.format === "github") session.stdout.write(`${command("error", "check", error.message)}\n`);
        throw error;
      });
    });
}

export function recordCommand(session: Session): Command {
  return serviceCommand(
    "record",
    "Record the traffic with a service, with secrets masked.",
    examples("record traffic.har --data-center EU --service acme", checkExample, "mock --replay traffic.har"),
    "After npx svc-monitoring-api login, the profile names the service.",
  )
    .argument("<har>", "the file to write when it is stopped; it must not exist")
    .addOption(portOption(4040, "port on this machine; 0 for any free one"))
    .action(async (har: string, options: RecordOptions) => {
      const { recording, baseUrl, authUrl } = await record(har, options, session.env);
      const stopped = session.stopped("SIGHUP");
      session.print(`Send calls to ${baseUrl}. Ctrl+C writes ${har}.
A program with the client's variables needs these instead of those of the data center:
  SVC_BASE_URL=${baseUrl} SVC_AUTH_URL=${authUrl}`);
      await stopped;
      // What ends a process may come twice, as from `timeout`. The file is complete before another signal ends this one.
      const waitAgain = (): Promise<void> => session.stopped("SIGHUP").then(waitAgain);
      void waitAgain();
      const file = await recording.stop();
      session.print(`${file} has ${recording.recorded} ${recording.recorded === 1 ? "exchange" : "exchanges"}.`);
      for (const call of new Set(recording.failed)) session.note(`Failed: ${call}`);
      if (recording.recorded === 0) session.exitCode = 1;
      if (recording.leftOut > 0)
        session.note(`${recording.leftOut} exchanges are left out: the bodies before them had 128 MiB.`);
    });
}

/** Checks recorded traffic, and writes the report. @returns the exit code: 1 if anything breaks the contract */
async function check(traffic: string, options: CheckOptions, session: Session): Promise<0 | 1> {
  const { formats } = await import("../traffic/report.ts");
  const { checkTraffic } = await import("../traffic/check.ts");
  const { contractAt } = await import("../validation/compile/contract-at.ts");
  const { addressesOf } = await import("./account.ts");
  const { readBaseline, withoutKnown, writeBaseline } = await import("../traffic/baseline.ts");
  const { format = "pretty", output, baseline, updateBaseline = false } = options;
  if (!Object.hasOwn(formats, format)) {
    throw new TypeError(`--format must be one of ${Object.keys(formats).join(", ")}; got ${JSON.stringify(format)}.`);
  }
  if (updateBaseline && baseline === undefined) throw new TypeError("--update-baseline needs --baseline <file>.");
  const { contract: ofProfile, ...urls } = addressesOf(options, session.env);
  const contract = options.contract ?? ofProfile;
  if (output !== undefined) await refuseOther(output, [traffic, baseline, contract]);
  const service = { ...urls, contract: await contractAt(contract) };
  const [only, ignore] = [options.only, options.ignore] as [Selector[]?, Selector[]?];
  const asked = { traffic, contract, ...urls, only, ignore, learns: baseline !== undefined };
  const all = await checkTraffic(asked);
  const isWhole = !only && !ignore;
  // A run in which no call succeeded shows nothing.
  const isUpdate = updateBaseline && !all.isEmpty;
  if (baseline !== undefined && isUpdate) await writeBaseline(baseline, all, service, isWhole);
  if (updateBaseline && !isUpdate) session.note(`No call succeeded, so ${baseline} is not changed.`);
  const isCompared = baseline !== undefined && (isUpdate || !updateBaseline || existsSync(baseline));
  const report = isCompared ? withoutKnown(all, await readBaseline(baseline), service, isWhole) : all;
  const text = formats[format as Format](report);
  for (const note of report.notes) session.note(note);
  if (output === undefined) session.stdout.write(text);
  else {
    await makeFolders([output]);
    await writeOutput(output, text);
  }
  const isNew = report.findings.some(({ severity }) => severity === "error" || baseline !== undefined);
  return isNew || report.isEmpty ? 1 : 0;
}

/** @throws TypeError if the report would replace a file that is no report, such as one that it is made from */
async function refuseOther(output: string, inputs: ReadonlyArray<string | undefined>): Promise<void> {
  const pathOf = (file: string) => realpath(file).catch(() => resolve(file));
  for (const input of inputs) {
    if (input !== undefined && (await pathOf(input)) === (await pathOf(output)))
      throw new TypeError(`--output names ${input}, which the report is made from. Name another file.`);
  }
  const found = await stat(output).catch(() => undefined);
  if (!found?.isFile() || found.size === 0) return;
  if (!/^\{\s*"findings"|exchanges? checked: \d/.test(await readFile(output, "utf8")))
    throw new TypeError(`--output names ${output}, which exists and is not a report. Name another file.`);
}

/** Records the traffic with the service. It is asked for tokens directly, which are in no recording. */
async function record(har: string, { port, ...options }: RecordOptions, env: Environment) {
  const { recordTraffic } = await import("../traffic/record.ts");
  const { addressesOf } = await import("./account.ts");
  const { checkedUrl } = await import("../client/data-centers.ts");
  const { baseUrl, authUrl } = addressesOf(options, env);
  const { origin, pathname } = new URL(checkedUrl("--base-url", baseUrl));
  const recording = await recordTraffic({ target: origin, port, har });
  return { recording, baseUrl: recording.origin + pathname.replace(/\/$/, ""), authUrl };
}
