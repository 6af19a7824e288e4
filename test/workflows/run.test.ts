import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runWorkflows } from "../../scripts/workflows/run.ts";
import { inputsFrom, requiredInputs } from "../../scripts/workflows/select.ts";
import { environmentOf } from "../../src/cli/mock-greeting.ts";
import { loadWorkflows, type WorkflowFile } from "../../src/pipeline/workflows/load.ts";
import { sharedMock } from "../mock/support.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const files = await loadWorkflows("openapi/workflows");
const shared = sharedMock();

const namesOf = (some: readonly WorkflowFile[]) =>
  some.flatMap(({ workflows }) => workflows.map(({ workflowId }) => workflowId));

async function inputs(names: string[]) {
  const environment = { ...environmentOf(shared.mock), GRANT_CODE: shared.mock.issueGrant() };
  return inputsFrom(environment, requiredInputs(files, names));
}

it("the workflows pass against the mock, and show no secret even with all requests and responses", async () => {
  const names = namesOf(files);
  expect(names).not.toEqual([]);
  shared.mock.clearRequests();
  const needed = await inputs(names);
  const { code, stdout, stderr } = await runWorkflows(files, names, needed, { verbose: true });
  const output = stdout + stderr;
  expect(code, output).toBe(0);
  for (const name of names) expect(stdout).toContain(`/ ${name}`);
  expect(stdout).not.toContain("✗");
  // What the mock issues, its credentials, and its device key.
  expect(output).not.toMatch(/mock-secret|mock-(refresh|access|grant)/);
  expect(output).not.toContain(needed.values.grant_code);
  expect(output).not.toContain(needed.values.access_token);
  expect(output).not.toContain("Deprecation");
  expect(output).toContain('"refresh_token": "***"');
  expect(output).toContain('"device_key": "***"');
  expect(shared.mock.requests().map(({ status }) => status)).toEqual(
    expect.arrayContaining([200, 201, 400, 401, 404, 405]),
  );
});

describe("a broken workflow fails", () => {
  /** Runs changed copies of workflows. They refer to the contract by its path. */
  async function runChanged(changes: Record<string, [from: string, to: string]>) {
    const folder = await temporaryFolder();
    for (const [name, [from, to]] of Object.entries(changes)) {
      const text = await readFile(`openapi/workflows/${name}.arazzo.yaml`, "utf8");
      if (!text.includes(from)) throw new Error(`${name} does not contain: ${from}`);
      const contract = join(process.cwd(), "generated/openapi.json");
      await writeFile(
        join(folder, `${name}.arazzo.yaml`),
        text.replace(from, to).replaceAll("../../generated/openapi.json", contract),
      );
    }
    const changed = await loadWorkflows(folder);
    return runWorkflows(changed, namesOf(changed), await inputs(namesOf(changed)));
  }

  it("and says which step and why: a field that the response does not have, another status, an unknown operation", async () => {
    const { code, stdout } = await runChanged({
      accounts: ["/data/0/zaaid", "/data/0/customer_id"],
      "create-monitor-group": ["$statusCode == 200 || $statusCode == 201", "$statusCode == 202"],
      "default-location-profile": ["listLocationProfiles", "listProfiles"],
    });
    expect(code).toBe(1);
    expect(stdout).toContain("✗ success criteria check - $statusCode == 202");
    expect(stdout).toMatch(/customer_id/);
    expect(stdout).toMatch(/listProfiles/);
    expect(stdout).toMatch(/x accounts\.arazzo\.yaml/);
    expect(stdout).toMatch(/x create-monitor-group\.arazzo\.yaml/);
    expect(stdout).toMatch(/x default-location-profile\.arazzo\.yaml/);
  });
});

describe("the inputs", () => {
  it("name the variables that are missing", async () => {
    const { SVC_OAUTH2_CLIENT_ID, SVC_OAUTH2_CLIENT_SECRET, SVC_OAUTH2_REFRESH_TOKEN, ...addresses } = environmentOf(
      shared.mock,
    );
    await expect(inputsFrom(addresses, new Set(["grant_code", "client_id", "access_token"]))).rejects.toThrow(
      "The workflows need GRANT_CODE and SVC_OAUTH2_CLIENT_ID and SVC_OAUTH2_REFRESH_TOKEN in the environment.",
    );
    await expect(inputsFrom({}, new Set())).rejects.toThrow(/environment: SVC_DATA_CENTER, SVC_SERVICE/);
  });

  it("request an access token only for workflows that need one", async () => {
    shared.mock.clearRequests();
    expect((await inputs(["unauthorized"])).values).toEqual({});
    expect(shared.mock.requests()).toEqual([]);
  });
});
