import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import type { AddressOptions } from "./addresses.ts";
import { commandOf } from "./traffic.ts";

interface DraftOptions extends AddressOptions {
  overlay: string;
  path?: string[];
  keepValues?: true;
  widen?: true;
  dryRun?: true;
}

/** `svc-monitoring-api draft`: drafts an overlay from recorded traffic. */
export function draftCommand(): Command {
  return commandOf("draft")
    .description("Draft an overlay from recorded traffic: what the service has and the contract does not.")
    .argument("<har...>", "HAR files, of record or of the developer tools of a browser")
    .requiredOption("--overlay <file>", "the overlay to write or to add to; what it has stays")
    .option("--path <template...>", "paths as they are, such as '/reports/summary/{monitor_id}'")
    .option("--keep-values", "examples with real values; secrets, addresses and e-mails stay masked")
    .option("--widen", "change what the overlay says where the traffic contradicts it")
    .option("--dry-run", "write nothing, and print the difference")
    .addHelpText(
      "after",
      `
Examples:
  npx svc-monitoring-api draft traffic.har --overlay acme.overlay.yaml --data-center EU --service acme
  npx svc-monitoring-api draft traffic.har --overlay acme.overlay.yaml --data-center EU --service acme --dry-run
`,
    )
    .action((traffic: string[], options: DraftOptions) => draft(traffic, options));
}

async function draft(traffic: string[], options: DraftOptions): Promise<void> {
  const { draftTraffic } = await import("../draft/draft.ts");
  const { overlay, path: paths, keepValues, widen, dryRun } = options;
  const { addressesOf } = await import("./addresses.ts");
  const { baseUrl } = addressesOf(options);
  const { before, after, summary } = await draftTraffic({ traffic, overlay, baseUrl, paths, keepValues, widen });
  const { differenceOf } = await import("../draft/difference.ts");
  const { printedSummary, shown } = await import("../draft/summary.ts");
  const isChanged = summary.drafted.length > 0 || (before !== undefined && before !== after);
  if (dryRun && isChanged) process.stdout.write(differenceOf(before ?? "", after, overlay));
  else if (isChanged) await writeFile(overlay, after);
  const isNew = before === undefined;
  const address = given(options)
    .map(([option, value]) => `--${option} ${shown(value)}`)
    .join(" ");
  process.stdout.write(
    printedSummary(summary, { overlay, traffic, address, isNew, isChanged, isDry: dryRun === true }),
  );
}

/** The options that name the service, as they were given. */
function given({ profile, dataCenter, service, authHost, baseUrl, authUrl }: AddressOptions): Array<[string, string]> {
  const named = {
    profile,
    "data-center": dataCenter,
    service,
    "auth-host": authHost,
    "base-url": baseUrl,
    "auth-url": authUrl,
  };
  return Object.entries(named).flatMap(([option, value]) => (value === undefined ? [] : [[option, value]]));
}
