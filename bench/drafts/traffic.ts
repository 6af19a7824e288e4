import type { HarEntry } from "../../src/traffic/har.ts";
import { type Any, type Operation, type Published, resolved } from "./documents.ts";
import { type Enums, type Facts, formats, noFacts, operationName, pathParameters } from "./facts.ts";
import { planted } from "./planted.ts";
import { Random } from "./random.ts";

export const baseUrl = "https://www.acme.eu/api";

export interface Traffic {
  entries: HarEntry[];
  /** What the document says of what the entries show. */
  truth: Facts;
  enums: Enums;
  /** Formats that all values have and the document does not state: they are neither right nor wrong. */
  unstated: Set<string>;
}

interface Seen {
  types: Set<string>;
  isRequired: boolean;
  isField: boolean;
  values: Set<string>;
  documented: Set<string>;
  format: string | undefined;
  texts: string[];
}

/** Generates requests and responses from the schemas and examples of a published document. */
export class TrafficOf {
  readonly #random: Random;
  readonly #document: Any;
  readonly #operations: readonly Operation[];
  readonly #seen = new Map<string, Seen>();
  /** Values of the parameters of paths, by name. */
  readonly #pools = new Map<string, string[]>();
  readonly #entries: HarEntry[] = [];
  readonly #truth = noFacts();

  constructor({ document, operations }: Published, seed: number) {
    this.#random = new Random(seed);
    this.#document = document;
    this.#operations = operations;
  }

