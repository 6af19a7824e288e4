import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, inject, it } from "vitest";
import { loggedIn, newUser, profileOf, withProfile } from "./user.ts";

describe.skipIf(process.platform === "win32")("on a full disk", () => {
  it("login uses no grant code, and leaves all files as they are", async () => {
    const { service, home, startLogin, start, files } = await loggedIn();
    const before = await files();
    expect(await startLogin([], { isDiskFull: true })).toEqual({
      ...{ code: 2, stdout: "" },
      stderr: `The file ${profileOf(home)} cannot be written (EFBIG). Check its mode, its folder and the disk.\n`,
    });
    expect(service.refreshTokens).toHaveLength(1);
    expect(await files()).toEqual(before);
    expect((await start(["call", "listMonitors"], { isDiskFull: true })).code).toBe(0);
  });

  it.skipIf(process.platform !== "linux").each([
    ["a full device", "/dev/full", "", "ENOSPC"],
    // A file may have one block of 512 or 1,024 bytes, and the list is longer.
    ["a disk that gets full meanwhile", "constants.txt", "ulimit -f 1; ", "EFBIG"],
  ])("output that cannot be written is an error: %s", async (_what, target, limit, code) => {
    const { home, environment } = await newUser();
    const command = `${limit}exec "$0" "$1" constants > ${target}`;
    const child = spawn("sh", ["-c", command, process.execPath, inject("cli")], { cwd: home, env: environment });
    const [stderr, [exitCode]] = await Promise.all([text(child.stderr), once(child, "close")]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: `The output cannot be written (${code}).\n` });
  });
});

it.skipIf(process.platform === "win32")(
  "the line for cron saves a report, and keeps it if the next call fails",
  async () => {
    const { service, home, environment } = await withProfile();
    const [, line = ""] = /^0 6 1 \* \* (.*)$/m.exec(await readFile("docs/command-line.md", "utf8")) ?? [];
    await mkdir(join(home, "node_modules/.bin"), { recursive: true });
    const command = `#!/bin/sh\nexec '${process.execPath}' '${inject("cli")}' "$@"\n`;
    await writeFile(join(home, "node_modules/.bin/svc-monitoring-api"), command, { mode: 0o755 });
    /** Runs the line as cron does, which reads `\%` as a percent sign. */
    const cron = async () => {
      const script = line.replaceAll("\\%", "%").replace("/srv/reports", home);
      return promisify(execFile)("sh", ["-c", script], { env: environment });
    };
    service.respond = () => ({ status: 200, type: "application/pdf", body: "%PDF-1.7" });
    expect(await cron()).toEqual({ stdout: "", stderr: "" });
    service.respond = () => ({ status: 403, body: { code: 9, message: "Not for you" } });
    expect((await cron()).stdout).toContain("Not for you");
    const reports = (await readdir(home)).filter((name) => /^\d{4}-\d\d\.pdf$/.test(name));
    expect(await Promise.all(reports.map((name) => readFile(join(home, name), "utf8")))).toEqual(["%PDF-1.7"]);
  },
);

// Root may not write there either; and below /proc, a folder that was made is not there.
it.skipIf(process.platform !== "linux").each(["/sys", "/proc/none/a"])(
  "call creates no token that it cannot keep: in %s",
  async (folder) => {
    const { service, start } = await withProfile();
    const { code, stderr } = await start(["call", "listMonitors"], { environment: { XDG_STATE_HOME: folder } });
    expect(code).toBe(4);
    expect(stderr).toMatch(new RegExp(`^The directory of tokens, ${folder}/svc-monitoring-api, `));
    expect([service.created(), service.calls]).toEqual([0, []]);
  },
);

describe("without a home folder", () => {
  const environment = { HOME: "", USERPROFILE: "", XDG_CONFIG_HOME: "", XDG_STATE_HOME: "" };

  it.each([["login"], ["call", "listMonitors"], ["logout"]])("%s names the variable to set", async (...args) => {
    const { start } = await newUser();
    expect(await start(args, { environment })).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^This user has no home folder\. Set SVC_HOME to a folder\./),
    });
  });

  it.each([
    ["call", "listMonitors", "--mock"],
    ["constants", "Period"],
  ])("%s works", async (...args) => {
    const { start } = await newUser();
    expect((await start(args, { environment })).code).toBe(0);
  });

  it("the variables name the folders", async () => {
    const user = await newUser();
    const named = { HOME: "", XDG_CONFIG_HOME: join(user.home, "a"), XDG_STATE_HOME: join(user.home, "b") };
    expect((await user.startLogin([], { environment: named })).code).toBe(0);
    expect((await user.start(["call", "listMonitors"], { environment: named })).code).toBe(0);
    expect((await readdir(user.home)).sort()).toEqual(["a", "b"]);
  });
});
