import { defaultVersion } from "../../../generated/version.ts";
import { checkPath, pathSerializer } from "../../client/paths.ts";
import { basePath } from "../../contract/base-path.ts";
import { type Document, propertiesOf, refName, type Schema } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import { Router } from "../../contract/router.ts";
import { nearestTexts } from "../../shared/nearest.ts";
import type { WrittenRequest } from "../../site/samples/of-request.ts";
import type { ContractValidators } from "../../validation/contract.ts";
import { describeViolation } from "../../validation/violation.ts";
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
export async function callOf(typed: Typed, document: Document, contract: ContractValidators): Promise<Call> {
  const { method, path: template, search, operation } = targetOf(typed, operationsOf(document));
  if (typed.body !== undefined && (method === "GET" || method === "HEAD"))
    throw new TypeError(`${method} has no body, so leave out --body.`);
  const constants = new Constants(document);
  const hasAttributes = typed.body === undefined && /^(POST|PUT|PATCH)$/.test(method);
  const fields = hasAttributes ? bodyFields(operation, document) : {};
  const takesAny = !isById(typed) || (operation?.requestBody !== undefined && Object.keys(fields).length === 0);
  const notes: string[] = [];
  const path: Record<string, string> = {};
  const query = new URLSearchParams(search);
  const attributes: Record<string, unknown> = {};
  for (const [name, text] of typed.values.map(pairOf)) {
    if (Object.hasOwn(path, name) || Object.hasOwn(attributes, name))
      throw new TypeError(`${name} has two values. Leave out one of them.`);
    const parameter = operation?.parameters.find((one) => one.name === name && one.in !== "cookie");
    const schema = (parameter?.schema as Schema | undefined) ?? fields[name];
    const own = constants.ofSchema(schema) ?? constants.ofName(name);
    const written = own || !schema ? constants.qualified(text) : undefined;
    const isQualified = written && (!own || own === written.constant);
    const constant = isQualified ? written.constant : own;
    const value = constant ? await idOf(constant, isQualified ? written.member : text) : text;
    if (constant && !constant.members.some(({ id }) => String(id) === value))
      notes.push(`${constant.name} has no ${value}. It is sent as a new id.`);
    if (template.includes(`{${name}}`)) path[name] = value;
    else if (parameter) query.append(name, value);
    else if (hasAttributes && (fields[name] || takesAny)) attributes[name] = jsonValueOf(fields[name], value);
    else if (isById(typed) && operation) throw unknownName(name, operation, fields);
    else query.append(name, value);
  }
  const filled = template.replace(/\{([^{}]+)\}/g, (braces, name: string) => {
    if (path[name] === undefined) throw new TypeError(`${typed.target} needs ${name}=…`);
    return pathSerializer(braces, path);
  });
  // A path that a script has written may lack its id at the end.
  checkPath(filled);
  const body = typed.body ?? (Object.keys(attributes).length > 0 ? JSON.stringify(attributes) : "");
  const version = typed.version ?? operation?.version ?? defaultVersion;
  const uri = query.size > 0 ? `${filled}?${query}` : filled;
  const request = { method, uri, version, zaaid: typed.zaaid ?? "", body };
  if (operation) checkCall(request, contract);
  return { request, operation, notes };
}

const isById = ({ target }: Typed) => !target.startsWith("/");

function targetOf(typed: Typed, all: readonly Operation[]) {
  const { target, method, body } = typed;
  const operations = all.filter(({ isOAuth }) => !isOAuth);
  if (all.some(({ id, isOAuth }) => isOAuth && id === target))
    throw new TypeError(
      `${target} is on the auth server, and no call of its own: calls create access tokens by themselves. A person uses login, token and logout.`,
    );
  if (isById(typed)) {
    const operation = operations.find(({ id }) => id === target);
    if (operation && method !== undefined) {
      throw new TypeError(`--method is for a path: ${target} is always sent with ${operation.method.toUpperCase()}.`);
    }
    if (operation) return { method: operation.method.toUpperCase(), path: operation.path, search: "", operation };
    const ids = operations.map(({ id }) => id);
    const nearest = nearestTexts(ids, target).join(", ");
    throw new TypeError(
      `No operation is named ${JSON.stringify(target)}. Nearest: ${nearest}. An undocumented operation is called by its path, such as /your/path.`,
    );
  }
  const [path = "", search = ""] = target.split("?", 2);
  const verb = method ?? (body === undefined ? "GET" : "POST");
  const template = operations.find((one) => one.path === path && one.method.toUpperCase() === verb);
  if (path.includes("{")) return { method: verb, path, search, operation: template };
  return { method: verb, path, search, operation: new Router(operations, "").find(path, verb)?.operations.get(verb) };
}

function pairOf(word: string): [name: string, value: string] {
  const mark = word.indexOf("=");
  const name = word.slice(0, mark);
  if (mark > 0 && mark < word.length - 1) return [name, word.slice(mark + 1)];
  if (mark > 0) {
    throw new TypeError(`${name} is empty. Is a variable not set? To send an empty attribute, use --body.`);
  }
  throw new TypeError(`Write each value as name=value; got ${JSON.stringify(word)}.`);
}

/** The attributes of the operation's body; any, if the contract does not show it. */
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

function unknownName(name: string, { id, parameters }: Operation, fields: Record<string, Schema>): TypeError {
  const known = [
    ...parameters.filter((one) => one.in !== "cookie").map((parameter) => parameter.name),
    ...Object.keys(fields),
  ];
  const others = known.length > 0 ? `Nearest: ${nearestTexts(known, name).join(", ")}.` : "It takes none.";
  return new TypeError(`${id} has no parameter ${JSON.stringify(name)}. ${others}`);
}

function checkCall({ method, uri, version, zaaid, body }: WrittenRequest, contract: ContractValidators): void {
  const headers = {
    Accept: `application/json; version=${version}`,
    ...(body && { "Content-Type": "application/json;charset=UTF-8" }),
    ...(zaaid && { Cookie: `zaaid=${zaaid}` }),
  };
  const parts = { method, url: basePath + uri, headers, ...(body && { body }) };
  const { violations } = contract.checkRequest(parts, { needsAuthorization: false });
  if (violations.length > 0) throw new TypeError(violations.map(describeViolation).join("\n"));
}
