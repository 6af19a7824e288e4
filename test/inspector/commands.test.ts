import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { credentials, startMock } from "../../src/mock/index.ts";
import { Command } from "../support/command.ts";
import { ContractCopy } from "../support/contract-copy.ts";
import { relay } from "./support.ts";

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Removes the variables of the environment in which the tests run. */
const noSettings = {
  ...{ SVC_DATA_CENTER: "", SVC_SERVICE: "", SVC_BASE_URL: "", SVC_AUTH_URL: "" },
  ...{ SVC_OAUTH2_CLIENT_ID: "", SVC_OAUTH2_CLIENT_SECRET: "", SVC_OAUTH2_REFRESH_TOKEN: "" },
};
const settings = {
  ...{ SVC_DATA_CENTER: "EU", SVC_SERVICE: "acme", SVC_BASE_URL: "", SVC_AUTH_URL: "" },
  ...{ SVC_OAUTH2_CLIENT_ID: "a", SVC_OAUTH2_CLIENT_SECRET: "b", SVC_OAUTH2_REFRESH_TOKEN: "c" },
};

/** Starts `npm run mock` with this project's contract. */
function startMockCommand(environment: Record<string, string>, ...args: string[]): Command {
  const tsx = import.meta.resolve("tsx/esm");
  return Command.start(inProject("."), ["--import", tsx, "scripts/mock.ts", "--port", "0", ...args], environment);
}

/** A copy of the contract with what was generated from it, and with a stub of the inspector's page. */
async function projectWithPage(): Promise<ContractCopy> {
  const project = await ContractCopy.make("openapi");
  // The generated validators import their classes from there.
  await symlink(inProject("src"), join(project.folder, "src"));
  const { generated } = project.paths;
  const pages = [inProject("generated/docs"), inProject("generated/inspector")];
  await cp(inProject("generated"), generated, { recursive: true, filter: (file) => !pages.includes(file) });
  await cp(inProject("test/inspector/fixtures/page"), join(generated, "inspector"), { recursive: true });
  return project;
}

describe("npm run mock", () => {
  it("checks with the validators of the contract as it is edited", async () => {
    const project = await projectWithPage();
    const command = await project.start("scripts/mock.ts", "--port", "0");
    const [, authUrl = ""] = await command.printed(/The mock +(http:\/\/127\.0\.0\.1:\d+)/);
    const violations = async () => {
      const request = { method: "POST", uri: "/monitor_groups", body: '{"display_name":"Web"}' } as const;
      return (await relay({ authUrl }, request)).body.violations;
    };
    expect(await violations()).toEqual([
      "createMonitorGroup, request body /description: expected a value; got nothing",
    ]);

    const schema = "components/schemas/MonitorGroupCreateRequest.yaml";
    await project.edit(schema, "required: [display_name, description]", "required: [display_name]");
    await project.generate();
    expect(await violations()).toEqual([]);
  });
});

describe("--live", () => {
  it("makes the inspector call the data center of the environment", async () => {
    const command = startMockCommand(settings, "--live");
    const [, url = ""] = await command.printed(/The inspector +(\S+) +\(calls the real service\)\n/);
    const { target } = (await (await fetch(`${url}/operations.json`)).json()) as { target: unknown };
    expect(target).toEqual({ baseUrl: "https://www.acme.eu/api", isLive: true });
  });

  it("uses the token of the command before it", async () => {
    const service = await startMock();
    onTestFinished(() => service.close());
    const state = await mkdtemp(join(tmpdir(), "state-"));
    onTestFinished(() => rm(state, { recursive: true, force: true }));
    const project = await projectWithPage();
    project.environment = {
      ...{ ...noSettings, XDG_STATE_HOME: state, SVC_BASE_URL: service.baseUrl, SVC_AUTH_URL: service.authUrl },
      ...{ SVC_OAUTH2_CLIENT_ID: credentials.clientId, SVC_OAUTH2_CLIENT_SECRET: credentials.clientSecret },
      SVC_OAUTH2_REFRESH_TOKEN: credentials.refreshToken,
    };
    for (const _command of ["first", "second"]) {
      const command = await project.start("scripts/mock.ts", "--port", "0", "--live");
      const [, authUrl = ""] = await command.printed(/The mock +(http:\/\/127\.0\.0\.1:\d+)/);
      const { body } = await relay({ authUrl }, { method: "GET", uri: "/monitors" });
      expect(body.status).toBe(200);
      command.interrupt();
      expect(await command.ended).toBe(0);
    }
    expect(service.requests().map(({ operation }) => operation)).toEqual([
      "createToken",
      "listMonitors",
      "listMonitors",
    ]);
  });

  it("says which settings are missing", async () => {
    const command = startMockCommand(noSettings, "--live");
    expect(await command.ended).toBe(1);
    expect(command.output).toContain("--live reads the client's settings from the environment");
    expect(command.output).toContain("Give `dataCenter` and `service`, or `baseUrl` and `authUrl`.");
    expect(command.output).not.toContain("    at ");
  });
});
