import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { WhenOver } from "./command.ts";

/**
 * An empty folder.
 * @param whenOver deletes it: with the test, if left out; `afterAll` at the top of a file
 */
export async function temporaryFolder(whenOver: WhenOver = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "test-"));
  whenOver(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
