import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { Command } from "../support/command.ts";
import { withProfile } from "./account.ts";

/** What an operations lead does at the end of a month, with 120 customers, of whom two have one name, and a hostile one. */
it("the reports of 120 customers arrive, though three fail and two runs are stopped", async () => {
  const user = await withProfile();
  const { service, home, environment, run } = user;
  const customers = Array.from({ length: 120 }, (_, index) => ({
    name: `Customer ${index}`,
    zaaid: `${1000 + index}`,
  }));
  Object.assign(customers[5] as object, { name: "Acme" });
  Object.assign(customers[6] as object, { name: "ACME" });
  Object.assign(customers[7] as object, { name: "../../etc/x" });
  const failing = new Set(["1017", "1053", "1090"]);
  /** What happens when so many reports were called for. */
  let stop = { at: Number.POSITIVE_INFINITY, by: () => {} };
  let count = 0;
  service.respond = ({ url, zaaid = "" }) => {
    if (url.includes("/customers")) return { status: 200, body: { code: 0, message: "success", data: customers } };
    count += 1;
    if (count === stop.at) stop.by();
    return failing.has(zaaid) ? { status: 400, body: { code: 5, message: "No report" } } : undefined;
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
    stop = { at, by: () => stopped.interrupt() };
    await stopped.ended;
    for (const name of await reports())
      expect(await readFile(join(home, "reports", name), "utf8")).toMatch(/^%PDF.*%%EOF$/s);
    expect((await reports()).length).toBeLessThan(117);
  }
  stop.at = Number.POSITIVE_INFINITY;
  const third = await run([...all, output]);
  expect(third.code).toBe(1);
  expect(third.stderr).toMatch(/^1017 Customer 17: .*No report$/m);
  expect(third.stderr).toMatch(/\n120 customers: \d+ skipped, \d+ written, 3 failed\. To go on, add --resume\.\n$/);
  expect(await reports()).toHaveLength(117);

  failing.clear();
  count = 0;
  const last = await run([...all, output]);
  expect(last).toMatchObject({ code: 0, stderr: "120 customers: 117 skipped, 3 written, 0 failed.\n" });
  expect(count).toBe(3);
  expect(await reports()).toHaveLength(120);
  expect(await readFile(join(home, "reports/__.._etc_x-1007.pdf"), "utf8")).toContain("1007");
});
