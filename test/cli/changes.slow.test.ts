import { expect, it } from "vitest";
import { editedContract } from "../mock/support.ts";
import { addAlerts } from "../support/alerts.ts";
import { bundlePath } from "../support/bundle.ts";
import { Run } from "../support/run.ts";

it("svc-monitoring-api changes lists what an extended contract adds, and what it breaks", async () => {
  const after = await editedContract((document) => {
    addAlerts(document);
    delete document.paths["/device_key"];
  });
  const changes = (...files: string[]) => Run.toEnd(["changes", ...files]);
  const { stdout } = await changes(bundlePath, after);
  expect(stdout).toMatch(/^ {2}major {2}.*\/device_key/m);
  expect(stdout).toMatch(/^ {2}minor {2}.*\/alerts/m);
  expect(await changes(bundlePath, bundlePath)).toMatchObject({ code: 0, stdout: "No changes.\n" });
  expect((await changes(bundlePath, "nowhere.json")).stderr).toMatch(/^nowhere\.json cannot be read: /);
  expect((await changes(bundlePath, "package.json")).stderr).toMatch(
    /^package\.json is not a bundle of this contract\./,
  );
});
