import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";
import { Command } from "../support/command.ts";
import { profileOf, withProfile } from "./account.ts";
import { client } from "./stand-in.ts";

/** The customers of a managed-service provider, of whom two have one name, and one has a hostile one. */
const customers = Array.from({ length: 120 }, (_, index) => ({ name: `Customer ${index}`, zaaid: `${1000 + index}` }));
Object.assign(customers[5] as object, { name: "Acme" });
Object.assign(customers[6] as object, { name: "ACME" });
Object.assign(customers[7] as object, { name: "../../etc/x" });

const success = (data: unknown) => ({ status: 200, body: { code: 0, message: "success", data } });

/** A user with 120 customers, and what happens at a report. */
async function withCustomers(profile: object = {}) {
  const user = await withProfile(profile);
  const hooks = { onReport: () => {}, failing: new Set<string>() };
  user.service.respond = ({ method, url, zaaid = "" }) => {
    if (url.includes("/customers")) return success(customers);
    if (url.includes("/monitors"))
      return success([{ monitor_id: `9${zaaid}`, display_name: "Web", status: zaaid === "1042" ? 0 : 1 }]);
    if (method === "POST") return success({ maintenance_id: `7${zaaid}` });
    hooks.onReport();
    return hooks.failing.has(zaaid) ? { status: 400, body: { code: 5, message: "No report" } } : undefined;
  };
  return { ...user, hooks };
}

it("the reports of 120 customers arrive, though three fail and two runs are stopped", async () => {
  const { hooks, home, environment, run } = await withCustomers();
  hooks.failing = new Set(["1017", "1053", "1090"]);
  let count = 0;
  hooks.onReport = () => {
    count += 1;
  };
  const call = ["call", "/reports/availability_summary", "period=LastMonth", "format=ReportFormat.Pdf"];
  const all = [...call, "--all-customers", "--resume", "--output"];
  const reports = async () => (await readdir(join(home, "reports"))).filter((name) => name.endsWith(".pdf"));

  expect(await run([...all, join(home, "reports/{name}.pdf")])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("1005 Acme, 1006 ACME"),
  });
  expect(count).toBe(0);

  const output = join(home, "reports/{name}-{zaaid}.pdf");
  for (const at of [20, 60]) {
    const stopped = Command.start(home, [inject("cli"), ...all, output], environment);
    count = 0;
    hooks.onReport = () => {
      count += 1;
      if (count === at) stopped.interrupt();
    };
    await stopped.ended;
    for (const name of await reports())
      expect(await readFile(join(home, "reports", name), "utf8")).toMatch(/^%PDF.*%%EOF$/s);
    expect((await reports()).length).toBeLessThan(117);
  }
  hooks.onReport = () => {
    count += 1;
  };
  const third = await run([...all, output]);
  expect(third.code).toBe(1);
  expect(third.stderr).toMatch(/^1017 Customer 17: .*No report$/m);
  expect(third.stderr).toMatch(/\n120 customers: \d+ skipped, \d+ written, 3 failed\. To go on, run it again\.\n$/);
  expect(await reports()).toHaveLength(117);

  hooks.failing.clear();
  count = 0;
  const last = await run([...all, output]);
  expect(last).toMatchObject({ code: 0, stderr: "120 customers: 117 skipped, 3 written, 0 failed.\n" });
  expect(count).toBe(3);
  // Neither a report is missing, nor is a draft of a stopped run left.
  expect(await readdir(join(home, "reports"))).toHaveLength(120);
  expect(await readFile(join(home, "reports/__.._etc_x-1007.pdf"), "utf8")).toContain("1007");
});

it("one CSV says whose monitors are down", async () => {
  const { home, run } = await withCustomers();
  const file = join(home, "down.csv");
  const call = ["call", "listMonitors", "--all-customers", "--columns", "display_name,status", "--csv"];
  expect(await run([...call, "--output", file])).toMatchObject({ code: 0, stderr: `${file} is written.\n` });
  const lines = (await readFile(file, "utf8")).trimEnd().split("\r\n");
  expect(lines).toHaveLength(121);
  expect(lines[0]).toBe("\ufeffcustomer_zaaid,customer_name,display_name,status");
  expect(lines.filter((line) => line.endsWith(",0"))).toEqual(["1042,Customer 42,Web,0"]);
});

it("a client secret is rotated: the old one is refused, the new one works at once", async () => {
  const { service, home, start } = await withCustomers({ clientSecret: "SECRET-old" });
  expect((await start(["call", "listMonitors"])).code).toBe(4);
  const profile = profileOf(home);
  await writeFile(profile, (await readFile(profile, "utf8")).replace("SECRET-old", client.clientSecret));
  expect(await start(["call", "listMonitors"])).toMatchObject({ code: 0, stderr: "" });
  expect(service.created()).toBe(1);
});

it.skipIf(process.platform === "win32")(
  "cron, which sets PATH and one variable, gets whole lines and a code",
  async () => {
    const { hooks, home } = await withCustomers();
    hooks.failing.add("1017");
    const folder = join(home, "volume");
    await mkdir(dirname(join(folder, "profiles/default.json")), { recursive: true });
    await writeFile(join(folder, "profiles/default.json"), await readFile(profileOf(home), "utf8"), { mode: 0o600 });
    const report = ["call", "/reports/availability_summary", "period=LastMonth", "--all-customers", "--resume"];
    // A container has the same: no HOME, and one folder that can be written.
    const environment = { PATH: process.env.PATH ?? "", SVC_HOME: folder };
    const args = [inject("cli"), ...report, "--output", join(home, "{zaaid}.pdf")];
    const ended = promisify(execFile)(process.execPath, args, { cwd: "/", env: environment });
    const { code, stdout, stderr } = await ended.catch((error) => error);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr.trimEnd().split("\n")).toEqual([
      expect.stringMatching(/^1017 Customer 17: .*No report$/),
      "120 customers: 0 skipped, 119 written, 1 failed. To go on, run it again.",
    ]);
    expect((await readdir(folder)).sort()).toEqual(["profiles", "tokens"]);
  },
);
