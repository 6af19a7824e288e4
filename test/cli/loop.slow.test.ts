import { execFile, spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, inject, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { environmentOf } from "../support/environment.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const isSkipped = !process.env.CI && spawnSync("jq", ["--version"]).status !== 0;
if (isSkipped) console.log("Skipped: the loop of docs/command-line.md needs jq.");

it.skipIf(isSkipped)(
  "the loop of docs/command-line.md prints the monitors of all customers, with one token",
  async () => {
    const page = await readFile("docs/command-line.md", "utf8");
    const [, loop = ""] = /## All customers\n\n```console\n(.*?)```/s.exec(page) ?? [];
    const customers = ["101", "102"].map((zaaid) => ({ name: `Customer ${zaaid}`, zaaid }));
    const mock = await startMock({ records: { customers, monitors: [{ monitor_id: "7" }] } });
    onTestFinished(() => mock.close());
    const script = loop.replaceAll("npx svc-monitoring-api", `'${process.execPath}' '${inject("cli")}'`);
    const env = { ...process.env, ...environmentOf(mock), SVC_HOME: await temporaryFolder() };
    const { stdout } = await promisify(execFile)("sh", ["-c", script], { env });
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toEqual(["101", "102"].map((zaaid) => ({ zaaid, monitor_id: "7" })));
    expect(mock.requests().filter(({ operation }) => operation === "createToken")).toHaveLength(1);
  },
);
