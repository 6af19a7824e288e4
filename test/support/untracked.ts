import { buildUntracked } from "../../src/pipeline/build.ts";
import { writeOutputs } from "../../src/pipeline/outputs.ts";
import { projectPaths } from "../../src/pipeline/paths.ts";

/** Writes what git does not keep of `generated/`, as `npm start` does: `git pull` may have changed what it is made of. */
export default async function setUp(): Promise<void> {
  await writeOutputs(await buildUntracked(projectPaths), projectPaths.generated);
}
