import { execFile } from "node:child_process";
import { chmod, chown, lchown, mkdir, readdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { ignoredProxy } from "../../src/cli/proxy.ts";
import { client } from "./stand-in.ts";
import { loggedIn, newUser, profileOf, unreachable, withProfile } from "./user.ts";

describe("the account of a command", () => {
  it.skipIf(process.platform === "win32")("that others can read is refused", async () => {
    const user = await withProfile();
    const file = profileOf(user.home);
    await chmod(file, 0o640);
    expect(await user.run(["call", "listMonitors"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`If its lines are still yours, run: chmod 600 ${file}`),
    });
    expect(user.service.created()).toBe(0);
  });

  it("of an earlier version says what to run", async () => {
    const { home, run } = await newUser();
    const old = join(home, ".config/svc-monitoring-api/profiles/default.json");
    await mkdir(dirname(old), { recursive: true });
    await writeFile(old, "{}");
    expect(await run(["call", "listMonitors"])).toMatchObject({
      code: 4,
      stderr: `${old} is a profile of an earlier version, which is no longer read. Log in again: npx svc-monitoring-api login --profile default\n`,
    });
  });

  it.each(["with#hash", "with space", "quo'te", "dollar$x", "semi;colon", "back`tick", "~/home", "a:~b"])(
    "cannot have the secret %j, which a shell would read as another one",
    async (secret) => {
      const { service, files, login } = await newUser();
      const { code, stderr } = await login([], { environment: { SVC_OAUTH2_CLIENT_SECRET: secret } });
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: expect.stringMatching(/^SVC_OAUTH2_CLIENT_SECRET cannot be saved: /),
      });
      expect(stderr).not.toContain(secret);
      expect([service.refreshTokens, (await files()).size]).toEqual([[], 0]);
    },
  );

  it.skipIf(process.platform === "win32")("is read by Node and by a shell as by the commands", async () => {
    const { home, environment, login } = await newUser();
    expect((await login()).code).toBe(0);
    const print =
      "for (const [k, v] of Object.entries(process.env)) if (k.startsWith('SVC_')) console.log(k + '=' + v)";
    const options = { env: environment };
    const node = await promisify(execFile)(process.execPath, [`--env-file=${profileOf(home)}`, "-e", print], options);
    const shell = `set -a; . ${profileOf(home)}; exec ${process.execPath} -e "${print}"`;
    const sh = await promisify(execFile)("sh", ["-c", shell], options);
    const saved = (await readFile(profileOf(home), "utf8")).trim().split("\n").sort();
    for (const { stdout } of [node, sh]) expect(stdout.trim().split("\n").sort()).toEqual(saved);
  });

  it("is overridden by variables, and the command says so", async () => {
    const { service, run } = await withProfile();
    const environment = { SVC_OAUTH2_REFRESH_TOKEN: service.issueRefreshToken() };
    const { code, stderr } = await run(["call", "listMonitors"], { environment });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: "Note: The environment overrides the profile default: SVC_OAUTH2_REFRESH_TOKEN.\n",
    });
  });

  it("is not used if the environment names an address", async () => {
    const { service, run } = await withProfile();
    const environment = { SVC_BASE_URL: "http://127.0.0.1:9/api" };
    const { code, stderr } = await run(["call", "listMonitors"], { environment });
    expect(code).toBe(4);
    expect(stderr).toContain("The environment has SVC_BASE_URL, but not SVC_OAUTH2_CLIENT_ID");
    const named = await run(["call", "listMonitors", "--profile", "default"], { environment });
    expect(named).toMatchObject({ code: 2, stderr: expect.stringContaining("name two accounts") });
    expect([service.created(), service.calls]).toEqual([0, []]);
  });

  it.skipIf(process.platform === "win32")("that belongs to another user is refused", async () => {
    const user = await loggedIn();
    const file = profileOf(user.home);
    if (process.getuid?.() === 0) await chown(file, 4_321, 4_321);
    const id = vi.spyOn(process as { getuid(): number }, "getuid").mockReturnValue(1_234);
    try {
      const message = `The file ${file} belongs to another user of this machine.`;
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
      const message = `The file ${file} belongs to another user of this machine.`;
      expect((await user.run(["call", "listMonitors"])).stderr).toContain(message);
    } finally {
      id.mockRestore();
    }
  });

  it.each([
    ["", "Give `dataCenter` and `service`, or `baseUrl` and `authUrl`"],
    ["no variables", "Give `dataCenter` and `service`, or `baseUrl` and `authUrl`"],
    ["SVC_DATA_CENTER=Mars\nSVC_SERVICE=acme", "SVC_DATA_CENTER"],
  ])("that is no account (%j) is named by its file, with what to do", async (text, problem) => {
    const { home, run, login } = await withProfile();
    const file = profileOf(home);
    await writeFile(file, text);
    for (const ended of [await run(["call", "listMonitors"]), await run(["logout", "--yes"]), await login()])
      expect(ended).toMatchObject({
        code: 2,
        stderr: expect.toSatisfy((shown: string) =>
          [`The file ${file} is no account. `, problem, `delete it, and log in`].every((part) => shown.includes(part)),
        ),
      });
  });

  it("that does not exist says how to log in", async () => {
    const { run } = await newUser();
    const { stderr } = await run(["call", "listMonitors", "--profile", "work"]);
    expect(stderr).toContain("There is no profile work. Log in: npx svc-monitoring-api login --profile work");
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

  it("of a host without an address says to check the data center", async () => {
    const { run } = await withProfile({
      SVC_BASE_URL: "https://www.no-such-host.invalid/api",
      SVC_AUTH_URL: "https://a.invalid",
    });
    const { code, stderr } = await run(["call", "listMonitors"], { environment: { SVC_MAX_RETRIES: "0" } });
    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: expect.stringContaining("Check the data center and the name of the service."),
    });
  });

  it("of a refused call says how to get a scope", async () => {
    const { service, run } = await withProfile();
    service.respond = () => ({ status: 403, body: { code: 9, message: "Not for you" } });
    const { code, stderr } = await run(["call", "listMonitors"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("a grant code that has it") });
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
  const { service, home, run } = await withProfile({ SVC_OAUTH2_CLIENT_SECRET: "SECRET-wrong" });
  const call = async () => run(["call", "listMonitors"]);
  expect((await call()).stderr).not.toContain("until");
  expect(await call()).toMatchObject({ code: 4, stderr: expect.stringContaining("No request is sent until 20") });
  const profile = profileOf(home);
  const text = await readFile(profile, "utf8");
  await writeFile(profile, text.replace("SECRET-wrong", client.clientSecret));
  expect(await call()).toMatchObject({ code: 0, stderr: "" });
  expect(service.created()).toBe(1);
});

