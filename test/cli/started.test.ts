import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { newUser } from "./user.ts";

/**
 * Each command once as a process, with the folders that a user has without any variable. `mock` is started in its own
 * tests, and the slow ones, too. All others run in the process of the tests.
 */
it("commands run as processes", async () => {
  const { service, environment, start, startLogin } = await newUser();
  environment.XDG_CONFIG_HOME = environment.XDG_STATE_HOME = "";
  const done = async (args: string[]) => {
    const { code, stdout, stderr } = await start(args);
    expect({ code, stderr }, args.join(" ")).toEqual({ code: 0, stderr: "" });
    return stdout;
  };
  const { version } = JSON.parse(await readFile("package.json", "utf8"));
  expect(await done(["--version"])).toBe(`${version}\n`);
  expect(await done(["constants", "Period"])).toContain('"LastMonth"');
  expect((await startLogin()).stdout).toContain("The profile default is saved in");
  expect(JSON.parse(await done(["call", "listMonitors"]))).toHaveLength(2);
  expect(await done(["token"])).toMatch(/^SECRET-access/);
  expect(await done(["logout", "--yes"])).toContain("is removed");
  expect(await start(["call", "listMonitors"])).toMatchObject({ code: 4, stdout: "" });
  expect(service.created()).toBe(1);
});
