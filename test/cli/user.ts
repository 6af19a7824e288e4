import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { inject, onTestFinished, vi } from "vitest";
import { type Ended, Run } from "../support/run.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { client, type StandIn, startStandIn } from "./stand-in.ts";

/** The variables with the client of the stand-in. */
const variables = { SVC_OAUTH2_CLIENT_ID: client.clientId, SVC_OAUTH2_CLIENT_SECRET: client.clientSecret };

/** Variables of an account whose service and auth server cannot be reached. */
export const unreachable = {
  ...{ SVC_BASE_URL: "http://127.0.0.1:4/api", SVC_AUTH_URL: "http://127.0.0.1:4" },
  ...{ SVC_OAUTH2_CLIENT_ID: "a", SVC_OAUTH2_CLIENT_SECRET: "b", SVC_OAUTH2_REFRESH_TOKEN: "c" },
};

/** Lets every request of a test fail with a code of the network that no retry mends. */
export function breakNetwork(code: string): void {
  const fail = () => Promise.reject(Object.assign(new TypeError("fetch failed"), { cause: { code } }));
  vi.stubGlobal("fetch", fail);
  onTestFinished(() => void vi.unstubAllGlobals());
}

interface CommandOptions {
  stdin?: string;
  environment?: Record<string, string>;
}

/** A user of a computer with nothing but this command, and a stand-in of the service. */
export interface User {
  service: StandIn;
  /** The user's folder. */
  home: string;
  environment: Record<string, string>;
  /** Runs a command in this process, so that relative paths are not those of the user. */
  run(args: string[], options?: CommandOptions & { isTerminal?: boolean }): Promise<Ended>;
  /**
   * Runs a command in a process of its own, in the folder of the user.
   * @param options isDiskFull: no file can grow
   */
  start(args: string[], options?: CommandOptions & { isDiskFull?: boolean }): Promise<Ended>;
  /** Logs in with a grant code, without a terminal. */
  login(args?: string[], options?: CommandOptions): Promise<Ended>;
  startLogin(args?: string[], options?: CommandOptions & { isDiskFull?: boolean }): Promise<Ended>;
  /** The files below a folder of the user, with their content. */
  files(): Promise<Map<string, string>>;
}

/** The command that logs in to a service. */
export const loginAt = ({ baseUrl, authUrl }: StandIn) => ["login", "--base-url", baseUrl, "--auth-url", authUrl];

export async function newUser(): Promise<User> {
  const service = await startStandIn();
  const home = await temporaryFolder();
  // Without the settings of the environment in which the tests run.
  const own = Object.entries(process.env).filter(([name]) => !/^(SVC_|XDG_|GRANT_CODE|https?_proxy)/i.test(name));
  const environment: Record<string, string> = {
    ...(Object.fromEntries(own) as Record<string, string>),
    ...{ HOME: home, LOCALAPPDATA: "", NO_COLOR: "1" },
    ...{ XDG_CONFIG_HOME: join(home, ".config"), XDG_STATE_HOME: join(home, ".local/state") },
  };

  const run: User["run"] = (args, { environment: more, ...options } = {}) =>
    Run.toEnd(args, { env: { ...environment, ...more }, ...options });
  const start: User["start"] = async (args, { environment: more, stdin = "", isDiskFull } = {}) => {
    const words = [process.execPath, inject("cli"), ...args];
    const [command = "", ...rest] = isDiskFull ? ["sh", "-c", 'ulimit -f 0; exec "$@"', "sh", ...words] : words;
    const child = spawn(command, rest, { cwd: home, env: { ...environment, ...more } });
    onTestFinished(() => void child.kill("SIGKILL"));
    child.stdin.end(stdin);
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
    return { code, stdout, stderr };
  };
  const loginWith =
    (runner: typeof run | typeof start): User["login"] =>
    (args = [], { environment: more, ...options } = {}) => {
      const stdin = `${service.issueGrant()}\n`;
      return runner([...loginAt(service), ...args], { ...options, environment: { ...variables, ...more }, stdin });
    };
  return {
    ...{ service, home, environment, run, start },
    login: loginWith(run),
    startLogin: loginWith(start),
    async files() {
      const names = await readdir(home, { recursive: true, withFileTypes: true });
      const paths = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
      return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, "utf8")] as const)));
    },
  };
}

/** The file of the account that `login` writes. */
export const profileOf = (home: string) => join(home, ".config/svc-monitoring-api/default.env");

/** A user who has logged in on another day: with the file that `login` writes, and without an access token. */
export async function withProfile(more: Record<string, string> = {}): Promise<User> {
  const user = await newUser();
  const { baseUrl, authUrl } = user.service;
  const account = {
    ...{ SVC_BASE_URL: baseUrl, SVC_AUTH_URL: authUrl },
    ...{ ...variables, SVC_OAUTH2_REFRESH_TOKEN: user.service.issueRefreshToken(), ...more },
  };
  const file = profileOf(user.home);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const lines = Object.entries(account).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(file, lines.join(""), { mode: 0o600 });
  return user;
}

/** A user who has just logged in. */
export async function loggedIn(): Promise<User> {
  const user = await newUser();
  await user.login();
  return user;
}
