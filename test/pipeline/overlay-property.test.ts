import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { buildExtended } from "../../src/pipeline/build-extended.ts";
import { silent } from "../../src/pipeline/report.ts";
import { compileContract } from "../../src/validation/compile/compile.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const word = fc.array(fc.constantFrom(...letters), { minLength: 3, maxLength: 8 }).map((parts) => `x${parts.join("")}`);
/** Names that differ, so that no two parts of an overlay have one. */
const words = (maxLength: number) => fc.uniqueArray(word, { minLength: 1, maxLength });

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const plainField = fc.oneof(
  fc.constant({ type: "string" }),
  fc.record({ type: fc.constant("integer"), minimum: fc.integer({ min: 0, max: 5 }) }),
  fc.constant({ type: "boolean" }),
  fc.constantFrom("Period", "MonitorType", "ReportFormat", "Severity").map(ref),
  fc.constant({ type: "array", items: { type: "string" } }),
  fc.constant({ type: "string", enum: ["asc", "desc"] }),
  fc.constantFrom("date", "date-time", "uuid", "email").map((format) => ({ type: "string", format })),
  fc.integer({ min: 1, max: 9 }).map((minLength) => ({ type: "string", minLength })),
  fc.tuple(fc.integer(), fc.nat()).map(([low, size]) => ({ type: "integer", minimum: low, maximum: low + size })),
);
const field = fc.oneof(plainField, fc.constant({ type: "array", items: ref("Monitor") }));
const record = words(4).chain((names) =>
  fc.record({
    type: fc.constant("object"),
    required: fc.subarray(names),
    properties: fc
      .tuple(...names.map(() => field))
      .map((all) => Object.fromEntries(names.map((name, i) => [name, all[i]]))),
  }),
);
const envelope = (data: unknown) => ({
  type: "object",
  required: ["message", "data"],
  properties: { code: ref("SuccessCode"), message: ref("SuccessMessage"), data },
});
const response = fc.option(record, { nil: undefined }).map((data) => ({
  description: "OK",
  ...(data && { content: { "application/json": { schema: envelope(data) } } }),
}));

/** Operations to read, fields of Monitor, and ids of ReportType, in any number of actions. */
const overlay = fc
  .record({
    operations: words(4),
    fields: words(3),
    ids: fc.uniqueArray(fc.integer({ min: 900, max: 999 }), { maxLength: 3 }),
  })
  .chain(({ operations, fields, ids }) =>
    fc
      .record({
        paths: fc
          .tuple(...operations.map(() => fc.record({ parameter: fc.boolean(), response, version: fc.boolean() })))
          .map((all) =>
            all.map(({ parameter, response: success, version }, index) => {
              const id = operations[index] ?? "";
              const operation = {
                operationId: id,
                responses: { "200": success },
                ...(version && { "x-api-version": "2.1" }),
              };
              return { target: "$.paths", update: { [`/${id}${parameter ? "/{some_id}" : ""}`]: { get: operation } } };
            }),
          ),
        fields: fc.tuple(...fields.map(() => fc.oneof(plainField, fc.constant(ref("Monitor"))))).map((all) => ({
          target: "$.components.schemas.Monitor.properties",
          update: Object.fromEntries(fields.map((name, index) => [name, all[index]])),
        })),
        ids: fc.constant(
          ids.map((id) => ({
            target: "$.components.schemas.ReportType.oneOf",
            update: { const: id, title: `Id${id}` },
          })),
        ),
      })
      .map((parts) => ({
        operations,
        text: JSON.stringify({
          overlay: "1.1.0",
          info: { title: "Any", version: "1" },
          actions: [...parts.paths, parts.fields, ...parts.ids],
        }),
      })),
  );

it("any overlay of valid additions builds, and what its mock responds with is valid", async () => {
  const folder = await mkdtemp(join(tmpdir(), "any-overlay-"));
  const [file, contract] = [join(folder, "any.overlay.json"), join(folder, "openapi.json")];
  const property = fc.asyncProperty(overlay, async ({ operations, text }) => {
    await writeFile(file, text);
    const outputs = await buildExtended([file], { report: silent });
    const json = outputs.get("openapi.json") ?? "";
    await writeFile(contract, json);
    const validators = compileContract(JSON.parse(json));
    const mock = await startMock({ contract });
    try {
      const Authorization = `Svc-oauthtoken ${mock.issueAccessToken()}`;
      for (const id of [...operations, "listMonitors"]) {
        const operation = validators.operation(id);
        const headers = { Authorization, Accept: `application/json; version=${operation.version}` };
        const url = `${mock.baseUrl}${operation.path.replace("{some_id}", "7")}`;
        const received = await fetch(url, { headers });
        const body = await received.text();
        expect([id, received.status, body]).toEqual([id, 200, expect.any(String)]);
        const { violations } = validators.checkResponse(operation, {
          status: received.status,
          headers: received.headers,
          body,
        });
        expect(violations).toEqual([]);
      }
    } finally {
      await mock.close();
    }
  });
  await fc.assert(property, { numRuns: process.env.CI ? 6 : 2 });
  await rm(folder, { recursive: true, force: true });
}, 300_000);
