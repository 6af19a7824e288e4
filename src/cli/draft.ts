import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import type { DraftResult } from "../draft/draft.ts";
import { requirePeer } from "../shared/peers.ts";
import type { AddressOptions } from "./account.ts";
import { examples, serviceCommand } from "./options.ts";
import type { Session } from "./session.ts";

interface DraftOptions extends AddressOptions {
  overlay: string;
  path?: string[];
  keepValues?: true;
  widen?: true;
  review?: true;
  dryRun?: true;
}

export function draftCommand(session: Session): Command {
  const example = "draft traffic.har --overlay acme.overlay.yaml --data-center EU --service acme";
  return serviceCommand(
    "draft",
    "Draft an overlay from recorded traffic: what the service has and the contract does not.",
    "It needs the package @redocly/openapi-core.",
    examples(example, `${example} --dry-run`),
  )
    .argument("<har...>", "HAR files, of record or of the developer tools of a browser")
    .requiredOption("--overlay <file>", "the overlay to write or to add to; what it has stays")
    .option("--path <template...>", "paths as they are, such as '/reports/summary/{monitor_id}'")
    .option("--keep-values", "examples with real values; secrets, addresses and e-mails stay masked")
    .option("--widen", "change what the overlay says where the traffic contradicts it")
    .option("--review", "ask yes, no or a name for each guess that is not sure")
    .option("--dry-run", "write nothing, and print the difference")
    .action((traffic: string[], options: DraftOptions) => draft(traffic, options, session));
}

async function draft(traffic: string[], options: DraftOptions, session: Session): Promise<void> {
  requirePeer("@redocly/openapi-core");
  const { draftTraffic } = await import("../draft/draft.ts");
  const { differenceOf } = await import("../draft/difference.ts");
  const { printedSummary, shown } = await import("../draft/summary.ts");
  const { addressesOf, addressNames } = await import("./account.ts");
  const { overlay, path: paths, keepValues, widen, review, dryRun: isDry = false } = options;
  const { baseUrl } = addressesOf(options, session.env);
  const drafted = (answers?: ReadonlyMap<string, string>) =>
    draftTraffic({ traffic, overlay, baseUrl, paths, keepValues, widen, answers });
  const { before, after, summary } = review ? await reviewed(drafted, session) : await drafted();
  const isChanged = summary.drafted.length > 0 || (before !== undefined && before !== after);
  if (isDry && isChanged) session.stdout.write(differenceOf(before ?? "", after, overlay));
  else if (isChanged) await writeFile(overlay, after);
  const address = addressNames.flatMap((name) => {
    const flag = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
    return options[name] ? [`--${flag} ${shown(options[name])}`] : [];
  });
  const printed = { overlay, traffic, address: address.join(" "), isNew: before === undefined, isChanged, isDry };
  session.stdout.write(printedSummary(summary, printed));
}

/** Asks about the guesses until an answer leads to no others. */
async function reviewed(
  drafted: (answers: ReadonlyMap<string, string>) => Promise<DraftResult>,
  session: Session,
): Promise<DraftResult> {
  const { askChoice, askText } = await import("./terminal/prompts.ts");
  if (!session.isInteractive)
    throw new TypeError("--review needs a terminal. Without it, the comments of the overlay name the guesses.");
  const isName = (value = "") =>
    /^[A-Za-z_]\w*$/.test(value) ? undefined : "A name has letters, digits and _, and starts with a letter.";
  const answers = new Map<string, string>();
  for (;;) {
    const result = await drafted(answers);
    const open = result.decisions.open();
    if (open.length === 0) return result;
    let isAll = false;
    for (const [index, { id, grade, text, evidence, name }] of open.entries()) {
      const options = [
        { value: "yes", label: name === undefined ? "yes" : `yes, as ${name}` },
        { value: "no", label: "no" },
        ...(name === undefined ? [] : [{ value: "name", label: "yes, with another name" }]),
        { value: "all", label: "yes, and to all that follow" },
      ];
      const question = `${index + 1} of ${open.length} · ${grade}: ${text}\nEvidence: ${evidence}. Is it right?`;
      const answer: string = isAll ? "all" : await askChoice(session, question, options);
      isAll ||= answer === "all";
      answers.set(id, isAll ? "yes" : answer === "name" ? await askText(session, "Its name", isName) : answer);
    }
  }
}
