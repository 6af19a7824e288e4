import { Source } from "@redocly/openapi-core";
import { baseContract, baseName } from "../pipeline/base.ts";
import { lower } from "../pipeline/lower.ts";
import { extendContract } from "../pipeline/overlay/extend.ts";
import { type Path, Place } from "../pipeline/overlay/origins.ts";
import { type OverlayFile, readOverlay } from "../pipeline/overlay/read.ts";
import { expressionOf } from "../pipeline/overlay/targets.ts";
import { BuildError } from "../pipeline/problems.ts";
import { compileContract } from "../validation/compile/compile.ts";

/**
 * @param covered paths of the overlay that the user will delete
 * @throws BuildError if a build would refuse the draft, so that it is not written
 */
export async function assertBuilds(
  overlay: string,
  before: string | undefined,
  after: string,
  covered: readonly string[],
): Promise<void> {
  const actions = covered.map((path) => ({ target: expressionOf(["paths", path]), remove: true }));
  const removal = { overlay: "1.1.0", info: { title: "Covered", version: "1" }, actions };
  const removals = actions.length > 0 ? [await readOverlay("covered.json", JSON.stringify(removal))] : [];
  const { content } = await readOverlay(overlay, after);
  const place = (...path: Path) => new DraftPlace(content, new Source(overlay, after), path);
  try {
    await build([{ content, place }, ...removals]);
  } catch (error) {
    // A mistake of the user has a line in the file.
    if (before !== undefined) await build([await readOverlay(overlay, before)]);
    if (!(error instanceof BuildError)) throw error;
    throw new BuildError([
      `A build would reject the draft of this traffic, so ${overlay} is not written:`,
      ...error.problems.map((problem) => `  ${problem}`),
      "Remove the entries of these operations from the HAR file, or describe the operations in the overlay; then draft again.",
    ]);
  }
}

async function build(overlays: readonly OverlayFile[]): Promise<void> {
  const document = await baseContract();
  await extendContract(document, overlays, true);
  compileContract(lower(document, baseName, () => false).document);
}

/** A place in a text that is in no file yet: what the action is about, instead of a line. */
class DraftPlace extends Place {
  constructor(
    private readonly overlay: OverlayFile["content"],
    private readonly draft: Source,
    path: Path,
  ) {
    super(draft, path);
  }

  override child(...keys: Path): Place {
    return new DraftPlace(this.overlay, this.draft, [...this.path, ...keys]);
  }

  override toString(): string {
    const [, index, , ...keys] = this.path;
    return [this.overlay.actions[Number(index)]?.target, ...keys].join(" ");
  }
}
