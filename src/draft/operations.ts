import type { Document } from "../contract/document.ts";
import { freeName } from "../shared/text.ts";
import { capitalised } from "../shared/words.js";
import type { Column } from "./column.ts";
import { commented } from "./commented.ts";
import { reference } from "./components.ts";
import { mapOf } from "./findings.ts";
import { type OperationNames, operationNames } from "./operation-names.ts";
import { parametersOf } from "./parameters.ts";
import { isContractError, type Payload, payloadOf } from "./payload.ts";
import { placeholderPath } from "./placeholder.ts";
import { type RecordDraft, Records } from "./records.ts";
import type { BodySamples, Samples } from "./samples.ts";
import { type SchemaContext, schemaOf } from "./schema.ts";

/** A path with the samples of its methods. */
export interface PathSamples {
  path: string;
  methods: ReadonlyMap<string, Samples>;
  /** Why its parameters are guessed to be; empty if nothing is guessed. */
  reasons: readonly string[];
}

/** A path of the overlay with its new operations. */
export interface PathDraft {
  path: string;
  operations: Array<{ method: string; id: string; samples: Samples; value: unknown }>;
}

interface Plan {
  method: string;
  path: PathSamples;
  names: OperationNames;
  samples: Samples;
  /** By status. */
  payloads: Map<number, Payload>;
  records: Map<number, RecordDraft>;
}

/** Drafts operations and the components that they need. */
export class OperationsDraft {
  readonly records: Records;
  readonly #ids: Set<string>;

  constructor(
    private readonly document: Document,
    private readonly context: Omit<SchemaContext, "record">,
  ) {
    this.records = new Records(document, context.components);
    const items = Object.values(document.paths).flatMap((item) => Object.values(item));
    this.#ids = new Set(items.flatMap((one) => (one as { operationId?: string }).operationId ?? []));
  }

  /** All records are found before any operation is written, because an operation names them. */
  draft(paths: readonly PathSamples[]): PathDraft[] {
    const planned = paths.map((path) => ({
      path: path.path,
      plans: [...path.methods].map(([method, samples]) => this.#plan(method, path, samples)),
    }));
    return planned.map(({ path, plans }) => ({
      path,
      operations: plans.map((plan) => ({
        method: plan.method,
        id: plan.names.operationId,
        samples: plan.samples,
        value: this.#operation(plan),
      })),
    }));
  }

  #plan(method: string, path: PathSamples, samples: Samples): Plan {
    const successes = [...samples.responses].filter(([status]) => status < 300);
    const payloads = new Map(successes.map(([status, { column }]) => [status, payloadOf(column)]));
    const isList = [...payloads.values()].some((one) => one.isList);
    const names = operationNames(method, path.path.slice(1).split("/"), isList);
    names.operationId = freeName(names.operationId, (id) => this.#ids.has(id));
    this.#ids.add(names.operationId);
    const records = new Map<number, RecordDraft>();
    for (const [status, { record }] of payloads) {
      // A map is no record.
      if (!record || mapOf(record, "")) continue;
      records.set(status, this.records.add({ name: names.record, operationId: names.operationId, column: record }));
    }
    return { method, path, names, samples, payloads, records };
  }

  #operation(plan: Plan): unknown {
    const { method, names, samples, path } = plan;
    const { example, count, query } = samples;
    const { operationId, summary, tag, record } = names;
    const version = newest(samples.versions);
    const isOther = version !== undefined && version !== this.document["x-default-version"];
    const shown = placeholderPath(example?.segments ?? [], path.path.slice(1).split("/"), this.context.keepValues);
    const parameters = parametersOf(query, count, { ...this.context, record });
    const evidence = `${seenIn(count, "request")}, such as ${method.toUpperCase()} ${shown} (entry ${example?.number})`;
    return commented(
      {
        operationId,
        tags: [tag],
        summary,
        ...(isOther && { "x-api-version": version }),
        ...(parameters.length > 0 && { parameters }),
        ...this.#requestBody(plan),
        responses: this.#responses(plan),
      },
      evidence,
      ...path.reasons,
      headersOf(samples),
    );
  }

