import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { buildExtended } from "../../src/pipeline/build-extended.ts";
import { replaceOutputs } from "../../src/pipeline/outputs.ts";
import { silent } from "../../src/pipeline/report.ts";
import { allCalls } from "../../src/samples/calls.ts";
import { languages } from "../../src/samples/languages.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { environment, run, toolchains } from "./toolchains.ts";

/** Without examples: with a query, with a body, with both, with a version, and on the auth server. */
const overlay = `overlay: 1.1.0
info: { title: Acme, version: "1" }
actions:
  - target: $.paths
    update:
      /added/{monitor_id}:
        get:
          operationId: getAdded
          parameters: [{ name: period, in: query, required: true, schema: { $ref: "#/components/schemas/Period" } }]
          responses: { "200": { description: OK } }
        put: { operationId: updateAdded, x-api-version: "2.1", responses: { "200": { description: OK } } }
      /added:
        post:
          operationId: createAdded
          parameters: [{ name: kind, in: query, required: true, schema: { type: string } }]
          requestBody:
            required: true
            content:
              application/json:
                schema: { type: object, required: [size], properties: { size: { type: integer, minimum: 5 } } }
          responses: { "201": { description: Created } }
      /oauth/v2/added:
        x-auth-server: true
        get:
          operationId: getAddedToken
          parameters: [{ name: token, in: query, required: true, schema: { type: string } }]
          responses: { "200": { description: OK } }
`;

const folder = await temporaryFolder(afterAll);
await writeFile(join(folder, "acme.overlay.yaml"), overlay);
const outputs = await buildExtended([join(folder, "acme.overlay.yaml")], { report: silent });
const calls = allCalls(JSON.parse(outputs.get("openapi.json") ?? "")).filter(({ isAdded }) => isAdded);
const expected: Record<string, string> = {
  getAdded: "GET /api/added/123412341234123411?period=0 200",
  updateAdded: "PUT /api/added/123412341234123411 200",
  createAdded: "POST /api/added?kind=text 201",
  getAddedToken: "GET /oauth/v2/added?token= 200",
};

let mock: Mock;
beforeAll(async () => {
  await writeFile(join(folder, "openapi.json"), outputs.get("openapi.json") ?? "");
  mock = await startMock({ contract: join(folder, "openapi.json") });
});
afterAll(() => mock.close());

describe.each(languages)("the $label samples of operations that an overlay has added", ({ label, write }) => {
  const toolchain = toolchains[label];
  const isQuick = label === "curl";

  it.skipIf(!isQuick && !process.env.CI)(
    `do at the mock what the contract says${isQuick ? "" : " (CI only)"}`,
    async () => {
      const scratch = join(folder, label);
      await mkdir(scratch);
      if (label === "TypeScript") await replaceOutputs(outputs, join(scratch, "generated"));
      const samples = calls.map((call) => ({ call, source: write(call) }));
      const commandLine = await toolchain?.prepare(scratch, samples);
      const env = { ...process.env, ...(await environment(mock)) };
      mock.clearRequests();
      for (const sample of samples) {
        const [program = "", args = []] = commandLine?.(sample) ?? [];
        await run(program, args, { env });
      }
      const seen = mock.requests().filter(({ operation }) => operation !== null && operation in expected);
      const lines = seen.map(({ operation, method, path, query, status }) => {
        const search = query && `?${query.replace(/token=.*/, "token=")}`;
        return [operation, `${method} ${path}${search} ${status}`];
      });
      expect(Object.fromEntries(lines)).toEqual(expected);
      const created = seen.find(({ operation }) => operation === "createAdded");
      expect(JSON.parse(created?.body ?? "")).toEqual({ size: 5 });
    },
  );
});
