import { describe, expect, it } from "vitest";
import { bundle, operations, requestOf, resolve, responsesOf } from "../support/bundle.ts";
import { advice, type Fact, factsOf, groupedBy } from "./facts.ts";
import { missingPhrases } from "./words.ts";

const facts = factsOf("operations");

function operationOf({ method = "", path = "" }: Fact) {
  const found = operations.find((one) => one.path === path && one.method === method);
  if (!found) throw new Error(advice(`The contract has no ${method} ${path}.`, "operations"));
  return found;
}

/** The type of a scope of which the specification gives the name only. */
const typeByMethod: Record<string, string> = { GET: "Read", POST: "Create", PUT: "Update", DELETE: "Delete" };

function scopesOf({ method = "", scope = "" }: Fact): unknown[] {
  if (scope === "") return [];
  const name = `${scope[0]?.toUpperCase()}${scope.slice(1)}`;
  const whole = scope.includes(".") ? scope : `Svc.${name}.${typeByMethod[method]}`;
  return [{ SvcOauthToken: [] }, { OAuth2: [whole] }];
}

// biome-ignore lint/suspicious/noExplicitAny: schemas of every kind
function schemaOf(schema: any): any {
  return schema?.$ref ? bundle.components.schemas[schema.$ref.split("/").at(-1)] : schema;
}

/** The payload of the first success: `object`, `array` or `undocumented`, with its fields. */
function payloadOf(fact: Fact) {
  const success = responsesOf(operationOf(fact).operation).find(({ status }) => status.startsWith("2"));
  const data = schemaOf(success?.schema)?.properties?.data;
  const payload = schemaOf(data);
  const record = schemaOf(payload?.type === "array" ? payload.items : payload);
  const kind = typeof payload?.type === "string" ? payload.type : "undocumented";
  return { kind, fields: Object.keys(record?.properties ?? {}) };
}

const statuses = factsOf("status-codes").map(({ status = "" }) => status);
const errors = factsOf("status-codes").filter(({ status = "" }) => status >= "400");

it.each(facts)("$method $path is as the specification has it", (fact) => {
  const { operation, servers = bundle.servers, isOAuth, parameters } = operationOf(fact);
  const names = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name);
  const isOnBase = fact.server === "base_url";
  expect(
    {
      security: operation.security,
      isOAuth,
      isBelowApi: servers?.every(({ url }) => url.endsWith("/api")),
      cookies: names("cookie"),
      inPath: names("path"),
      responses: Object.keys(operation.responses),
    },
    advice(`${fact.method} ${fact.path} differs.`, "operations"),
  ).toEqual({
    security: scopesOf(fact),
    isOAuth: !isOnBase,
    isBelowApi: isOnBase,
    cookies: fact.account_cookie === "yes" ? ["zaaid"] : [],
    inPath: fact.path_parameter ? [fact.path_parameter] : [],
    responses: expect.arrayContaining(["200", ...errors.map(({ status }) => status)]),
  });
  expect(statuses).toEqual(expect.arrayContaining(Object.keys(operation.responses)));
  for (const one of parameters.filter(({ in: place }) => place !== "query"))
    expect(one.schema).toMatchObject({ type: "string" });
});

describe.each(facts.filter(({ server }) => server === "base_url"))("$method $path", (fact) => {
  const { operation, parameters } = operationOf(fact);

  it("has the request and the response of the specification", () => {
    const message = advice(`${fact.method} ${fact.path} differs.`, "operations");
    expect(parameters.filter((one) => one.in === "query")).toEqual([]);
    const request = requestOf(operation);
    const body = fact.request_fields ? fact.request_fields.split(" ") : [];
    expect(Object.keys(schemaOf(request?.schema)?.properties ?? {}), message).toEqual(body);
    if (body.length > 0) expect(request?.mediaType).toBe("application/json");
    const { kind, fields: known } = payloadOf(fact);
    expect(kind, message).toBe(fact.data);
    expect(known, message).toEqual(expect.arrayContaining(fact.data_fields ? fact.data_fields.split(" ") : []));
  });

  it.each(errors)("describes the error $status as the specification does", ({ status = "", meaning = "" }) => {
    const { description } = resolve(operation.responses[status] as { description: string });
    expect(missingPhrases(description, meaning), advice(`${status} differs.`, "status-codes")).toEqual([]);
  });
});

describe.each(groupedBy("path", factsOf("token-parameters")))("the parameters of %s", (path, parameters) => {
  const target = operationOf({ method: "POST", path });

  it("are all in the query, and those of a token may be in a form", () => {
    const names = new Set(parameters.map(({ parameter }) => parameter));
    expect(new Set(target.parameters.map(({ name }) => name))).toEqual(names);
    expect(new Set(target.parameters.map((one) => one.in))).toEqual(new Set(["query"]));
    const inForm = parameters.some(({ place }) => place === "query or form");
    expect(requestOf(target.operation)?.mediaType).toBe(inForm ? "application/x-www-form-urlencoded" : undefined);
    expect(target.parameters.every(({ required }) => required)).toBe(!inForm);
  });

  const byGrant = groupedBy("grant_type", parameters).filter(([grant]) => grant !== "");
  it.each(byGrant)("are all mandatory for the grant type %s", (grant, ofGrant) => {
    const shapes: Array<{ $ref: string }> = schemaOf(requestOf(target.operation)?.schema).oneOf;
    const shape = shapes.map(schemaOf).find(({ properties }) => properties.grant_type.const === grant);
    const names = ofGrant.map(({ parameter }) => parameter).sort();
    expect(shape.required.toSorted(), advice(`${shape.title} differs.`, "token-parameters")).toEqual(names);
    expect(Object.keys(shape.properties).sort()).toEqual(names);
  });
});

it("the example of an error is the documented one, at the operation that has it", () => {
  const { operation } = operationOf({ method: "GET", path: "/monitors/{monitor_id}" });
  const { examples = [] } = responsesOf(operation).find(({ status }) => status === "404") ?? {};
  expect(examples.map(({ value }) => value)).toContainEqual({ code: 1002, message: "Monitor does not exist" });
});
