import { unwatchFile, watchFile } from "node:fs";
import { buildExtended } from "../pipeline/build-extended.ts";
import { describeReplaced, replaceOutputs, requireOwn, requireUpToDate } from "../pipeline/outputs.ts";
import { printedBy, silent } from "../pipeline/report.ts";
import type { Session } from "./session.ts";

export interface BuildOptions {
  out: string;
  check?: true;
  watch?: true;
  override?: true;
}

/** How often overlays are checked for changes, in milliseconds. */
const interval = 250;

/** Builds an extended contract, and writes it unless it is only checked. @throws Error; nothing is written then */
export async function runBuild(overlays: string[], options: BuildOptions, session: Session): Promise<void> {
  const { out, check, watch, override } = options;
  const report = check || watch ? silent : printedBy((line) => session.print(line));
  const build = () =>
    buildExtended(overlays, { override, report, ...(!check && { warn: (text: string) => session.note(text) }) });
  if (check) {
    const of = overlays.join(" ");
    return requireUpToDate(await build(), out, { of, fix: `npx svc-monitoring-api build ${of} --out ${out}` });
  }
  const write = async () => {
    const outputs = await build();
    await requireOwn(outputs, out);
    return replaceOutputs(outputs, out);
  };
  if (!watch) {
    const { written, removed } = await write();
    return session.print(`${written.length} files written to ${out}, ${removed.length} removed`);
  }
  const rebuild = async () => {
    const time = new Date().toLocaleTimeString();
    await write().then(
      (replaced) => session.print(`${time}  ${describeReplaced(replaced)}`),
      (error: Error) => session.note(`${time}  The build failed; nothing is written:\n${error.message}`),
    );
  };
  let running = rebuild();
  for (const overlay of overlays) {
    watchFile(overlay, { interval }, () => {
      running = running.then(rebuild);
    });
  }
  const stopped = session.stopped();
  await running;
  session.print(`Watching ${overlays.join(", ")}. Press Ctrl+C to stop.`);
  await stopped;
  for (const overlay of overlays) unwatchFile(overlay);
  await running;
}