it("SVC_HOME is the folder of accounts and tokens", async () => {
  const { service, home, run, login } = await newUser();
  const folder = join(home, "volume");
  const environment = { SVC_HOME: folder, HOME: "/nonexistent", XDG_CONFIG_HOME: "", XDG_STATE_HOME: "" };
  expect(await login([], { environment })).toMatchObject({ code: 0 });
  expect(await run(["call", "listMonitors"], { environment })).toMatchObject({ code: 0, stderr: "" });
  expect(service.created()).toBe(1);
  expect((await readdir(folder)).sort()).toEqual(["default.env", "tokens"]);
  expect((await run(["logout", "--yes"], { environment })).code).toBe(0);
  expect(await readdir(folder)).toEqual(["tokens"]);
});

describe("options that contradict each other", () => {
  it.each([
    [
      ["login", "--base-url", "http://127.0.0.1:4/api", "--data-center", "EU"],
      "'--base-url <url>' cannot be used with",
    ],
    [["login", "--base-url", "http://127.0.0.1:4/api"], "--base-url needs --auth-url"],
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
    [["monitor", "status", "10"], /^MonitorStatus +10 +ConfigurationError +Configuration Error$/m],
    [["Period"], /^Period +7 +LastMonth /m],
    [["PeriodGranularity"], /^7 LastMonth +2 Hourly, 3 Daily, 4 Weekly$/m],
    [[], /^Period /m],
  ])("%j are a table in a terminal", async (words, line) => {
    const { run } = await newUser();
    const { code, stdout } = await run(["constants", ...words], { isTerminal: true });
    expect(code).toBe(0);
    expect(stdout).toMatch(line);
  });

  it("that do not exist are an error", async () => {
    const { run } = await newUser();
    expect(await run(["constants", "qqqqqq"])).toMatchObject({ code: 1, stdout: "" });
    expect(await run(["constants", "period", "99"])).toMatchObject({ code: 1, stdout: "" });
  });
});
