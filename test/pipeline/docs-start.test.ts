import { expect, it } from "vitest";
import { docsAreFresh } from "../../scripts/pipeline/site.ts";
import { ContractCopy } from "../support/contract-copy.ts";

it("npm start writes the reference while the mock runs, reports when it is written, and does not write it again", async () => {
  const project = await ContractCopy.make("openapi");
  const interrupted = await project.start("scripts/start.ts", "--port", "0");
  await interrupted.printed(/being written(.|\n)*first-call/);
  interrupted.interrupt();
  expect(await interrupted.ended).toBe(0);
  expect(interrupted.output).not.toMatch(/is written|could not be written/);

  const first = await project.start("scripts/start.ts", "--port", "0");
  const [, url = ""] = await first.printed(/The reference {2}(http:\S+) {3}\(being written\)/);
  await first.printed(/The reference is written: http/);
  const page = await fetch(url);
  expect([page.status, page.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await page.text()).toContain("Monitoring Service REST API");
  first.interrupt();
  expect(await first.ended).toBe(0);

  const second = await project.start("scripts/start.ts", "--port", "0");
  await second.printed(/The reference {2}http:\S+\n/);
  expect(await docsAreFresh(project.paths)).toBe(true);
  await project.edit("coverage.yaml", "title: Introduction", "title: The introduction");
  expect(await docsAreFresh(project.paths)).toBe(false);
});