  generate(): Traffic {
    const random = this.#random;
    for (const operation of [...this.#operations, ...planted.operations]) {
      const count = 6 + random.below(16);
      for (let index = 0; index < count; index += 1) this.#exchange(operation, index);
    }
    const enums: Enums = new Map();
    const unstated = new Set<string>();
    for (const [at, { types, isRequired, isField, values, documented, format, texts }] of this.#seen) {
      if (isField) this.#truth.fields.add(at);
      if (types.has("number")) types.delete("integer");
      if (types.size > 0) this.#truth.types.add(`${at} ${[...types].sort().join("|")}`);
      if (isRequired) this.#truth.required.add(at);
      if (values.size > 1) {
        this.#truth.enums.add(at);
        enums.set(at, { shown: values, documented });
      }
      if (format) this.#truth.formats.add(`${at} ${format}`);
      else if (texts.length > 0) {
        const silent = formats.filter((one) => texts.every((text) => Random.hasFormat(text, one)));
        for (const one of silent) unstated.add(`${at} ${one}`);
      }
    }
    return { entries: random.shuffled(this.#entries), truth: this.#truth, enums, unstated };
  }

  #exchange({ method, path, value }: Operation, index: number): void {
    const random = this.#random;
    const name = operationName(method, path);
    const chosen: Record<string, string> = {};
    const filled = path.replace(/\{([^}]+)\}/g, (_, parameter) => {
      const pool = this.#pool(
        parameter,
        value.parameters?.find((one: Any) => one.name === parameter),
      );
      chosen[parameter] = random.one(pool);
      return encodeURIComponent(chosen[parameter]);
    });
    const query = new URLSearchParams();
    for (const parameter of (value.parameters ?? []).filter((one: Any) => one.in === "query")) {
      if (!parameter.schema || !(parameter.required || random.chance(0.4))) continue;
      const schema = this.#flat(parameter.schema);
      if (schema.type === "object") continue;
      const at = `${name} ?${parameter.name}`;
      const text = this.#value({ ...schema, nullable: false }, at, parameter.example, 4, parameter.name);
      for (const one of [text].flat()) query.append(parameter.name, String(one));
      if (query.has(parameter.name)) this.#truth.parameters.add(at);
    }
    this.#truth.templates.add(name);
    for (const place of pathParameters(path)) this.#truth.parameters.add(`${name} ${place}`);
    const statuses = Object.entries<Any>(value.responses ?? {}).filter(([status]) => /^[24]\d\d$/.test(status));
    const successes = statuses.filter(([status]) => status.startsWith("2"));
    const errors = statuses.filter(([status]) => status.startsWith("4")).slice(0, 2);
    const isError = index > 2 && errors.length > 0 && random.chance(0.15);
    const [status, response] = isError ? random.one(errors) : (successes[0] ?? ["204", {}]);
    const sent = this.#body(`${name} request`, resolved(this.#document, value.requestBody));
    const received = this.#body(`${name} ${status}`, resolved(this.#document, response));
    this.#truth.responses.add(`${name} ${status}`);
    if (!isError) this.#echo(path, chosen, received.value);
    const [url, headers] = [`${baseUrl}${filled}${query.size > 0 ? `?${query}` : ""}`, planted.headers(random)];
    this.#entries.push({
      request: {
        method: method.toUpperCase(),
        url,
        headers: [...headers, ...(sent.mediaType ? [{ name: "Content-Type", value: sent.mediaType }] : [])],
        // Browsers leave out the text of uploads.
        ...(sent.mediaType && { postData: { mimeType: sent.mediaType, text: sent.text } }),
      },
      response: {
        status: Number(status),
        headers: received.mediaType ? [{ name: "Content-Type", value: received.mediaType }] : [],
        content: { mimeType: received.mediaType ?? "", text: received.text, size: received.text.length },
      },
    });
  }

  #body(at: string, body: Any): { mediaType?: string; text: string; value?: Any } {
    const [mediaType, media] = Object.entries<Any>(body?.content ?? {})[0] ?? [];
    if (!mediaType) return { text: "" };
    if (!/json/.test(mediaType)) {
      this.#truth.responses.add(`${at} ${mediaType.split(";")[0]}`);
      return { mediaType, text: /multipart/.test(mediaType) ? "" : "a;b\n1;2\n" };
    }
    if (!media.schema) return { text: "" };
    const named = Object.values<Any>(media.examples ?? {});
    const example = media.example ?? resolved(this.#document, this.#random.one(named))?.value;
    const value = this.#value(this.#flat(media.schema), at, example, 0, "");
    return { mediaType, text: JSON.stringify(value), value };
  }

  /** A schema without references, `allOf` and alternatives. */
  #flat(given: Any, depth = 0): Any {
    const schema = resolved(this.#document, given) ?? {};
    if (depth > 8) return {};
    const { allOf, oneOf, anyOf, ...own } = schema;
    const isChoice = (one: Any) => resolved(this.#document, one)?.type !== "null";
    const union = oneOf ?? anyOf;
    const parts = [...(allOf ?? []), ...(union && !own.properties ? [union.find(isChoice) ?? {}] : [])];
    const flat = { ...own, required: own.required ?? [] };
    for (const part of parts.map((one: Any) => this.#flat(one, depth + 1))) {
      const properties = flat.properties || part.properties ? { ...part.properties, ...flat.properties } : undefined;
      const required = [...flat.required, ...(part.required ?? [])];
      Object.assign(flat, { ...part, ...flat, properties, required, nullable: flat.nullable || part.nullable });
    }
    return flat;
  }

  #value(schema: Any, at: string, example: Any, depth: number, name: string): Any {
    const random = this.#random;
    const seen = this.#at(at);
    const type = [schema.type ?? (schema.properties ? "object" : schema.items ? "array" : typeOf(example))].flat()[0];
    if ((schema.nullable || [schema.type].flat().includes("null")) && random.chance(0.2)) {
      seen.types.add("null");
      return null;
    }
    const ids: Any[] | undefined = schema.enum?.filter((one: Any) => one !== null);
    if (ids && ids.length > 0 && type !== "array") {
      const id = random.one(ids);
      seen.values.add(String(id));
      for (const one of ids) seen.documented.add(String(one));
      seen.types.add(typeOf(id));
      return id;
    }
    if (schema["x-values"]) {
      seen.types.add("string");
      return random.one(schema["x-values"]);
    }
    const shown = example ?? schema.example ?? schema.examples?.[0] ?? schema.default;
    if (type !== undefined) seen.types.add(type);
    if (type === "object") return this.#object(schema, at, shown, depth);
    if (type === "array") {
      const items = this.#flat(schema.items ?? {});
      const first = Array.isArray(shown) ? shown : [];
      const length = depth > 5 ? 0 : random.below(4);
      return Array.from({ length }, () => this.#value(items, `${at}[]`, random.one(first), depth + 1, name));
    }
    if (type === "boolean") return random.chance(0.5);
    if (type === "integer") return random.below(Math.max(10, Math.min(Number(shown) || 1000, 1e9)) * 2);
    if (type === "number") return random.below(100_000) / 8;
    if (formats.includes(schema.format)) seen.format = schema.format;
    const text = random.text(typeof shown === "string" ? shown : undefined, schema.format);
    seen.texts.push(text);
    return text;
  }

  #object(schema: Any, at: string, shown: Any, depth: number): Any {
    const random = this.#random;
    const value: Record<string, Any> = {};
    for (const [name, given] of Object.entries<Any>(schema.properties ?? {})) {
      const isRequired = schema.required?.includes(name) ?? false;
      if (!isRequired && (depth > 3 || random.chance(0.35))) continue;
      const one = this.#flat(given);
      const type = one.type ?? (one.properties ? "object" : undefined);
      const isOpaque = type === "object" && !one.properties && typeof one.additionalProperties !== "object";
      if (isOpaque || depth > 6 || (type === undefined && one.example === undefined && !one.enum)) continue;
      const here = this.#at(`${at}.${name}`);
      here.isField = true;
      here.isRequired ||= isRequired;
      value[name] = this.#value(one, `${at}.${name}`, shown?.[name], depth + 1, name);
    }
    const map = schema.additionalProperties;
    if (typeof map === "object" && Object.keys(map).length > 0 && !schema.properties) {
      const items = this.#flat(map);
      for (const key of random.some<string>(schema["x-keys"] ?? planted.keys, 3)) {
        this.#at(`${at}.*`).isField = true;
        value[key] = this.#value(items, `${at}.*`, undefined, depth + 1, "");
      }
    }
    return value;
  }

  #at(at: string): Seen {
    const [types, values, documented] = [new Set<string>(), new Set<string>(), new Set<string>()];
    const none = { types, isRequired: false, isField: false, values, documented, format: undefined, texts: [] };
    const seen: Seen = this.#seen.get(at) ?? none;
    this.#seen.set(at, seen);
    return seen;
  }

  #pool(name: string, parameter: Any): string[] {
    const schema = this.#flat(parameter?.schema ?? {});
    const known = this.#pools.get(name);
    if (known) return known;
    const random = this.#random;
    const shown = parameter?.example ?? schema.example;
    const pool = schema.enum ?? Array.from({ length: 5 }, () => random.identifier(schema, shown));
    this.#pools.set(name, pool.map(String));
    return pool.map(String);
  }

  /** A record that is read by an identifier has it: in the attribute of the parameter's name, or of its last word. */
  #echo(path: string, chosen: Record<string, string>, value: Any): void {
    // It may be in an attribute of its own.
    const inner = Object.values<Any>(value ?? {}).find(
      (one) => typeof one === "object" && !Array.isArray(one) && one?.id,
    );
    const record = value?.data ?? inner ?? value;
    const last = /\{([^}]+)\}$/.exec(path)?.[1];
    for (const [name, text] of Object.entries(chosen)) setField(record, [name], text);
    if (last) setField(record, identifierNames(last), chosen[last] ?? "");
    const child = this.#operations.find((one) => one.path.startsWith(`${path}/{`))?.path.slice(path.length + 2);
    const parameter = child && /^[^}]+/.exec(child)?.[0];
    const list = [value, value?.data, ...Object.values(value ?? {})].find(Array.isArray);
    const pool = parameter && this.#pools.get(parameter);
    if (pool && list) for (const item of list) setField(item, identifierNames(parameter), this.#random.one(pool));
  }
}

function identifierNames(parameter: string): string[] {
  return [parameter, parameter.replace(/^.*[_-]|^.*[a-z](?=[A-Z])/, "").toLowerCase()];
}

function setField(record: Any, names: readonly string[], text: string): void {
  const name = names.find((one) => typeof record?.[one] === "string" || typeof record?.[one] === "number");
  if (!name) return;
  const value = typeof record[name] === "number" ? Number(text) : text;
  if (!Number.isNaN(value)) record[name] = value;
}

function typeOf(value: Any): string {
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return value === null || value === undefined ? "string" : typeof value;
}
