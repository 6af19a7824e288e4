import { defaultVersion } from "../../../generated/version.ts";
import { checkPath, pathSerializer } from "../../client/paths.ts";
import { basePath } from "../../contract/base-path.ts";
import { type Document, propertiesOf, refName, type Schema } from "../../contract/document.ts";
import type { Operation } from "../../contract/operations.ts";
import { nearestTexts } from "../../shared/nearest.ts";
import type { WrittenRequest } from "../../site/samples/of-request.ts";
import { validators } from "../../validation/all-operations.ts";
import { describeViolation } from "../../validation/violation.ts";
import { splitArguments } from "./arguments.ts";
import { type CallRoute, routeCall } from "./route.ts";
import { Constants, idOf } from "./words.ts";

export interface Typed {
  /** The id of an operation, or a path below {base_url}. */
  target: string;
  /** Each as `name=value`. */
  values: readonly string[];
  method?: string | undefined;
  /** JSON text. */
  body?: string | undefined;
  version?: string | undefined;
  zaaid?: string | undefined;
}

export interface Call {
  request: WrittenRequest;
  /** Undefined if the contract does not show it. */
  operation: Operation | undefined;
  /** What the person should know of it. */
  notes: readonly string[];
}

/** The request that was typed, as far as the contract knows it checked. @throws TypeError that says what is wrong */
export async function callOf(typed: Typed, document: Document): Promise<Call> {
  const typedArguments = splitArguments(typed.target, typed.values);
  const route = routeCall(typedArguments, { method: typed.method, hasBody: typed.body !== undefined }, document);
  const { operation } = route;
  const parts = new FilledRequest(typedArguments, route, typed.body === undefined, document);
  for (const [name, text] of typedArguments.values) await parts.add(name, text);
  const uri = parts.uri(typed.target);
  const body = typed.body ?? parts.body;
  const version = typed.version ?? operation?.version ?? defaultVersion;
  const request = { method: route.method, uri, version, zaaid: typed.zaaid ?? "", body };
  if (operation) checkCall(request);
  return { request, operation, notes: parts.notes };
}

/** Where the typed values go: into the path, the query or the body. */
class FilledRequest {
  readonly notes: string[] = [];
  readonly #path: Record<string, string> = {};
  readonly #query: URLSearchParams;
  readonly #attributes: Record<string, unknown> = {};
  readonly #constants: Constants;
  /** Whether attributes of the body can be typed. */
  readonly #hasAttributes: boolean;
  /** The attributes that the contract shows. */
  readonly #fields: Readonly<Record<string, Schema>>;
  /** Whether a name may be an attribute that the contract does not show. */
  readonly #takesAny: boolean;

  constructor(
    private readonly typed: { id: string | undefined; query: string },
    private readonly route: CallRoute,
    mayHaveAttributes: boolean,
    document: Document,
  ) {
    const { method, operation } = route;
    this.#query = new URLSearchParams(typed.query);
    this.#constants = new Constants(document);
    this.#hasAttributes = mayHaveAttributes && /^(POST|PUT|PATCH)$/.test(method);
    this.#fields = this.#hasAttributes ? bodyFields(operation, document) : {};
    const showsNone = operation?.requestBody !== undefined && Object.keys(this.#fields).length === 0;
    this.#takesAny = typed.id === undefined || showsNone;
  }

  /** @throws TypeError if the name has a value already, or does not exist */
  async add(name: string, text: string): Promise<void> {
    const { template, operation, inPath } = this.route;
    if (Object.hasOwn(inPath, name))
      throw new TypeError(`${name} is ${JSON.stringify(inPath[name])} in the path. Leave out ${name}=${text}.`);
    if (Object.hasOwn(this.#path, name) || Object.hasOwn(this.#attributes, name))
      throw new TypeError(`${name} has two values. Leave out one of them.`);
    const parameter = operation?.parameters.find((one) => one.name === name && one.in !== "cookie");
    const field = this.#fields[name];
    const value = await this.#valueOf(name, text, parameter?.schema ?? field);
    if (template.includes(`{${name}}`)) this.#path[name] = value;
    else if (parameter) this.#query.append(name, value);
    else if (this.#hasAttributes && (field || this.#takesAny)) this.#attributes[name] = jsonValueOf(field, value);
    else if (this.typed.id !== undefined && operation) throw unknownName(name, operation, this.#fields);
    else this.#query.append(name, value);
  }

  /** The id of a constant that was typed by its name; any other text as it is. */
  async #valueOf(name: string, text: string, schema: Schema | undefined): Promise<string> {
    const own = this.#constants.ofSchema(schema) ?? this.#constants.ofName(name);
    const written = own || !schema ? this.#constants.qualified(text) : undefined;
    const isQualified = written && (!own || own === written.constant);
    const constant = isQualified ? written.constant : own;
    if (!constant) return text;
    const value = await idOf(constant, isQualified ? written.member : text);
    if (!constant.members.some(({ id }) => String(id) === value))
      this.notes.push(`${constant.name} has no ${value}. It is sent as a new id.`);
    return value;
  }

  /** The path and the query. @throws TypeError if a parameter of the path has no value */
  uri(target: string): string {
    const filled = this.route.template.replace(/\{([^{}]+)\}/g, (braces, name: string) => {
      if (this.#path[name] === undefined) throw new TypeError(`${target} needs ${name}=…`);
      return pathSerializer(braces, this.#path);
    });
    // A path that a script has written may lack its id at the end.
    checkPath(filled);
    return this.#query.size > 0 ? `${filled}?${this.#query}` : filled;
  }

  /** As JSON; empty without attributes. */
  get body(): string {
    return Object.keys(this.#attributes).length > 0 ? JSON.stringify(this.#attributes) : "";
  }
}

/** The attributes of the operation's body; none if the contract does not show it. */
function bodyFields(operation: Operation | undefined, { components }: Document): Record<string, Schema> {
  const { $ref } = operation?.requestBody?.schema ?? {};
  return propertiesOf(($ref && components.schemas[refName($ref)]) || {});
}

function jsonValueOf(schema: Schema | undefined, text: string): unknown {
  if (schema?.type === "string" || (schema?.type === undefined && !/^(-?\d+(\.\d+)?|true|false|[[{].*)$/s.test(text))) {
    return text;
  }
  try {
    const value = JSON.parse(text);
    // A number that JavaScript would write in another way, such as a long id, stays as it was typed.
    return typeof value === "number" && String(value) !== text ? text : value;
  } catch {
    return text;
  }
}

function unknownName(name: string, { id, parameters }: Operation, fields: Readonly<Record<string, Schema>>): TypeError {
  const known = [
    ...parameters.filter((one) => one.in !== "cookie").map((parameter) => parameter.name),
    ...Object.keys(fields),
  ];
  const others = known.length > 0 ? `Nearest: ${nearestTexts(known, name).join(", ")}.` : "It takes none.";
  return new TypeError(`${id} has no parameter ${JSON.stringify(name)}. ${others}`);
}

function checkCall({ method, uri, version, zaaid, body }: WrittenRequest): void {
  const headers = {
    Accept: `application/json; version=${version}`,
    ...(body && { "Content-Type": "application/json;charset=UTF-8" }),
    ...(zaaid && { Cookie: `zaaid=${zaaid}` }),
  };
  const parts = { method, url: basePath + uri, headers, ...(body && { body }) };
  const { violations } = validators.checkRequest(parts, { needsAuthorization: false });
  if (violations.length > 0) throw new TypeError(violations.map(describeViolation).join("\n"));
}
