import { execFile, execFileSync } from "node:child_process";
import { chmod, chown, lchown, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { client } from "./stand-in.ts";
import { breakNetwork, loggedIn, newUser, profileOf, unreachable, withProfile } from "./user.ts";

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

  it.skipIf(process.platform === "win32")(
    "in a folder that everybody can change is refused, also by login",
    async () => {
      const { home, run, login } = await newUser();
      const SVC_HOME = join(home, "volume");
      const environment = { SVC_HOME };
      expect((await login([], { environment })).code).toBe(0);
      await chmod(SVC_HOME, 0o777);
      const refused = {
        code: 2,
        stderr: `Others can replace the files of ${SVC_HOME}. Run: chown "$(id -u)" ${SVC_HOME}; chmod go-w ${SVC_HOME}\n`,
      };
      expect(await run(["call", "listMonitors"], { environment })).toMatchObject(refused);
      expect(await login([], { environment })).toMatchObject(refused);
      await chmod(SVC_HOME, 0o1777);
      expect((await run(["call", "listMonitors"], { environment })).code).toBe(0);
    },
  );

  it.skipIf(process.getuid?.() !== 0)("in a volume with a secret names the way that works there", async () => {
    const { home, run } = await withProfile();
    await chmod(profileOf(home), 0o440);
    const id = vi.spyOn(process as { getuid(): number }, "getuid").mockReturnValue(1_234);
    const { stderr } = await run(["call", "listMonitors"]);
    id.mockRestore();
    expect(stderr).toContain("It belongs to root, and you cannot change that. Give the process the variables");
    expect(stderr).not.toContain("chmod");
  });

  it.each(["with space", "dollar$x", "~/home", "a:~b"])(
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

  it("is overridden by variables, and the command names those with another value", async () => {
    const { service, run } = await withProfile();
    const sameSecret = { SVC_OAUTH2_CLIENT_SECRET: client.clientSecret };
    const environment = { SVC_OAUTH2_REFRESH_TOKEN: service.issueRefreshToken(), ...sameSecret };
    // The saved refresh token is revoked.
    service.refreshTokens.shift();
    const { code, stderr } = await run(["call", "listMonitors"], { environment });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: "Note: The environment overrides the profile default: SVC_OAUTH2_REFRESH_TOKEN.\n",
    });
  });

  it("is not used if the environment names an address", async () => {
    const { service, run } = await withProfile();
    const environment = { SVC_DATA_CENTER: "EU", SVC_SERVICE: "acme", SVC_OAUTH2_CLIENT_ID: "id" };
    expect(await run(["call", "listMonitors"], { environment })).toMatchObject({
      code: 4,
      stderr: expect.stringContaining("but not SVC_OAUTH2_CLIENT_SECRET, SVC_OAUTH2_REFRESH_TOKEN. Set these, too"),
    });
    const named = await run(["call", "listMonitors", "--profile", "default"], { environment });
    expect(named).toMatchObject({ code: 2, stderr: expect.stringContaining("name two accounts") });
    expect([service.created(), service.calls]).toEqual([0, []]);
  });

  it.each([
    ["SVC_PROFILE", ""],
    ["SVC_PROFILE", " "],
    ["SVC_OAUTH2_REFRESH_TOKEN", ""],
    ["SVC_HOME", ""],
    ["SVC_BASE_URL", ""],
  ])("is not used beside an empty variable, %s=%j: another one may be meant", async (name, value) => {
    const { service, run } = await withProfile();
    for (const args of [["call", "listMonitors"], ["token"], ["logout", "--yes"]])
      expect(await run(args, { environment: { [name]: value } })).toEqual({
        ...{ code: 2, stdout: "" },
        stderr: `${name} is empty. Give it a value, or unset it.\n`,
      });
    expect([service.calls, service.created(), service.refreshTokens.length]).toEqual([[], 0, 1]);
  });

  it("of --profile is used, whatever SVC_PROFILE is", async () => {
    const { run } = await withProfile();
    for (const SVC_PROFILE of ["", "other"]) {
      const call = ["call", "listMonitors", "--profile", "default"];
      expect((await run(call, { environment: { SVC_PROFILE } })).code).toBe(0);
    }
  });

  it.skipIf(process.platform === "win32")("that is a pipe is refused: reading it would have no end", async () => {
    const { home, run } = await loggedIn();
    await rm(profileOf(home));
    execFileSync("mkfifo", ["-m", "600", profileOf(home)]);
    const stderr = `${profileOf(home)} is not a file. Delete it, and log in: npx svc-monitoring-api login --profile default\n`;
    expect(await run(["call", "listMonitors"])).toEqual({ code: 2, stdout: "", stderr });
  });

  it.skipIf(process.platform === "win32")("that another user owns is refused, also behind a link", async () => {
    const user = await loggedIn();
    const file = profileOf(user.home);
    const refusal = async () => (await user.run(["call", "listMonitors"])).stderr;
    const message = `The file ${file} belongs to another user of this machine.`;
    const isRoot = process.getuid?.() === 0;
    // Only root can give a file away. For others, the user is another one than that of the file.
    if (isRoot) await chown(file, 4_321, 4_321);
    const id = vi.spyOn(process as { getuid(): number }, "getuid").mockReturnValue(1_234);
    try {
      expect(await refusal()).toContain(message);
      if (!isRoot) return;
      await rename(file, `${file}.own`);
      await symlink(`${file}.own`, file);
      for (const [ofFile, ofLink] of [
        [1_234, 4_321],
        [4_321, 1_234],
      ] as const) {
        await chown(`${file}.own`, ofFile, ofFile);
        await lchown(file, ofLink, ofLink);
        expect(await refusal()).toContain(message);
      }
    } finally {
      id.mockRestore();
    }
  });

  it.each([
    ["", 2, "is no account. Give `dataCenter` and `service`, or `baseUrl` and `authUrl`"],
    ["SVC_DATA_CENTER=Mars\nSVC_SERVICE=acme", 2, "is no account. `dataCenter` must be one of US"],
    ["\uFEFFSVC_DATA_CENTER=EU", 2, "is not plain UTF-8: it has a byte order mark, or other bytes. Save it as"],
    [Buffer.from("SVC_DATA_CENTER=EU", "utf16le"), 2, "is not plain UTF-8"],
    ["SVC_BASE_URL=", 2, "has no value of SVC_BASE_URL. Give it one, or delete the line."],
    [
      "SVC_DATA_CENTER=EU\nSVC_SERVICE=acme\nSVC_OAUTH2_CLIENT_ID=a",
      4,
      "has no SVC_OAUTH2_CLIENT_SECRET, SVC_OAUTH2_REFRESH_TOKEN. Log in again: npx svc-monitoring-api login",
    ],
  ])("that has not what it needs, %j, is named by its file, with what to do", async (text, code, problem) => {
    const { home, run } = await withProfile();
    await writeFile(profileOf(home), text);
    for (const command of [["call", "listMonitors"], ["token"]])
      expect(await run(command)).toMatchObject({
        code,
        stderr: expect.stringContaining(`${profileOf(home)} ${problem}`),
      });
  });

  it("that does not exist says how to log in", async () => {
    const { run } = await newUser();
    const message = "There is no profile work. Log in: npx svc-monitoring-api login --profile work";
    expect((await run(["call", "listMonitors", "--profile", "work"])).stderr).toContain(message);
    expect((await run(["token"], { environment: { SVC_PROFILE: "work" } })).stderr).toContain(message);
    expect((await run(["token"])).stderr).toContain("No account is known. Log in: npx svc-monitoring-api login.");
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

  it.each(["EPROTO", "ENOTFOUND"])(
    "of the network names the host, and the variable of a proxy: %s",
    async (failure) => {
      const { run } = await withProfile();
      breakNetwork(failure);
      const environment = { ...unreachable, HTTPS_PROXY: "http://proxy.test:1" };
      const { code, stderr } = await run(["call", "listMonitors"], { environment });
      expect(code).toBe(3);
      expect(stderr).toContain("The auth server 127.0.0.1:");
      expect(stderr).toMatch(/\nHTTPS_PROXY is set\. Node uses it only with NODE_USE_ENV_PROXY=1/);
    },
  );

  it("of a host without an address says to check the data center", async () => {
    const { run } = await withProfile({
      SVC_BASE_URL: "https://www.no-such-host.invalid/api",
      SVC_AUTH_URL: "https://a.invalid",
    });
    breakNetwork("ENOTFOUND");
    const { code, stderr } = await run(["call", "listMonitors"]);
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
