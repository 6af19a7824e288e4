import type { Document } from "../contract/document.ts";
import { operationsOf } from "../contract/operations.ts";
import { freeName } from "../shared/text.ts";
import { capitalised } from "../shared/words.js";
import type { Column, RecordDraft } from "./column.ts";
import { commented } from "./comments.ts";
import { reference } from "./components.ts";
import { mapOf } from "./findings.ts";
import { type OperationNames, operationNames } from "./names.ts";
import type { PathSamples } from "./path-names.ts";
import { placeholderPath } from "./placeholder.ts";
import { heldIn, Records } from "./records.ts";
import { isContractError, isSuccess, type Payload, payloadOf, type Samples } from "./samples.ts";
import { type Drafted, parametersOf, type SchemaContext, schemaOf, seenIn } from "./schema.ts";

export interface OperationDraft {
  path: string;
  method: string;
  id: string;
  samples: Samples;
  value: object;
}

interface Plan {
  names: OperationNames;
  samples: Samples;
  successes: ReadonlyMap<Column, Success>;
}

/** The body of a success, and the record that it shows. */
type Success = Payload & { component: RecordDraft | undefined };

/** Drafts operations and the components that they need. */
export class OperationsDraft {
  readonly records: Records;
  readonly #ids: Set<string>;
  readonly #planned: Array<() => OperationDraft> = [];
  readonly #payloads: Column[] = [];

  constructor(
    private readonly document: Document,
    private readonly context: Omit<SchemaContext, "record">,
  ) {
    this.records = new Records(document, context.components);
    this.#ids = new Set(operationsOf(document).map(({ id }) => id));
  }

  /** Names an operation, and adds its samples to the records that it shows. */
  add({ path, reasons }: PathSamples, method: string, samples: Samples): void {
    const bodies = samples.responses
      .filter(([status]) => isSuccess(status))
      .flatMap(([, by]) => [...by.properties.values()]);
    const payloads = bodies.map((body) => [body, payloadOf(body)] as const);
    const called = (isList: boolean) => operationNames(method, path.slice(1).split("/"), isList);
    const { record } = called(false);
    const heldBy = (column: Column | undefined) => column && heldIn(column, record);
    const isList = payloads.some(([, one]) => one.isList || (heldBy(one.record)?.items?.objects ?? 0) > 0);
    const names = called(isList);
    const id = freeName(names.operationId, (one) => this.#ids.has(one));
    this.#ids.add(id);
    const successes = payloads.map(([body, payload]): [Column, Success] => {
      const { record: column } = payload;
      // A map is no record.
      const isRecord = column && !mapOf(column, "") && !heldBy(column);
      const component = isRecord ? this.records.add(names.record, id, column) : undefined;
      return [body, { ...payload, component }];
    });
    this.#payloads.push(...payloads.flatMap(([, { data }]) => data ?? []));
    const plan = { names: { ...names, operationId: id }, samples, successes: new Map(successes) };
    this.#planned.push(() => {
      const { example, count } = samples;
      const shown = placeholderPath(example.segments, path.slice(1).split("/")).replace(/\/?$/, example.ending);
      const evidence = `${seenIn(count, "request")}, such as ${method.toUpperCase()} ${shown} (entry ${example.entry})`;
      const value = commented(this.#operation(plan), evidence, ...reasons, headersOf(samples));
      return { path, method, id, samples, value };
    });
  }

  /** What is drafted, when the records have all samples. */
  drafted(): OperationDraft[] {
    for (const column of this.#payloads) this.records.addNested(column);
    this.records.finish();
    return this.#planned.map((draft) => draft());
  }

  #operation(plan: Plan): object {
    const { count, query, request, versions, responses } = plan.samples;
    const { operationId, summary, tag, record } = plan.names;
    // The newest: the service accepts older ones, too (specification, Versioning).
    const version = versions.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
    const isOther = version !== undefined && version !== this.document["x-default-version"];
    const parameters = parametersOf(query, count, { ...this.context, record });
    return {
      operationId,
      tags: [tag],
      summary,
      ...(isOther && { "x-api-version": version }),
      ...(parameters.length > 0 && { parameters }),
      ...(request && { requestBody: this.#requestBody(request, plan) }),
      responses: Object.fromEntries(responses.map(([status, by]) => [status, this.#response(plan, status, by)])),
    };
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

  #success({ names, successes }: Plan, body: Column): Drafted {
    const { isEnvelope, isList, data, others, component } = successes.get(body) as Success;
    const { components } = this.context;
    const drafted = data && this.#schema(data, names.record);
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

/** The headers of most requests. Of the others the names may be values, such as that of a user. */
function headersOf({ headers, count }: Samples): string | undefined {
  const named = [...headers].filter(([, one]) => one.count * 2 > count).map(([name, one]) => `${name} (${one.count})`);
  return named.length > 0 ? `with headers that are not drafted: ${named.join(", ")}` : undefined;
}
