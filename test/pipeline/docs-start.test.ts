import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ContractCopy } from "../support/contract-copy.ts";

describe("npm start writes the reference while the mock runs", () => {
  it("reports when it is written, serves it, and does not write it again", async () => {
    const project = await ContractCopy.make("openapi");
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
    second.interrupt();
    expect(await second.ended).toBe(0);
    await project.edit("coverage.yaml", "title: Introduction", "title: The introduction");

    const third = await project.start("scripts/start.ts", "--port", "0");
    await third.printed(/being written/);
  });

  it("ends on Ctrl+C while it is being written", async () => {
    const project = await ContractCopy.make("openapi");
    const command = await project.start("scripts/start.ts", "--port", "0");
    await command.printed(/being written(.|\n)*first-call/);
    command.interrupt();
    expect(await command.ended).toBe(0);
    expect(command.output).not.toMatch(/is written|could not be written/);
  });

  it("keeps the mock running if it cannot be written, and prints the reason", async () => {
    const project = await ContractCopy.make("openapi");
    await mkdir(join(project.folder, "generated"));
    await writeFile(join(project.folder, "generated/docs"), "a file where the folder should be");
    const command = await project.start("scripts/start.ts", "--port", "0");
    await command.printed(/The reference could not be written\. .+/);
    const [, url] = await command.printed(/The mock +(http:\S+)/);
    const response = await fetch(`${url}/docs/`);
    expect([response.status, await response.json()]).toMatchObject([404, { message: /npm run docs/ }]);
  });
});
