/**
 * Compares drafts with what har-to-openapi and mitmproxy2swagger make of the same HAR files: random services, so that what
 * should be found is known. The first is in bench/package.json; the path of the second is in MITMPROXY2SWAGGER.
 *
 *   npm install --prefix bench && node --import tsx/esm bench/draft.ts
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import type { Document } from "../src/contract/document.ts";
import { draftTraffic } from "../src/draft/draft.ts";
import { extendContract } from "../src/pipeline/overlay/extend.ts";
import { baseUrl, type Field, type RandomService, randomService } from "../test/draft/random-service.ts";

const services = Number(process.env.BENCH_SERVICES ?? 30);
const columns = ["templates", "parameters", "fields", "types", "required", "constants"] as const;
type Column = (typeof columns)[number];
type Facts = Record<Column, Set<string>>;
// biome-ignore lint/suspicious/noExplicitAny: documents of three tools
type Any = any;

const noFacts = (): Facts => Object.fromEntries(columns.map((column) => [column, new Set<string>()])) as Facts;
const anonymous = (path: string) => path.replace(/\{[^}]*\}/g, "{}");

/** What a service has, as far as the traffic shows it: of an operation its requests, of a record all responses with it. */
function truth({ operations }: RandomService): Facts {
  const facts = noFacts();
  const add = (at: string, fields: readonly Field[], records: readonly Any[]) => {
    for (const { name, kind, isRequired, constant, fields: nested, ids } of fields) {
      const values = records.filter((record) => Object.hasOwn(record, name)).map((record) => record[name]);
      const shown = values.filter((value) => value !== null);
      const here = `${at}.${name}`;
      if (values.length > 0) facts.fields.add(here);
      if (values.length > 0 && isRequired) facts.required.add(here);
      if (shown.length > 0) facts.types.add(`${here} ${typeOf(kind, ids)}`);
      if (shown.length > 0 && constant) facts.constants.add(`${here} ${constant}`);
      if (nested) add(here, nested, shown);
    }
  };
  for (const { method, path, query, body, record, entries } of operations) {
    const operation = `${method} ${anonymous(path)}`;
    facts.templates.add(operation);
    for (const place of pathParameters(path)) facts.parameters.add(`${operation} ${place}`);
    const sent = entries.map(({ request }) => new URL(request.url).searchParams);
    for (const { name, constant } of query.filter((one) => sent.some((values) => values.has(one.name)))) {
      facts.parameters.add(`${operation} ${name}`);
      if (constant) facts.constants.add(`${operation} ${name} ${constant}`);
    }
    const requests = entries.flatMap(({ request }) => JSON.parse(request.postData?.text ?? "[]"));
    const same = operations.filter((other) => other.record === record).flatMap((other) => other.entries);
    const responses = same.flatMap(({ response }) => JSON.parse(response.content.text ?? "").data ?? []);
    add(`${operation} request`, body ?? [], requests);
    add(`${operation} response`, record ?? [], responses);
  }
  return facts;
}

/** The places of the parameters in a path, whose names are anyone's choice. */
function pathParameters(path: string): string[] {
  return path.split("/").flatMap((segment, place) => (segment.startsWith("{") ? `segment ${place}` : []));
}

function typeOf(kind: Field["kind"], ids: Field["ids"]): string {
  if (kind === "constant") return typeof ids?.[0] === "string" ? "string" : "integer";
  const types = {
    list: "array",
    map: "object",
    object: "object",
    integer: "integer",
    number: "number",
    boolean: "boolean",
  };
  return (types as Record<string, string>)[kind] ?? "string";
}

/** What a document says of the paths below {base_url}. */
function factsOf(document: Any, prefix: string, known?: Any): Facts {
  const facts = noFacts();
  const resolved = (schema: Any): Any =>
    schema?.$ref
      ? schema.$ref
          .replace("#/", "")
          .split("/")
          .reduce((node: Any, key: string) => node?.[key], document)
      : schema;
  const add = (at: string, given: Any) => {
    const schema = resolved(withoutNull(resolved(given)));
    for (const [name, one] of Object.entries<Any>(schema?.properties ?? {})) {
      const here = `${at}.${name}`;
      const inner = withoutNull(one);
      const target = resolved(inner);
      facts.fields.add(here);
      const [type] = [target?.type].flat().filter((one: string) => one !== "null");
      if (type) facts.types.add(`${here} ${type}`);
      if (schema.required?.includes(name)) facts.required.add(here);
      const constant = inner?.$ref?.split("/").at(-1);
      if (target?.oneOf && constant) facts.constants.add(`${here} ${constant}`);
      if (target?.type === "object") add(here, inner);
    }
  };
  for (const [path, item] of Object.entries<Any>(document.paths ?? {})) {
    if (!path.startsWith(prefix) || known?.paths[path]) continue;
    for (const method of ["get", "post", "put", "delete"]) {
      const one = item[method];
      if (!one) continue;
      const operation = `${method.toUpperCase()} ${anonymous(path.slice(prefix.length))}`;
      facts.templates.add(operation);
      for (const place of pathParameters(path.slice(prefix.length))) facts.parameters.add(`${operation} ${place}`);
      for (const parameter of (one.parameters ?? []).map(resolved)) {
        if (parameter.in !== "query") continue;
        facts.parameters.add(`${operation} ${parameter.name}`);
        const constant = parameter.schema?.$ref?.split("/").at(-1);
        if (constant) facts.constants.add(`${operation} ${parameter.name} ${constant}`);
      }
      const bodyOf = (body: Any) => Object.values<Any>(body?.content ?? {})[0]?.schema;
      add(`${operation} request`, bodyOf(one.requestBody));
      const [success] = Object.entries<Any>(one.responses ?? {}).filter(([status]) => status.startsWith("2"));
      const data = withoutNull(resolved(bodyOf(success?.[1]))?.properties?.data);
      add(`${operation} response`, resolved(data)?.items ?? data);
    }
  }
  return facts;
}

