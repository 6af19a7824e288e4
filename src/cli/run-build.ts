import { watchFile } from "node:fs";
import { buildExtended } from "../pipeline/build-extended.ts";
import { describeReplaced, replaceOutputs, requireOwn, requireUpToDate } from "../pipeline/outputs.ts";
import { printed, silent } from "../pipeline/report.ts";

export interface BuildOptions {
  out: string;
  check?: true;
  watch?: true;
  override?: true;
}

/** How often overlays are checked for changes, in milliseconds. */
const interval = 250;

/** Builds an extended contract, and writes it unless it is only checked. @throws Error; nothing is written then */
export async function runBuild(overlays: string[], { out, check, watch, override }: BuildOptions): Promise<void> {
  const report = check || watch ? silent : printed;
  const build = () => buildExtended(overlays, { override, report, ...(!check && { warn: console.warn }) });
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
    return console.log(`${written.length} files written to ${out}, ${removed.length} removed`);
  }
  const rebuild = async () => {
    const time = new Date().toLocaleTimeString();
    await write().then(
      (replaced) => console.log(`${time}  ${describeReplaced(replaced)}`),
      (error: Error) => console.error(`${time}  The build failed; nothing is written:\n${error.message}`),
    );
  };
  let running = rebuild();
  for (const overlay of overlays) {
    watchFile(overlay, { interval }, () => {
      running = running.then(rebuild);
    });
  }
  await running;
  console.log(`Watching ${overlays.join(", ")}. Press Ctrl+C to stop.`);
}
