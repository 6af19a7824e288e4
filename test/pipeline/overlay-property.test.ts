import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { buildExtended } from "../../src/pipeline/build-extended.ts";
import { silent } from "../../src/pipeline/report.ts";
import { compileContract } from "../../src/validation/compile/compile.ts";
import { runs } from "../support/runs.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const word = fc.stringMatching(/^x[a-z]{3,8}$/);
const named = <Value>(value: fc.Arbitrary<Value>, maxKeys: number) =>
  fc.dictionary(word, value, { minKeys: 1, maxKeys, noNullPrototype: true });

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const plainField: fc.Arbitrary<object> = fc.oneof(
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
const record = named(field, 4).chain((properties) =>
  fc.subarray(Object.keys(properties)).map((required) => ({ type: "object", required, properties })),
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
    operations: named(fc.record({ parameter: fc.boolean(), response, version: fc.boolean() }), 4),
    fields: named(fc.oneof(plainField, fc.constant(ref("Monitor"))), 3),
    ids: fc.uniqueArray(fc.integer({ min: 900, max: 999 }), { maxLength: 3 }),
  })
  .map(({ operations, fields, ids }) => {
    const paths = Object.entries(operations).map(([operationId, { parameter, response, version }]) => {
      const get = { operationId, responses: { "200": response }, ...(version && { "x-api-version": "2.1" }) };
      return { target: "$.paths", update: { [`/${operationId}${parameter ? "/{some_id}" : ""}`]: { get } } };
    });
    const members = ids.map((id) => ({
      target: "$.components.schemas.ReportType.oneOf",
      update: { const: id, title: `Id${id}` },
    }));
    const actions = [...paths, { target: "$.components.schemas.Monitor.properties", update: fields }, ...members];
    const text = JSON.stringify({ overlay: "1.1.0", info: { title: "Any", version: "1" }, actions });
    return { ids: Object.keys(operations), text };
  });

it("any overlay of valid additions builds, and what its mock responds with is valid", async () => {
  const folder = await temporaryFolder();
  const [file, contract] = [join(folder, "any.overlay.json"), join(folder, "openapi.json")];
  const property = fc.asyncProperty(overlay, async ({ ids, text }) => {
    await writeFile(file, text);
    const outputs = await buildExtended([file], { report: silent });
    const json = outputs.get("openapi.json") ?? "";
    await writeFile(contract, json);
    const validators = compileContract(JSON.parse(json));
    const mock = await startMock({ contract });
    try {
      const Authorization = `Svc-oauthtoken ${mock.issueAccessToken()}`;
      for (const id of [...ids, "listMonitors"]) {
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
  await fc.assert(property, { numRuns: runs(2, 6) });
}, 300_000);
