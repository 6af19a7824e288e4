import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { changesCommand } from "../../src/cli/build.ts";
import type { Document } from "../../src/contract/document.ts";
import { addAlerts } from "../support/alerts.ts";
import { bundle } from "../support/bundle.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

it("svc-monitoring-api changes lists what an extended contract adds, and what it breaks", async () => {
  const folder = await temporaryFolder();
  const [before, after] = [join(folder, "before.json"), join(folder, "after.json")];
  const document = structuredClone(bundle) as unknown as Document;
  addAlerts(document);
  delete document.paths["/device_key"];
  await Promise.all([writeFile(before, JSON.stringify(bundle)), writeFile(after, JSON.stringify(document))]);
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const changes = (...files: string[]) => changesCommand().parseAsync(files, { from: "user" });
  await changes(before, after);
  const [[text]] = log.mock.calls as [[string]];
  expect(text).toMatch(/^ {2}major {2}.*\/device_key/m);
  expect(text).toMatch(/^ {2}minor {2}.*\/alerts/m);
  await changes(before, before);
  expect(log).toHaveBeenLastCalledWith("No changes.");
  await expect(changes(before, "nowhere.json")).rejects.toThrow(/^nowhere\.json cannot be read: /);
});
