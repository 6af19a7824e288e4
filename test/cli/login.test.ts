import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { type Ended, Run } from "../support/run.ts";
import { client, type StandIn } from "./stand-in.ts";
import { loggedIn, loginAt, newUser, profileOf, withProfile } from "./user.ts";

describe("login", () => {
  const otherUrl = "http://127.0.0.1:4/api";

  it("keeps the refresh token for its user alone, and one access token for the next commands", async () => {
    const { service, home, login, run } = await newUser();
    const { code, stdout, stderr } = await login();
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(
      `The profile default is saved in ${profileOf(home)}\nThe account at ${service.baseUrl} has 2 monitors.`,
    );
    expect(stdout).toContain("one of at most 20 refresh tokens of your user.");
    expect(stdout).toContain(`node --env-file=${profileOf(home)} program.mjs`);
    expect(await readFile(profileOf(home), "utf8")).toBe(`SVC_BASE_URL=${service.baseUrl}
SVC_AUTH_URL=${service.authUrl}
SVC_OAUTH2_CLIENT_ID=${client.clientId}
SVC_OAUTH2_CLIENT_SECRET=${client.clientSecret}
SVC_OAUTH2_REFRESH_TOKEN=${service.refreshTokens[0]}
`);
    expect((await stat(profileOf(home))).mode & 0o777).toBe(0o600);
    for (const _call of [1, 2]) expect((await run(["call", "listMonitors"])).code).toBe(0);
    expect(service.created()).toBe(1);
  });

  it("that is interrupted while the code is exchanged says why it goes on, and keeps the refresh token", async () => {
    const { service, home, environment } = await newUser();
    const { issueRefreshToken } = service;
    const stdin = `${client.clientId}\n${client.clientSecret}\n${service.issueGrant()}\n`;
    const login = new Run(loginAt(service), { env: environment, stdin });
    service.issueRefreshToken = () => {
      login.interrupt();
      return issueRefreshToken.call(service);
    };
    expect(await login.ended).toBe(0);
    expect(login.stderr).toBe(
      "The grant code is being exchanged: wait for its refresh token. Ctrl+C again ends at once, and loses it.\n",
    );
    expect(await readFile(profileOf(home), "utf8")).toContain(service.refreshTokens[0]);
  });

  it("reads what no variable has from standard input, and tries the new profile alone", async () => {
    const { service, run } = await newUser();
    const stdin = `${client.clientId}\n${client.clientSecret}\n${service.issueGrant()}\n`;
    const environment = { SVC_OAUTH2_REFRESH_TOKEN: "of-another" };
    const { stderr, stdout } = await run(loginAt(service), { stdin, environment });
    expect(stderr).toBe("Note: To use the profile, unset SVC_OAUTH2_REFRESH_TOKEN.\n");
    expect(stdout).toContain("has 2 monitors.");
  });

  it("uses no grant code if the access token could not be stored", async () => {
    const { home, service, login } = await newUser();
    // A file is where the directory of tokens would be.
    const file = join(home, "file");
    await writeFile(file, "");
    const { code, stderr } = await login([], { environment: { XDG_STATE_HOME: file } });
    expect({ code, stderr }).toEqual({ code: 4, stderr: expect.stringContaining("is not a directory") });
    expect(service.refreshTokens).toEqual([]);
  });

  it.each([
    [[], "Name the service: --data-center EU --service acme, or its addresses: --base-url and --auth-url."],
    [["--base-url", otherUrl], "--base-url needs --auth-url"],
    [["--base-url", otherUrl, "--data-center", "EU"], "'--base-url <url>' cannot be used with"],
    [
      ["--base-url", otherUrl, "--auth-url", otherUrl],
      "Client secret is missing: set SVC_OAUTH2_CLIENT_SECRET, or give it as a ",
    ],
    [["--client-secret", "SECRET"], "unknown option '--client-secret'"],
  ])("with the options %j is refused", async (options, message) => {
    const { run, files } = await newUser();
    const { code, stderr } = await run(["login", ...options], { stdin: `${client.clientId}\n` });
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
    expect((await files()).size).toBe(0);
  });

  it("over a login says that the old refresh token stays valid, and how to revoke it", async () => {
    const { service, login } = await withProfile();
    const { code, stderr } = await login();
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr:
        "Note: The refresh token that the profile has now stays valid. To revoke it, log out first: npx svc-monitoring-api logout --profile default\n",
    });
    expect(service.refreshTokens).toHaveLength(2);
  });

  it.each<[string, Partial<StandIn>, string[], Record<string, string>, number, string]>([
    ["a code that was used", { issueGrant: () => "SECRET-used" }, [], {}, 4, "The auth server"],
    ["a refresh token that no header can have", { issueRefreshToken: () => "a b" }, [], {}, 4, "no refresh token"],
    ["another client", {}, [], { SVC_OAUTH2_CLIENT_ID: "1000.OTHER" }, 2, "has another client or service"],
    ["another service", {}, ["--base-url", otherUrl], {}, 2, "has another client or service"],
  ])("with %s changes and revokes nothing", async (_what, changed, args, environment, code, message) => {
    const { service, home, login } = await withProfile();
    Object.assign(service, changed);
    const before = await readFile(profileOf(home), "utf8");
    const ended = await login(args, { environment });
    expect(ended).toMatchObject({ code, stderr: expect.stringContaining(message) });
    expect(await readFile(profileOf(home), "utf8")).toBe(before);
    expect(service.refreshTokens).toHaveLength(1);
  });

  it("of another client asks for no secret before the profile may be replaced", async () => {
    const { service, run } = await withProfile();
    const { code, stderr } = await run(loginAt(service), { stdin: "1000.OTHER\n" });
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("has another client or service") });
  });

  it("has succeeded when the profile is saved, whatever fails then", async () => {
    const { service, home, login } = await withProfile();
    service.respond = () => ({ status: 501, body: "<html>" });
    service.refreshTokens.length = 0;
    const { code, stdout, stderr } = await login();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^The profile default is saved in /);
    expect(stderr).toMatch(/^Note: The first call failed\. .*GET \/monitors/m);
    expect(parseEnv(await readFile(profileOf(home), "utf8")).SVC_OAUTH2_REFRESH_TOKEN).toBe(service.refreshTokens[0]);
  });

  it("and every command after it shows no secret, and has secrets in files of its user alone", async () => {
    const user = await newUser();
    const commands = [
      ["call", "listMonitors"],
      ["call", "/nothing"],
      ["call", "listMonitors", "--curl"],
      ["call", "listMonitors", "--zaaid", "101"],
      ["login", "--base-url", user.service.baseUrl, "--auth-url", "http://127.0.0.1:9"],
      ["logout", "--yes"],
    ];
    const secretFiles = async ({ stdout, stderr }: Ended) => {
      expect(stdout + stderr).not.toContain("SECRET");
      const found = [...(await user.files())].filter(([path, content]) => `${path}${content}`.includes("SECRET"));
      for (const [path] of found) expect((await stat(path)).mode & 0o077, path).toBe(0);
      return found.length;
    };
    expect(await secretFiles(await user.login())).toBe(2);
    const counts = [];
    for (const command of commands) counts.push(await secretFiles(await user.run(command)));
    expect(counts).toEqual([2, 2, 2, 2, 2, 0]);
  });
});

