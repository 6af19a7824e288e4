import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Document } from "../../src/contract/document.ts";
import { draftTraffic } from "../../src/draft/draft.ts";
import { startMock } from "../../src/mock/index.ts";
import { lower } from "../../src/pipeline/lower.ts";
import { extendContract } from "../../src/pipeline/overlay/extend.ts";
import type { HarEntry } from "../../src/traffic/har.ts";
import { findings } from "./findings.ts";
import { baseUrl, type Field, type RandomOperation, randomService } from "./random-service.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "draft-mock-law-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function schemaOf({ kind, constant = "", fields = [], isNullable }: Field): object {
  const schemas = {
    text: { type: "string" },
    digits: { type: "string", pattern: "^\\d{9}$" },
    integer: { type: "integer" },
    number: { type: "number" },
    boolean: { type: "boolean" },
    timestamp: ref("Timestamp"),
    list: { type: "array", items: { type: "string" } },
    object: objectOf(fields),
    constant: ref(constant),
    map: { type: "object", additionalProperties: { type: "integer" } },
  };
  return isNullable ? { anyOf: [schemas[kind], { type: "null" }] } : schemas[kind];
}

function objectOf(fields: readonly Field[]): object {
  return {
    type: "object",
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
  };
}

/** An operation as a contract has it. */
function operationOf({ method, path, query, body, record, isList }: RandomOperation): object {
  const data = record && (isList ? { type: "array", items: objectOf(record) } : objectOf(record));
  const properties = { code: ref("SuccessCode"), message: ref("SuccessMessage"), ...(data && { data }) };
  const schema = { type: "object", required: ["message", ...(data ? ["data"] : [])], properties };
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w?)/g, (_, first) => first.toUpperCase())}`,
    summary: "An operation",
    parameters: query.map((one) => ({ name: one.name, in: "query", required: one.isRequired, schema: schemaOf(one) })),
    ...(body && { requestBody: { required: true, content: { "application/json": { schema: objectOf(body) } } } }),
    responses: { [method === "POST" ? 201 : 200]: { description: "It.", content: { "application/json": { schema } } } },
  };
}

/** The bundle of our contract with random operations. */
async function contractOf(operations: readonly RandomOperation[], name: string): Promise<string> {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of operations) {
    paths[one.path] = { ...paths[one.path], [one.method.toLowerCase()]: operationOf(one) };
  }
  const overlay = join(folder, `${name}.contract.json`);
  const info = { title: "Random", version: "1" };
  await writeFile(overlay, JSON.stringify({ overlay: "1.1.0", info, actions: [{ target: "$.paths", update: paths }] }));
  const document: Document = JSON.parse(await readFile("generated/openapi.base.json", "utf8"));
  await extendContract(document, [overlay], { path: "openapi.base.json" });
  const contract = join(folder, `${name}.openapi.json`);
  await writeFile(contract, JSON.stringify((await lower(document, "openapi.base.json")).document));
  return contract;
}

/** The requests with what the mock of a contract responds. */
async function recorded(contract: string, entries: readonly HarEntry[]): Promise<HarEntry[]> {
  const mock = await startMock({ contract });
  const authorization = { name: "Authorization", value: `Svc-oauthtoken ${mock.issueAccessToken()}` };
  try {
    return await Promise.all(
      entries.map(async ({ request }) => {
        const headers = [...request.headers.filter(({ name }) => name !== "Authorization"), authorization];
        const init = {
          method: request.method,
          headers: headers.map(({ name, value }): [string, string] => [name, value]),
        };
        const body = request.postData?.text;
        const response = await fetch(request.url.replace(baseUrl, mock.baseUrl), { ...init, ...(body && { body }) });
        const received = [...response.headers].map(([name, value]) => ({ name, value }));
        const content = { text: await response.text() };
        return { request: { ...request, headers }, response: { status: response.status, headers: received, content } };
      }),
    );
  } finally {
    await mock.close();
  }
}

it.skipIf(!process.env.CI)(
  "what the mock of a random contract answers fits the draft of it, when the contract has lost the operations (CI only: each run starts a mock)",
  async () => {
    const run = async (seed: number) => {
      const { operations, entries } = randomService(seed, 4, 2);
      const answered = await recorded(await contractOf(operations, `${seed}`), entries);
      expect(answered.map(({ response }) => response.status)).toEqual(entries.map(({ response }) => response.status));
      const [traffic, overlay] = [join(folder, "traffic.har"), join(folder, `${seed}.overlay.yaml`)];
      await writeFile(traffic, JSON.stringify({ log: { entries: answered } }));
      const { after } = await draftTraffic({ traffic: [traffic], overlay, baseUrl });
      await writeFile(overlay, after);
      expect(await findings(overlay, answered)).toEqual([]);
      expect((await draftTraffic({ traffic: [traffic], overlay, baseUrl })).after).toBe(after);
    };
    await fc.assert(fc.asyncProperty(fc.integer(), run), { numRuns: 3 });
  },
  60_000,
);
