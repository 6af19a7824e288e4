import { writeFile } from "node:fs/promises";
import { checkTraffic } from "../check/check-traffic.ts";
import { type Format, formats } from "../check/formats.ts";
import { type AddressOptions, addressesOf } from "./addresses.ts";

/** The options of `svc-monitoring-api check <traffic>`, as the command line gives them. */
export interface CheckOptions extends AddressOptions {
  format?: string;
  /** A file for the report; standard output if left out. */
  output?: string;
}

/**
 * Checks recorded traffic against the contract, and writes the report.
 * @returns the exit code: 1 if anything breaks the contract
 * @throws Error if an option is not valid, or the file cannot be read
 */
export async function check(traffic: string, options: CheckOptions): Promise<0 | 1> {
  const { format = "pretty", output } = options;
  if (!Object.hasOwn(formats, format)) {
    throw new TypeError(`--format must be one of ${Object.keys(formats).join(", ")}; got ${JSON.stringify(format)}.`);
  }
  const report = await checkTraffic({ traffic, ...addressesOf(options) });
  const text = formats[format as Format](report);
  if (output === undefined) process.stdout.write(text);
  else await writeFile(output, text);
  return report.findings.some(({ severity }) => severity === "error") ? 1 : 0;
}