describe("logout", () => {
  it("asks first", async () => {
    const { service, run } = await withProfile();
    const message = "There is no terminal to ask in. Add --yes to log out.\n";
    expect(await run(["logout"])).toMatchObject({ code: 2, stderr: message });
    expect(service.refreshTokens).toHaveLength(1);
  });

  it.each([
    ["is revoked", true],
    ["was refused (invalid_code)", false],
  ])("removes the file and the access token; the refresh token %s", async (fate, isValid) => {
    const { service, run, files } = await loggedIn();
    await run(["call", "listMonitors"]);
    if (!isValid) service.refreshTokens.length = 0;
    expect((await run(["logout", "--yes"])).stdout).toBe(
      `The profile default is removed. Its refresh token ${fate}.\n`,
    );
    expect(service.refreshTokens).toEqual([]);
    expect([...(await files()).values()].join()).not.toContain("SECRET");
  });

  it("revokes the token of the profile, and not another one of the environment", async () => {
    const { service, run } = await loggedIn();
    const other = service.issueRefreshToken();
    await run(["logout", "--yes"], { environment: { SVC_OAUTH2_REFRESH_TOKEN: other } });
    expect(service.refreshTokens).toEqual([other]);
  });

  it("keeps the file if the refresh token may still be valid", async () => {
    const { home, run } = await withProfile({ SVC_AUTH_URL: "http://127.0.0.1:4" });
    const { code, stderr } = await run(["logout", "--yes"]);
    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining(`rm ${profileOf(home)}`) });
    await stat(profileOf(home));
  });

  it("revokes nothing if the access token cannot be removed", async () => {
    const { home, service, run } = await withProfile();
    // A file is where the directory of tokens would be.
    const environment = { XDG_STATE_HOME: profileOf(home) };
    expect(await run(["logout", "--yes"], { environment })).toMatchObject({ code: 4, stdout: "" });
    expect(service.refreshTokens).toHaveLength(1);
    await stat(profileOf(home));
  });
});

describe("token", () => {
  it("gives other programs the access token of all commands", async () => {
    const { service, run } = await withProfile();
    const { code, stdout } = await run(["token"]);
    expect(code).toBe(0);
    expect((await run(["call", "listMonitors"])).code).toBe(0);
    expect(service.created()).toBe(1);
    const headers = { Authorization: `Svc-oauthtoken ${stdout.trim()}` };
    expect((await fetch(`${service.baseUrl}/monitors`, { headers })).status).toBe(200);
  });
});
