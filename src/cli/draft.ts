import type { Command } from "commander";
import { requirePeer } from "../shared/peers.ts";
import type { AddressOptions } from "./account.ts";
import { writeOutput } from "./call/files.ts";
import { examples, serviceCommand } from "./options.ts";
import type { Session } from "./session.ts";

interface DraftOptions extends AddressOptions {
  overlay: string;
  path?: string[];
}

export function draftCommand(session: Session): Command {
  const example = "draft traffic.har --overlay acme.overlay.yaml --data-center EU --service acme";
  return serviceCommand(
    "draft",
    "Draft an overlay from recorded traffic: what the service has and the contract does not.",
    "It needs the package @redocly/openapi-core.",
    examples(example),
  )
    .argument("<har...>", "HAR files, of record or of the developer tools of a browser")
    .requiredOption("--overlay <file>", "the overlay to write or to add to; what it has stays")
    .option("--path <template...>", "paths as they are, such as '/reports/summary/{monitor_id}'")
    .action((traffic: string[], options: DraftOptions) => draft(traffic, options, session));
}

async function draft(traffic: string[], options: DraftOptions, session: Session): Promise<void> {
  requirePeer("@redocly/openapi-core");
  const { draftTraffic, textOf } = await import("../draft/draft.ts");
  const { printedSummary, shown } = await import("../draft/summary.ts");
  const { addressesOf, addressNames } = await import("./account.ts");
  const { overlay, path: paths } = options;
  const { baseUrl } = addressesOf(options, session.env);
  const { before, after, summary } = await draftTraffic({ traffic, overlay, baseUrl, paths });
  const isChanged = summary.drafted.length > 0 || (before !== undefined && before !== after);
  if (isChanged) {
    // Whoever has edited it meanwhile keeps the edit.
    if ((await textOf(overlay)) !== before) {
      throw new TypeError(
        `${overlay} has changed while draft read the traffic, so draft has written nothing. Run it again; it keeps the change.`,
      );
    }
    await writeOutput(overlay, after);
  }
  const address = addressNames.flatMap((name) => {
    const flag = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
    return options[name] ? [`--${flag} ${shown(options[name])}`] : [];
  });
  const printed = { overlay, traffic, address: address.join(" "), isNew: before === undefined, isChanged };
  session.stdout.write(printedSummary(summary, printed));
}
