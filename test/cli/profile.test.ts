import { chmod, chown, lchown, readdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { ignoredProxy } from "../../src/cli/proxy.ts";
import { loggedIn, newUser, profileOf, unreachable, withProfile } from "./account.ts";
import { client } from "./stand-in.ts";

describe("the profile of a command", () => {
  it.skipIf(process.platform === "win32")("that others can change is refused, and its command is not run", async () => {
    const user = await loggedIn();
    const file = profileOf(user.home);
    const ran = join(user.home, "ran");
    const profile = JSON.parse(await readFile(file, "utf8"));
    await writeFile(file, JSON.stringify({ ...profile, credentialCommand: ["touch", ran] }));
    await chmod(file, 0o666);
    const message = `Every user of this machine can change the profile ${file}. Check it, and run: chmod 600 ${file}`;
    expect(await user.run(["call", "listMonitors"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message),
    });
    await expect(readFile(ran)).rejects.toThrow("ENOENT");
  });

  it.skipIf(process.platform === "win32")("that belongs to another user is refused", async () => {
    const user = await loggedIn();
    const file = profileOf(user.home);
    if (process.getuid?.() === 0) await chown(file, 4_321, 4_321);
    const id = vi.spyOn(process as { getuid(): number }, "getuid").mockReturnValue(1_234);
    try {
      const message = `The profile ${file} belongs to another user of this machine.`;
      expect(await user.run(["call", "listMonitors"])).toMatchObject({
        ...{ code: 2, stderr: expect.stringContaining(message) },
      });
    } finally {
      id.mockRestore();
    }
  });

  it.skipIf(process.getuid?.() !== 0)("that a link of another user leads to is refused (as root only)", async () => {
    const user = await loggedIn();
    const file = profileOf(user.home);
    await rename(file, `${file}.own`);
    await symlink(`${file}.own`, file);
    await chown(`${file}.own`, 1_234, 1_234);
    await lchown(file, 4_321, 4_321);
    const id = vi.spyOn(process as { getuid(): number }, "getuid").mockReturnValue(1_234);
    try {
      const message = `The profile ${file} belongs to another user of this machine.`;
      expect((await user.run(["call", "listMonitors"])).stderr).toContain(message);
    } finally {
      id.mockRestore();
    }
  });

  it("that does not exist says how to log in", async () => {
    const { run } = await newUser();
    const { stderr } = await run(["call", "listMonitors", "--profile", "work"]);
    expect(stderr).toContain("There is no profile work. Log in: npx svc-monitoring-api login --profile work");
  });

  it("gives no credentials to the address of a variable", async () => {
    const { service, run } = await loggedIn();
    const before = service.calls.length;
    const { stderr } = await run(["call", "listMonitors"], { environment: { SVC_BASE_URL: "http://127.0.0.1:9/api" } });
    expect(stderr).toContain("Give `credentials` or `accessToken`");
    expect(service.calls).toHaveLength(before);
  });
});

describe("doctor", () => {
  it("says where each setting comes from, and how many tokens count, without a token request", async () => {
    const user = await loggedIn();
    const { code, stdout } = await user.run(["doctor"]);
    expect(code).toBe(0);
    expect(stdout).toContain(`ok      \`baseUrl\` (profile default) is ${user.service.baseUrl}\n`);
    expect(stdout).toContain("ok      `credentials.refreshToken` (profile default) is ***\n");
    expect(stdout).toMatch(
      /1 access token in files counts towards the limits; the newest is used for 5\d more minutes/,
    );
    expect(user.service.created()).toBe(0);
    expect(user.service.calls).toEqual([]);
  });

  it("warns of a variable that overrides the profile, and of a host that cannot be reached", async () => {
    const user = await withProfile();
    const { code, stdout } = await user.run(["doctor", "--json"], { environment: unreachable });
    expect(code).toBe(1);
    const findings = JSON.parse(stdout) as Array<{ level: string; what: string; advice?: string }>;
    expect(findings).toContainEqual({
      level: "warning",
      what: "SVC_BASE_URL and SVC_AUTH_URL and SVC_OAUTH2_REFRESH_TOKEN override the profile default",
      advice: "To use the profile: unset SVC_BASE_URL SVC_AUTH_URL SVC_OAUTH2_REFRESH_TOKEN",
    });
    expect(findings.filter(({ level }) => level === "problem")).toMatchObject([
      { what: expect.stringContaining("http://127.0.0.1:4 cannot be reached") },
    ]);
  });

  it("without an account says how to log in", async () => {
    const { run } = await newUser();
    expect(await run(["doctor"])).toMatchObject({ code: 1, stdout: expect.stringContaining("Log in: npx") });
  });
});

describe("profiles", () => {
  it("lists the profiles without their secrets, also one that cannot be read, and removes one", async () => {
    const { service, home, run } = await withProfile({ readOnly: true });
    await writeFile(profileOf(home).replace("default", "broken"), "{");
    const { code, stdout } = await run(["profiles"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual([
      { name: "broken", service: "", client: "", note: expect.stringContaining("is not valid JSON") },
      { name: "default", service: service.baseUrl, client: "1000.CLIENT", note: "read-only" },
    ]);
    expect(stdout).not.toContain("SECRET");
    expect((await run(["profiles"], { isTerminal: true })).stdout).toMatch(/^profile +service .*\nbroken .*\ndefault /);
    expect(await run(["profiles", "--remove", "brokn"])).toMatchObject({ code: 4, stdout: "" });
    expect((await run(["profiles", "--remove", "broken"])).stdout).toContain("The profile broken is removed.");
    expect(JSON.parse((await run(["profiles"])).stdout)).toHaveLength(1);
    expect(service.refreshTokens).toHaveLength(1);
  });
});

describe("an error of the client", () => {
  it("about a revoked refresh token says how to log in again", async () => {
    const { service, run } = await withProfile();
    service.refreshTokens.length = 0;
    const { code, stderr } = await run(["call", "listMonitors", "--profile", "default"]);
    expect(code).toBe(4);
    expect(stderr).toMatch(/\nLog in again: npx svc-monitoring-api login --profile default\n$/);
    expect((await run(["call", "listMonitors"])).stderr).toMatch(/No request is sent until 20.*\nLog in again: /);
    const ofVariable = await run(["call", "listMonitors"], { environment: { SVC_OAUTH2_REFRESH_TOKEN: "revoked" } });
    expect(ofVariable.stderr).toMatch(/\nReplace SVC_OAUTH2_REFRESH_TOKEN; or unset it, and log in: /);
  });

  it("of the network names the host, and the variable of a proxy that Node ignores", async () => {
    const { run } = await withProfile();
    const environment = { ...unreachable, SVC_MAX_RETRIES: "0", HTTPS_PROXY: "http://proxy.test:1" };
    const { code, stderr } = await run(["call", "listMonitors"], { environment });
    expect(code).toBe(3);
    expect(stderr).toContain("127.0.0.1:4 could not be reached");
    expect(stderr).toMatch(/\nHTTPS_PROXY is set, but Node [\d.]+ ignores it\. .*NODE_USE_ENV_PROXY=1/);
    const used = await run(["call", "listMonitors"], { environment: { ...environment, NODE_USE_ENV_PROXY: "1" } });
    expect(used.stderr.includes("ignores it")).toBe(process.versions.node < "22");
  });

  it.each([
    ["20.20.2", { HTTPS_PROXY: "http://p:1", NODE_USE_ENV_PROXY: "1" }, "Use Node 22.21 or newer"],
    ["22.20.0", { http_proxy: "http://p:1", NODE_USE_ENV_PROXY: "1" }, "Use Node 22.21 or newer"],
    ["22.21.0", { HTTPS_PROXY: "http://p:1" }, "Set NODE_USE_ENV_PROXY=1."],
    ["24.0.0", { HTTPS_PROXY: "http://p:1", HTTP_PROXY: "http://p:1" }, "HTTPS_PROXY and HTTP_PROXY are set"],
  ])("with Node %s and %j says %s", (version, env, advice) => {
    expect(ignoredProxy(env, version)).toContain(advice);
  });

  it("has no advice about a proxy that Node uses", () => {
    expect(ignoredProxy({ HTTPS_PROXY: "http://p:1", NODE_USE_ENV_PROXY: "1" }, "24.0.0")).toBeUndefined();
    expect(ignoredProxy({ HTTPS_PROXY: "http://p:1", NODE_OPTIONS: "--use-env-proxy" }, "24.5.0")).toBeUndefined();
    expect(ignoredProxy({}, "20.20.2")).toBeUndefined();
  });
});

it("a secret that was corrected is used at once; other refusals stay", async () => {
  const { service, home, run } = await withProfile({ clientSecret: "SECRET-wrong" });
  const call = async () => run(["call", "listMonitors"]);
  expect((await call()).stderr).not.toContain("until");
  expect(await call()).toMatchObject({ code: 4, stderr: expect.stringContaining("No request is sent until 20") });
  expect((await run(["doctor"])).stdout).toContain("invalid_client_secret");
  const profile = profileOf(home);
  const text = await readFile(profile, "utf8");
  await writeFile(profile, text.replace("SECRET-wrong", client.clientSecret));
  expect(await call()).toMatchObject({ code: 0, stderr: "" });
  expect(service.created()).toBe(1);
});

it("SVC_HOME is the folder of profiles and tokens", async () => {
  const { service, home, run, login } = await newUser();
  const folder = join(home, "volume");
  const environment = { SVC_HOME: folder, HOME: "/nonexistent", XDG_CONFIG_HOME: "", XDG_STATE_HOME: "" };
  expect(await login([], { environment })).toMatchObject({ code: 0 });
  expect(await run(["call", "listMonitors"], { environment })).toMatchObject({ code: 0, stderr: "" });
  expect(service.created()).toBe(0);
  expect((await readdir(folder)).sort()).toEqual(["profiles", "tokens"]);
  expect((await run(["logout", "--yes"], { environment })).code).toBe(0);
  expect(await readdir(join(folder, "profiles"))).toEqual([]);
});

describe("options that contradict each other", () => {
  it.each([
    [
      ["login", "--base-url", "http://127.0.0.1:4/api", "--data-center", "EU"],
      "'--base-url <url>' cannot be used with",
    ],
    [["login", "--base-url", "http://127.0.0.1:4/api"], "--base-url needs --auth-url"],
    [["profiles", "--json", "--remove", "a"], "cannot be used with option"],
  ])("are an error: %j", async (args, message) => {
    const { run } = await newUser();
    const { code, stderr } = await run(args);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
  });

  it("-v and --version print the version", async () => {
    const { run } = await newUser();
    const { stdout } = await run(["-v"]);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+/);
    expect((await run(["--version"])).stdout).toBe(stdout);
  });
});

describe("constants", () => {
  it.each([
    [
      ["monitor", "status", "10"],
      { constant: "MonitorStatus", id: 10, name: "ConfigurationError", meaning: "Configuration Error" },
    ],
    [["Period"], expect.objectContaining({ id: 7, name: "LastMonth" })],
    [["PeriodGranularity"], { Period: "7 LastMonth", granularity: "2 Hourly, 3 Daily, 4 Weekly" }],
    [[], expect.objectContaining({ constant: "Period" })],
  ])("%j are found, as JSON in a pipe", async (words, row) => {
    const { run } = await newUser();
    const { code, stdout } = await run(["constants", ...words]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toContainEqual(row);
  });

  it.each([
    [["monitor", "status", "10"], "MonitorStatus  10  ConfigurationError  Configuration Error\n"],
    [["Period"], "7   LastMonth "],
    [["PeriodGranularity"], "7 LastMonth                     2 Hourly, 3 Daily, 4 Weekly\n"],
    [[], "\nPeriod "],
  ])("%j are a table in a terminal", async (words, line) => {
    const { run } = await newUser();
    const { code, stdout } = await run(["constants", ...words], { isTerminal: true });
    expect(code).toBe(0);
    expect(stdout).toContain(line);
  });

  it("that do not exist are an error", async () => {
    const { run } = await newUser();
    expect(await run(["constants", "qqqqqq"])).toMatchObject({ code: 1, stdout: "" });
    expect(await run(["constants", "period", "99"])).toMatchObject({ code: 1, stdout: "" });
  });
});
