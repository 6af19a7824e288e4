import type { Document } from "../contract/document.ts";
import { freeName } from "../shared/text.ts";
import { capitalised } from "../shared/words.js";
import type { Column } from "./column.ts";
import { commented } from "./comments.ts";
import { type RecordDraft, Records, reference } from "./components.ts";
import { mapOf } from "./findings.ts";
import { type OperationNames, operationNames } from "./names.ts";
import type { PathSamples } from "./path-names.ts";
import { placeholderPath } from "./placeholder.ts";
import { isContractError, isSuccess, type Payload, payloadOf, type Samples } from "./samples.ts";
import { type Drafted, parametersOf, type SchemaContext, schemaOf } from "./schema.ts";

/** A new operation. */
export interface OperationDraft {
  path: string;
  method: string;
  id: string;
  samples: Samples;
  value: object;
}

interface Plan {
  path: PathSamples;
  method: string;
  names: OperationNames;
  samples: Samples;
  /** By the bodies of successes. */
  payloads: Map<Column, Payload & { component: RecordDraft | undefined }>;
}

/** Drafts operations and the components that they need. */
export class OperationsDraft {
  readonly records: Records;
  readonly #ids: Set<string>;
  readonly #plans: Plan[] = [];

  constructor(
    private readonly document: Document,
    private readonly context: Omit<SchemaContext, "record">,
  ) {
    this.records = new Records(document, context.components);
    const items = Object.values(document.paths).flatMap((item) => Object.values(item));
    this.#ids = new Set(items.flatMap((one) => (one as { operationId?: string }).operationId ?? []));
  }

  /** Names an operation, and adds its samples to the records that it shows. */
  add(path: PathSamples, method: string, samples: Samples): void {
    const bodies = samples.responses
      .filter(([status]) => isSuccess(status))
      .flatMap(([, by]) => [...by.properties.values()]);
    const payloads = bodies.map((body) => [body, payloadOf(body)] as const);
    const isList = payloads.some(([, one]) => one.isList);
    const names = operationNames(method, path.path.slice(1).split("/"), isList);
    const operationId = freeName(names.operationId, (id) => this.#ids.has(id));
    this.#ids.add(operationId);
    const named = payloads.map(([body, payload]) => {
      const { record: column } = payload;
      // A map is no record.
      const isRecord = column && !mapOf(column, "");
      const component = isRecord ? this.records.add({ name: names.record, operationId, column }) : undefined;
      return [body, { ...payload, component }] as const;
    });
    this.#plans.push({ path, method, names: { ...names, operationId }, samples, payloads: new Map(named) });
  }

  /** What is drafted, when the records have all samples. */
  drafted(): OperationDraft[] {
    return this.#plans.map((plan) => {
      const { path, method, names, samples } = plan;
      return { path: path.path, method, id: names.operationId, samples, value: this.#operation(plan) };
    });
  }

  #operation(plan: Plan): object {
    const { method, names, samples, path } = plan;
    const { example, count, query, request, versions } = samples;
    const { operationId, summary, tag, record } = names;
    // The newest: the service accepts older ones, too (specification, Versioning).
    const version = versions.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
    const isOther = version !== undefined && version !== this.document["x-default-version"];
    const shown = placeholderPath(example.segments, path.path.slice(1).split("/"), this.context.keepValues);
    const parameters = parametersOf(query, count, { ...this.context, record });
    return commented(
      {
        operationId,
        tags: [tag],
        summary,
        ...(isOther && { "x-api-version": version }),
        ...(parameters.length > 0 && { parameters }),
        ...(request && { requestBody: this.#requestBody(request, plan) }),
        responses: Object.fromEntries(
          samples.responses.map(([status, by]) => [status, this.#response(plan, status, by)]),
        ),
      },
      `${seenIn(count, "request")}, such as ${method.toUpperCase()} ${shown} (entry ${example.number})`,
      ...path.reasons,
      headersOf(samples),
    );
  }

  #requestBody(request: Column, { names, samples }: Plan): object {
    const verb = /^[a-z]+/.exec(names.operationId)?.[0] ?? "";
    const content = contentOf(request, (body) => {
      const { schema, example } = this.#schema(body, names.record);
      return { schema: this.context.components.add(`${names.record}${capitalised(verb)}Request`, schema), example };
    });
    const isOpaque = [...request.properties.values()].some((body) => body.isOpaque);
    const value = { ...(request.count === samples.count && { required: true }), content };
    return commented(value, isOpaque ? "what is in it is not drafted" : undefined);
  }

  #response(plan: Plan, status: string, by: Column): object {
    if (!isSuccess(status)) return responseOf(status, by, this.context);
    return { description: `${plan.names.summary}.`, content: contentOf(by, (body) => this.#success(plan, body)) };
  }

  #success({ names, payloads }: Plan, body: Column): Drafted {
    const { isEnvelope, isList, data, others, component } = payloads.get(body) as Payload & { component?: RecordDraft };
    const { components } = this.context;
    const drafted = component ? this.#recordOrList(component, isList) : data && this.#schema(data, names.record);
    if (!isEnvelope) {
      if (component && !isList) return drafted as Drafted;
      const { schema, example } = drafted as Drafted;
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
      properties: {
        code: reference("SuccessCode"),
        message: reference("SuccessMessage"),
        data: drafted.schema,
        ...properties,
      },
    };
    const name = `${component?.name ?? names.record}${isList ? "List" : ""}Envelope`;
    const example = { ...success, data: drafted.example, ...(more.example as object) };
    return { schema: components.add(name, envelope), example };
  }

  /** Its example fits all operations that show the record. */
  #recordOrList({ name, column, isKnown }: RecordDraft, isList: boolean): Drafted {
    const { schema, example } = this.#schema(column, name);
    if (!isKnown) this.context.components.schemas.set(name, commented(schema, seenIn(column.count, "sample")));
    const item = reference(name);
    return isList ? { schema: { type: "array", items: item }, example: [example] } : { schema: item, example };
  }

  #schema(column: Column, record: string): Drafted {
    return schemaOf(column, "", { ...this.context, record });
  }
}

/** A response without a record. The contract's error has its schema, any other one of its own. */
export function responseOf(status: string, by: Column, context: Omit<SchemaContext, "record">): object {
  const content = contentOf(by, (body) => {
    const { schema, example } = schemaOf(body, "", { ...context, record: "Error" });
    return { schema: isContractError(body) ? reference("ErrorEnvelope") : schema, example };
  });
  return { description: `${isSuccess(status) ? "A response" : "An error"} with the status ${status}.`, content };
}

/** Bodies by media type, without schemas where they cannot be read. */
function contentOf(by: Column, drafted: (body: Column) => Drafted): Record<string, object> {
  const bodies = [...by.properties].map(([mediaType, body]) => [mediaType, body.isOpaque ? {} : drafted(body)]);
  return Object.fromEntries(bodies);
}

function seenIn(count: number, noun: string): string {
  return `seen in ${count} ${count === 1 ? noun : `${noun}s`}`;
}

/** The headers of most requests. Of the others the names may be values, such as that of a user. */
function headersOf({ headers, count }: Samples): string | undefined {
  const named = [...headers].filter(([, one]) => one.count * 2 > count).map(([name, one]) => `${name} (${one.count})`);
  return named.length > 0 ? `with headers that are not drafted: ${named.join(", ")}` : undefined;
}
