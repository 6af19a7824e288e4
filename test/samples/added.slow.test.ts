import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { buildExtended } from "../../src/pipeline/build-extended.ts";
import { replaceOutputs } from "../../src/pipeline/outputs.ts";
import { silent } from "../../src/pipeline/report.ts";
import { allCalls } from "../../src/samples/calls.ts";
import { languages } from "../../src/samples/languages.ts";
import { systemClock } from "../../src/shared/clock.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { environment, run, toolchains } from "./toolchains.ts";

/** Kinds of bodies, and what the overlay of published constructs does not have: a query with a body, a version, the auth server. */
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
          parameters:
            - { name: kind, in: query, required: true, schema: { type: string } }
            - { name: X-Trace, in: header, required: true, schema: { type: string } }
            - { name: tags, in: query, required: true, schema: { type: array, minItems: 2, items: { type: string } } }
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
const overlays = [join(folder, "acme.overlay.yaml"), "test/pipeline/fixtures/published.overlay.yaml"];
const outputs = await buildExtended(overlays, { report: silent });
const calls = allCalls(JSON.parse(outputs.get("openapi.json") ?? "")).filter(({ isAdded }) => isAdded);
const expected: Record<string, string> = {
  getAdded: "GET /api/added/123412341234123411?period=0 200",
  updateAdded: "PUT /api/added/123412341234123411 200",
  createAdded: "POST /api/added?kind=text&tags=text&tags=text 201",
  getAddedToken: "GET /oauth/v2/added?token= 200",
};
/** The type of each body, and how it begins. */
const bodies: Record<string, [type: RegExp, body: RegExp]> = {
  createAdded: [/^application\/json/, /^\{\s*"size": ?5\s*\}$/],
  createWindow: [/^application\/json/, /"kind": ?"once"/],
  changeWindow: [/^application\/merge-patch\+json$/, /^\{\s*"name": ?"text"/],
  createCharge: [/^application\/x-www-form-urlencoded/, /^amount=1&currency=text&capture=true&expand=text&metadata=/],
  createMessage: [/^application\/x-www-form-urlencoded/, /^To=text&/],
  uploadFile: [
    /^multipart\/form-data; ?boundary=/,
    /name="purpose"\r\n\r\nevidence\r\n[\s\S]*filename="file\.png"\r\nContent-Type: image\/png[\s\S]*name="tags"\r\n\r\ntext\r\n/,
  ],
  putContent: [/^application\/octet-stream$/, /^of a file$/],
  renderRaw: [/^text\/plain/, /^text$/],
  putCsv: [/^text\/csv/, /^id,name\n1,"It's"\n$/],
  anyBody: [/^application\/octet-stream$/, /^of a file$/],
  postXml: [/^application\/xml$/, /^of a file$/],
  createDeployment: [/^application\/json/, /"apiVersion": ?"apps\/v1"/],
  pay: [/^application\/json/, /"storePaymentMethod": ?true/],
};

/** Each program gets a token of its own, and ten minutes have a limit of ten. */
let elapsed = 0;
let mock: Mock;
beforeAll(async () => {
  await writeFile(join(folder, "openapi.json"), outputs.get("openapi.json") ?? "");
  mock = await startMock({
    contract: join(folder, "openapi.json"),
    clock: { ...systemClock, now: () => Date.now() + elapsed },
  });
});
afterAll(() => mock.close());

describe.each(languages)("the $label samples of operations that an overlay has added", ({ label, write }) => {
  const toolchain = toolchains[label];
  const isQuick = label === "curl";

  it.skipIf(!isQuick && !process.env.CI)(
    `do at the mock what the contract says, with every kind of body${isQuick ? "" : " (CI only)"}`,
    async () => {
      const scratch = join(folder, label);
      await mkdir(scratch);
      for (const name of ["body.bin", "body.xml", "file.png"]) await writeFile(join(scratch, name), "of a file");
      if (label === "TypeScript") await replaceOutputs(outputs, join(scratch, "generated"));
      const samples = calls.map((call) => ({ call, source: write(call) }));
      const commandLine = await toolchain?.prepare(scratch, samples);
      const env = { ...process.env, ...(await environment(mock)) };
      mock.clearRequests();
      const [...waiting] = samples;
      const runAll = async (): Promise<void> => {
        for (let sample = waiting.pop(); sample; sample = waiting.pop()) {
          elapsed += 120_000;
          const [program = "", args = []] = commandLine?.(sample) ?? [];
          await run(program, args, { env, cwd: scratch });
        }
      };
      await Promise.all(Array.from({ length: 4 }, runAll));
      const seen = mock.requests().filter(({ operation }) => calls.some(({ id }) => id === operation));
      expect(seen.filter(({ status }) => (status ?? 0) >= 300)).toEqual([]);
      expect(new Set(seen.map(({ operation }) => operation))).toEqual(new Set(calls.map(({ id }) => id)));
      const lines = seen.map(({ operation, method, path, query, status }) => {
        const search = query && `?${query.replace(/token=.*/, "token=")}`;
        return [operation, `${method} ${path}${search} ${status}`];
      });
      expect(Object.fromEntries(lines)).toMatchObject(expected);
      for (const [id, [type, body]] of Object.entries(bodies)) {
        const request = seen.find(({ operation }) => operation === id);
        expect([id, request?.headers["content-type"]]).toEqual([id, expect.stringMatching(type)]);
        expect([id, request?.body]).toEqual([id, expect.stringMatching(body)]);
      }
    },
    300_000,
  );
});