function withoutNull(schema: Any): Any {
  const others = schema?.anyOf?.filter((one: Any) => one.type !== "null");
  return others?.length === 1 ? others[0] : schema;
}

const folder = await mkdtemp(join(tmpdir(), "bench-draft-"));
const base = await readFile("generated/openapi.base.json", "utf8");

const tools: Record<string, (service: RandomService, traffic: string) => Promise<Facts>> = {
  async draft(_service, traffic) {
    const overlay = join(folder, `${crypto.randomUUID()}.yaml`);
    const { after } = await draftTraffic({ traffic: [traffic], overlay, baseUrl });
    await writeFile(overlay, after);
    const document: Document = JSON.parse(base);
    await extendContract(document, [overlay], { path: "openapi.base.json" });
    return factsOf(document, "", JSON.parse(base));
  },
  async "har-to-openapi"({ entries }) {
    const { generateSpec } = createRequire(import.meta.url)("har-to-openapi");
    const options = { attemptToParameterizeUrl: true, minLengthForNumericPath: 1, forceAllRequestsInSameSpec: true };
    const { spec } = await generateSpec({ log: { entries } }, options);
    return factsOf(spec, "/api");
  },
  ...(process.env.MITMPROXY2SWAGGER && { mitmproxy2swagger }),
};

/** Two runs: the first lists the paths, of which the second describes those that are not ignored. */
async function mitmproxy2swagger(_service: RandomService, traffic: string): Promise<Facts> {
  const file = join(folder, `${crypto.randomUUID()}.yaml`);
  const regex = "[0-9]+|[0-9a-f]{8}-[0-9a-f-]{27}";
  const args = ["-i", traffic, "-o", file, "-p", baseUrl, "-f", "har", "-r", regex, "-s"];
  const run = () => execFileSync(process.env.MITMPROXY2SWAGGER ?? "", args, { stdio: "ignore" });
  run();
  await writeFile(file, (await readFile(file, "utf8")).replaceAll("ignore:", ""));
  run();
  return factsOf(parse(await readFile(file, "utf8")), "");
}

const totals: Record<string, Record<Column, { found: number; right: number; all: number }>> = {};
for (let seed = 1; seed <= services; seed += 1) {
  const service = randomService(seed, 20);
  const traffic = join(folder, "traffic.har");
  const http = { httpVersion: "HTTP/1.1", cookies: [], headersSize: -1, bodySize: -1 };
  const entries = service.entries.map(({ request, response }) => ({
    startedDateTime: "2026-11-21T10:00:00Z",
    request: {
      ...http,
      queryString: [...new URL(request.url).searchParams].map(([name, value]) => ({ name, value })),
      ...request,
    },
    response: { ...http, statusText: "", ...response },
  }));
  await writeFile(
    traffic,
    JSON.stringify({ log: { version: "1.2", creator: { name: "bench", version: "1" }, entries } }),
  );
  const expected = truth(service);
  for (const [name, tool] of Object.entries(tools)) {
    const facts = await tool({ ...service, entries }, traffic);
    totals[name] ??= Object.fromEntries(columns.map((column) => [column, { found: 0, right: 0, all: 0 }])) as never;
    for (const column of columns) {
      const total = totals[name]?.[column];
      if (!total) continue;
      total.found += facts[column].size;
      total.all += expected[column].size;
      for (const fact of facts[column]) {
        if (expected[column].has(fact)) total.right += 1;
        else if (name === process.env.BENCH_SHOW) console.error(`${column} ${seed}: ${fact}`);
      }
      if (name === process.env.BENCH_SHOW)
        for (const fact of expected[column])
          if (!facts[column].has(fact)) console.error(`${column} ${seed} missing: ${fact}`);
    }
  }
}
await rm(folder, { recursive: true, force: true });

const percent = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)}`);
console.log(`| recall / precision, % | ${columns.join(" | ")} |\n| --- |${" --- |".repeat(columns.length)}`);
for (const [name, total] of Object.entries(totals)) {
  const cells = columns.map((column) => {
    const { found, right, all } = total[column];
    return `${percent(right, all)} / ${percent(right, found)}`;
  });
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
