import type { Document } from "../contract/document.ts";
import { freeName } from "../shared/text.ts";
import { capitalised } from "../shared/words.js";
import { commented } from "./commented.ts";
import type { Constants } from "./constants.ts";
import { type OperationNames, operationNames } from "./operation-names.ts";
import { parametersOf } from "./parameters.ts";
import { placeholderPath } from "./placeholder.ts";
import { type RecordDraft, Records } from "./records.ts";
import { SampledShape } from "./sampled-shape.ts";
import type { Samples } from "./samples.ts";
import { reference, schemaOf } from "./schema.ts";
import type { PathSamples } from "./templates.ts";

export interface DraftOptions {
  keepValues: boolean;
}

/** A path of the overlay with its new operations, by method. */
export interface PathDraft {
  path: string;
  /** Whether segments were found to be parameters, and are not in the contract, the overlay or a hint. */
  isGuessed: boolean;
  operations: Array<{ method: string; id: string; samples: Samples; value: unknown }>;
}

/** What a body of the service is: the payload, or anything without the service's envelope. */
interface Payload {
  isEnvelope: boolean;
  isList: boolean;
  /** Of the record, if the payload is one or a list of them. */
  record: SampledShape | undefined;
  data: SampledShape | undefined;
}

/** Drafts operations and the components that they need. */
export class OperationsDraft {
  readonly records: Records;
  readonly schemas = new Map<string, unknown>();
  readonly #ids: Set<string>;

  constructor(
    private readonly document: Document,
    private readonly constants: Constants,
    private readonly options: DraftOptions,
  ) {
    this.records = new Records(document);
    const items = Object.values(document.paths).flatMap((item) => Object.values(item));
    this.#ids = new Set(items.flatMap((one) => (one as { operationId?: string }).operationId ?? []));
  }

  /** All records are found before any operation is written, because an operation names them. */
  draft(paths: readonly PathSamples[]): PathDraft[] {
    const planned = paths.map(({ template, isGuessed = false, methods }) => ({
      template,
      isGuessed: isGuessed && template.some((segment) => segment.startsWith("{")),
      operations: [...methods].map(([method, samples]) => this.#plan(method, template, samples)),
    }));
    return planned.map(({ template, isGuessed, operations }) => ({
      path: `/${template.join("/")}`,
      isGuessed,
      operations: operations.map((one) => ({
        method: one.method,
        id: one.names.operationId,
        samples: one.samples,
        value: this.#operation(one, template),
      })),
    }));
  }

  /** The components of the records: those that the contract does not have. */
  recordSchemas(): Array<[string, unknown]> {
    const unknown = this.records.all.filter(({ isKnown }) => !isKnown);
    return unknown.map(({ name, shape }) => {
      const { schema } = schemaOf(shape, "", { constants: this.constants, record: name });
      return [name, commented(schema, `seen in ${shape.count} ${shape.count === 1 ? "sample" : "samples"}`)];
    });
  }

  #plan(method: string, template: readonly string[], samples: Samples): Plan {
    const payloads = new Map([...samples.responses].map(([status, { shape }]) => [status, payloadOf(shape)]));
    const isList = [...payloads.values()].some((one) => one.isList);
    const names = operationNames(method, template, isList);
    names.operationId = freeName(names.operationId, (id) => this.#ids.has(id));
    this.#ids.add(names.operationId);
    const records = new Map<number, RecordDraft>();
    for (const [status, { record }] of payloads) {
      if (record)
        records.set(status, this.records.add({ name: names.record, operationId: names.operationId, shape: record }));
    }
    return { method, names, samples, payloads, records };
  }

  #operation(plan: Plan, template: readonly string[]): unknown {
    const { method, names, samples } = plan;
    const { example, count, query } = samples;
    const { operationId, summary, tag, record } = names;
    const version = newest(samples.versions);
    const isOther = version !== undefined && version !== this.document["x-default-version"];
    const path = placeholderPath(example?.segments ?? [], template, this.options.keepValues);
    const parameters = parametersOf(query, count, { constants: this.constants, record });
    const headers = [...samples.ownHeaders].map(([name, number]) => `${name} (${number})`);
    const evidence = `seen in ${count} ${count === 1 ? "request" : "requests"}, such as ${method.toUpperCase()} ${path} (entry ${example?.number})`;
    return commented(
      {
        operationId,
        tags: [tag],
        summary,
        ...(isOther && { "x-api-version": version }),
        ...(parameters.length > 0 && { parameters }),
        ...this.#requestBody(plan),
        responses: Object.fromEntries(
          [...samples.responses.keys()].map((status) => [String(status), this.#response(plan, status)]),
        ),
      },
      evidence,
      headers.length > 0 ? `with headers that are not drafted: ${headers.join(", ")}` : undefined,
    );
  }

  #requestBody({ names, samples }: Plan): { requestBody?: unknown } {
    const { request, count } = samples;
    if (!request) return {};
    const isRequired = request.count === count && { required: true };
    if (request.shape.count === 0) {
      const content = { [request.mediaType]: {} };
      return { requestBody: commented({ ...isRequired, content }, "what is in it is not drafted") };
    }
    const context = { constants: this.constants, record: names.record };
    const { schema, example } = schemaOf(request.shape, "", context);
    const verb = /^[a-z]+/.exec(names.operationId)?.[0] ?? "";
    const name = this.records.free(`${names.record}${capitalised(verb)}Request`);
    this.schemas.set(name, schema);
    const content = { [request.mediaType]: { schema: reference(name), example } };
    return { requestBody: { ...isRequired, content } };
  }

  #response(plan: Plan, status: number): unknown {
    const { names, samples } = plan;
    const body = samples.responses.get(status);
    const payload = plan.payloads.get(status);
    const description = `${names.summary}.`;
    if (!body || !payload || body.count === 0) return { description, content: {} };
    if (body.shape.count === 0) return commented({ description, content: {} }, `the body is ${body.mediaType}`);
    const { schema, example } = this.#body(plan, status, body.shape, payload);
    return { description, content: { "application/json": { schema, example } } };
  }