  #requestBody({ names, samples: { request, count } }: Plan): { requestBody?: unknown } {
    if (request.count === 0) return {};
    const isRequired = request.count === count && { required: true };
    if (request.column.count === 0) {
      const content = { [request.mediaType]: {} };
      return { requestBody: commented({ ...isRequired, content }, "what is in it is not drafted") };
    }
    const { schema, example } = this.#schema(request.column, names.record);
    const verb = /^[a-z]+/.exec(names.operationId)?.[0] ?? "";
    const component = this.context.components.add(`${names.record}${capitalised(verb)}Request`, schema);
    return { requestBody: { ...isRequired, content: { [request.mediaType]: { schema: component, example } } } };
  }

  #responses(plan: Plan): Record<string, unknown> {
    const all = [...plan.samples.responses].sort(([a], [b]) => a - b);
    return Object.fromEntries(all.map(([status, body]) => [String(status), this.#response(plan, status, body)]));
  }

  #response(plan: Plan, status: number, body: BodySamples): unknown {
    const payload = plan.payloads.get(status);
    const description = payload ? `${plan.names.summary}.` : `An error with the status ${status}.`;
    if (body.count === 0) return { description, content: {} };
    if (body.column.count === 0) {
      return { description, content: { [body.mediaType]: {} } };
    }
    const { schema, example } = payload ? this.#success(plan, status, body.column, payload) : this.#error(body.column);
    return { description, content: { [body.mediaType]: { schema, example } } };
  }

  /** An error that is not the contract's has a schema of its own in the operation. */
  #error(body: Column): { schema: unknown; example: unknown } {
    const drafted = this.#schema(body, "Error");
    return isContractError(body) ? { schema: reference("ErrorEnvelope"), example: drafted.example } : drafted;
  }

  #success(
    { names, records }: Plan,
    status: number,
    body: Column,
    { isEnvelope, isList, data, others }: Payload,
  ): { schema: unknown; example: unknown } {
    const { components } = this.context;
    const record = records.get(status);
    const drafted = record ? this.#recordOrList(record, isList) : data && this.#schema(data, names.record);
    const schema = drafted?.schema;
    if (!isEnvelope) {
      const example = drafted?.example;
      if (record && !isList) return { schema, example };
      return { schema: components.add(`${capitalised(names.operationId)}Response`, schema), example };
    }
    const success = { code: 0, message: "success" };
    if (!drafted) return { schema: reference("Envelope"), example: success };
    const more = this.#schema(others, names.record);
    const { properties = {}, required = [] } = more.schema as { properties?: object; required?: string[] };
    const isAlways = data?.count === body.objects;
    const envelope = {
      type: "object",
      required: ["message", ...(isAlways ? ["data"] : []), ...required],
      properties: { code: reference("SuccessCode"), message: reference("SuccessMessage"), data: schema, ...properties },
    };
    const name = `${record?.name ?? names.record}${isList ? "List" : ""}Envelope`;
    const example = { ...success, data: drafted.example, ...(more.example as object) };
    return { schema: components.add(name, envelope), example };
  }

  /** Its example fits all operations that show the record. */
  #recordOrList({ name, column, isKnown }: RecordDraft, isList: boolean): { schema: unknown; example: unknown } {
    const { schema, example } = this.#schema(column, name);
    if (!isKnown) this.context.components.schemas.set(name, commented(schema, seenIn(column.count, "sample")));
    const item = reference(name);
    return isList ? { schema: { type: "array", items: item }, example: [example] } : { schema: item, example };
  }

  #schema(column: Column, record: string): { schema: unknown; example: unknown } {
    return schemaOf(column, "", { ...this.context, record });
  }
}

function seenIn(count: number, noun: string): string {
  return `seen in ${count} ${count === 1 ? noun : `${noun}s`}`;
}

/** The newest version that requests name: the service accepts older ones, too (specification, Versioning). */
function newest(versions: ReadonlySet<string | undefined>): string | undefined {
  const named = [...versions].filter((version) => version !== undefined);
  return named.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
}

/** The headers of most requests. Of the others the names may be values, such as that of a user. */
function headersOf({ ownHeaders, count }: Samples): string | undefined {
  const named = [...ownHeaders].filter(([, times]) => times * 2 > count).map(([name, times]) => `${name} (${times})`);
  return named.length > 0 ? `with headers that are not drafted: ${named.join(", ")}` : undefined;
}
