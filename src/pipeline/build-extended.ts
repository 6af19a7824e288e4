import { relative } from "node:path";
import { baseContract, baseName } from "./base.ts";
import { buildContract } from "./build-contract.ts";
import { eachDescription } from "./lowering/markers.ts";
import type { Outputs } from "./outputs.ts";
import { checkExamples } from "./overlay/examples.ts";
import { extendContract } from "./overlay/extend.ts";
import { Origins } from "./overlay/origins.ts";
import type { Reporter } from "./report.ts";
import { forUsers } from "./users.ts";

export interface ExtensionOptions {
  /** Whether overlays may change what the contract documents. */
  override?: boolean | undefined;
  report: Reporter;
  /** Gets the warnings about the style of what overlays add. */
  warn?: (text: string) => void;
}

/**
 * Builds the contract of this package, extended by overlays, in memory.
 * @param overlays the paths of their files
 * @throws BuildError with the file, line and column of each problem
 */
export async function buildExtended(
  overlays: readonly string[],
  { override, report, warn }: ExtensionOptions,
): Promise<Outputs> {
  const base = await baseContract();
  const own = new Set<string>();
  eachDescription(base, (text) => {
    own.add(text);
    return text;
  });
  const origins = new Origins();
  const warnOf = (warnings: readonly string[]) =>
    warnings.length > 0 && warn?.(`Warnings, which do not stop the build:\n${warnings.join("\n")}`);
  const warnings = await report(
    "overlays",
    () => extendContract(base, overlays, override, origins),
    () => overlays.join(", "),
  );
  warnOf(warnings);
  const outputs = await buildContract(base, { path: baseName, report, isOwn: (text) => own.has(text) });
  warnOf(checkExamples(base, JSON.parse(outputs.get("openapi.json") ?? ""), origins));
  return forUsers(
    outputs,
    `svc-monitoring-api build ${overlays.map((path) => relative(process.cwd(), path)).join(" ")}`,
  );
}
