import { defaultVersion } from "../../../generated/version.ts";
import { checkPath, pathSerializer } from "../../client/paths.ts";
import { basePath } from "../../contract/base-path.ts";
import { type Document, methodsWithBody, refName, type Schema } from "../../contract/document.ts";
import type { Operation } from "../../contract/operations.ts";
import { acceptOf, jsonType } from "../../shared/http.ts";
import { nearestTexts } from "../../shared/nearest.ts";
import type { WrittenRequest } from "../../site/samples/written-request.ts";
import { validators } from "../../validation/all-operations.ts";
import { describeViolation } from "../../validation/violation.ts";
import { type Arguments, splitArguments } from "./arguments.ts";
import { ConstantValues } from "./constant-values.ts";
import { type CallRoute, routeCall } from "./route.ts";

export interface TypedWords {
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

export interface TypedCall {
  request: WrittenRequest;
  /** Undefined if the contract does not show it. */
  operation: Operation | undefined;
  /** Sentences about the request, which are shown before it is sent. */
  notes: readonly string[];
}

/** Makes the request that was typed, and checks it if its operation is documented. @throws TypeError that says what is wrong */
export async function typedCall(typed: TypedWords, document: Document): Promise<TypedCall> {
  const { target, values, method, body, version, zaaid = "" } = typed;
  const split = splitArguments(target, values);
  const route = routeCall(split, { method, hasBody: body !== undefined }, document);
  const { operation } = route;
  const { notes, ...filled } = await placedValues(split, route, body, document);
  const request = {
    ...filled,
    method: route.method,
    zaaid,
    version: version ?? operation?.version ?? defaultVersion,
  };
  if (operation) requireValid(request);
  return { request, operation, notes };
}

/**
 * Puts each value into the path, the query or the body.
 * @throws TypeError if a value fits nowhere, or if a parameter of the path has no value
 */
async function placedValues(
  { id, query: typedQuery, values }: Arguments,
  { method, template, operation, inPath }: CallRoute,
  body: string | undefined,
  document: Document,
): Promise<{ uri: string; body: string; notes: string[] }> {
  const constants = new ConstantValues(document);
  const notes: string[] = [];
  const path: Record<string, string> = {};
  const query = new URLSearchParams(typedQuery);
  const attributes: Record<string, unknown> = {};
  const hasAttributes = body === undefined && methodsWithBody.includes(method);
  const fields = hasAttributes ? bodyFields(operation, document) : {};
  const takesAny = id === undefined || (operation?.requestBody !== undefined && Object.keys(fields).length === 0);
  for (const [name, text] of values) {
    if (Object.hasOwn(inPath, name))
      throw new TypeError(`${name} is ${JSON.stringify(inPath[name])} in the path. Leave out ${name}=${text}.`);
    if (Object.hasOwn(path, name) || Object.hasOwn(attributes, name))
      throw new TypeError(`${name} has two values. Leave out one of them.`);
    const parameter = operation?.parameters.find((one) => one.name === name && one.in !== "cookie");
    const field = fields[name];
    const { value, note } = await constants.valueOf(name, text, parameter?.schema ?? field);
    if (note) notes.push(note);
    if (template.includes(`{${name}}`)) path[name] = value;
    else if (parameter) query.append(name, value);
    else if (hasAttributes && (field || takesAny)) attributes[name] = jsonValueOf(field, value);
    else if (id !== undefined && operation) throw unknownName(name, operation, fields);
    else query.append(name, value);
  }
  const filled = template.replace(/\{([^{}]+)\}/g, (braces, name: string) => {
    if (path[name] === undefined) throw new TypeError(`${id ?? template} needs ${name}=…`);
    return pathSerializer(braces, path);
  });
  // A path that a script has written may lack its id at the end.
  checkPath(filled);
  const made = Object.keys(attributes).length > 0 ? JSON.stringify(attributes) : "";
  return { uri: query.size > 0 ? `${filled}?${query}` : filled, body: body ?? made, notes };
}

/** The attributes of the operation's body; none if the contract does not show it. */
function bodyFields(operation: Operation | undefined, { components }: Document): Record<string, Schema> {
  const { $ref, properties } = operation?.requestBody?.schema ?? {};
  return ($ref ? components.schemas[refName($ref)]?.properties : properties) ?? {};
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
  const named = parameters.filter((one) => one.in !== "cookie").map((parameter) => parameter.name);
  const known = [...named, ...Object.keys(fields)];
  const others = known.length > 0 ? `Nearest: ${nearestTexts(known, name).join(", ")}.` : "It takes none.";
  return new TypeError(`${id} has no parameter ${JSON.stringify(name)}. ${others}`);
}

function requireValid({ method, uri, version, zaaid, body }: WrittenRequest): void {
  const headers = {
    Accept: acceptOf(version),
    ...(body && { "Content-Type": jsonType }),
    ...(zaaid && { Cookie: `zaaid=${zaaid}` }),
  };
  const parts = { method, url: basePath + uri, headers, ...(body && { body }) };
  const { violations } = validators.checkRequest(parts, { needsAuthorization: false });
  if (violations.length > 0) throw new TypeError(violations.map(describeViolation).join("\n"));
}