  #body(
    { names, records }: Plan,
    status: number,
    body: SampledShape,
    payload: Payload,
  ): { schema: unknown; example: unknown } {
    const context = { constants: this.constants, record: names.record };
    const record = records.get(status);
    const { isEnvelope, isList, data } = payload;
    const drafted = data && schemaOf(data, "", { ...context, record: record?.name ?? names.record });
    const item = record ? reference(record.name) : drafted?.schema;
    const schema = record && isList ? { type: "array", items: item } : item;
    if (!isEnvelope) {
      const { example } = schemaOf(body, "", context);
      if (record && !isList) return { schema, example };
      const name = this.records.free(`${capitalised(names.operationId)}Response`);
      this.schemas.set(name, schema);
      return { schema: reference(name), example };
    }
    const success = { code: 0, message: "success" };
    if (!drafted) return { schema: reference("Envelope"), example: success };
    const others = withoutEnvelope(body);
    const more = schemaOf(others, "", context);
    const { properties = {}, required = [] } = more.schema as { properties?: object; required?: string[] };
    const isAlways = data?.count === body.objects;
    const envelope = {
      type: "object",
      required: ["message", ...(isAlways ? ["data"] : []), ...required],
      properties: { code: reference("SuccessCode"), message: reference("SuccessMessage"), data: schema, ...properties },
    };
    const name = this.#envelope(`${record?.name ?? names.record}${isList ? "List" : ""}Envelope`, envelope);
    return { schema: reference(name), example: { ...success, data: drafted.example, ...(more.example as object) } };
  }

  /** Operations with the same payload share the component. */
  #envelope(name: string, schema: unknown): string {
    const text = JSON.stringify(schema);
    const same = [...this.schemas].find(([other, one]) => other.startsWith(name) && JSON.stringify(one) === text);
    if (same) return same[0];
    const free = this.records.free(name);
    this.schemas.set(free, schema);
    return free;
  }
}

interface Plan {
  method: string;
  names: OperationNames;
  samples: Samples;
  /** By status. */
  payloads: Map<number, Payload>;
  records: Map<number, RecordDraft>;
}

/** The envelope of the service is `message: success` with `code: 0`, which may be absent, and the payload in `data`. */
function payloadOf(body: SampledShape): Payload {
  const { code, message, data } = Object.fromEntries(body.properties) as Record<string, SampledShape | undefined>;
  const isOnly = (shape: SampledShape | undefined, value: unknown) =>
    shape?.values?.size === 1 && shape.values.has(value as string) && shape.types.size === 1 && shape.nulls === 0;
  const isEnvelope =
    message?.count === body.objects && isOnly(message, "success") && (code === undefined || isOnly(code, 0));
  const payload = isEnvelope ? data : body;
  const isArray = payload?.types.size === 1 && payload.types.has("array") && payload.nulls === 0;
  const one = isArray ? payload?.items : payload;
  const isRecord = one?.types.size === 1 && one.properties.size > 0 && one.nulls === 0;
  return {
    isEnvelope,
    isList: payload?.types.has("array") ?? false,
    record: isRecord ? one : undefined,
    data: payload,
  };
}

/** The newest version that requests name: the service accepts older ones, too (specification, Versioning). */
function newest(versions: ReadonlySet<string | undefined>): string | undefined {
  const named = [...versions].filter((version) => version !== undefined);
  return named.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
}

function withoutEnvelope(body: SampledShape): SampledShape {
  const others = new SampledShape();
  others.merge(body);
  for (const name of ["code", "message", "data"]) others.properties.delete(name);
  return others;
}
