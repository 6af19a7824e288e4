import { expect, it, onTestFinished, vi } from "vitest";
import { changesCommand } from "../../src/cli/build.ts";
import { editedContract } from "../mock/support.ts";
import { addAlerts } from "../support/alerts.ts";
import { bundlePath } from "../support/bundle.ts";

it("svc-monitoring-api changes lists what an extended contract adds, and what it breaks", async () => {
  const after = await editedContract((document) => {
    addAlerts(document);
    delete document.paths["/device_key"];
  });
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const changes = (...files: string[]) => changesCommand().parseAsync(files, { from: "user" });
  await changes(bundlePath, after);
  const [[text]] = log.mock.calls as [[string]];
  expect(text).toMatch(/^ {2}major {2}.*\/device_key/m);
  expect(text).toMatch(/^ {2}minor {2}.*\/alerts/m);
  await changes(bundlePath, bundlePath);
  expect(log).toHaveBeenLastCalledWith("No changes.");
  await expect(changes(bundlePath, "nowhere.json")).rejects.toThrow(/^nowhere\.json cannot be read: /);
});
