import { describe, expect, it } from "vitest";
import { bundle, operations, requestOf, resolve, responsesOf } from "../support/bundle.ts";
import { advice, type Fact, factsOf, groupedBy } from "./facts.ts";
import { missingPhrases } from "./words.ts";

const facts = factsOf("operations");

function operationOf({ method = "", path = "" }: Fact) {
  const found = operations.find((one) => one.path === path && one.method === method.toLowerCase());
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

describe.each(facts)("$method $path", (fact) => {
  const { path = "", server, account_cookie: cookie, path_parameter: parameter, request_fields: body } = fact;
  const message = advice(`${fact.method} ${path} differs.`, "operations");

  it("needs the scope of the specification", () => {
    expect(operationOf(fact).operation.security, message).toEqual(scopesOf(fact));
  });

  it(`is on {${server}}`, () => {
    const { servers = bundle.servers, isOAuth } = operationOf(fact);
    const urls = servers?.map(({ url }) => url) ?? [];
    expect(isOAuth, message).toBe(server === "auth_url");
    expect(
      urls.every((url) => url.endsWith("/api")),
      message,
    ).toBe(server === "base_url");
  });

  it(`${cookie === "yes" ? "takes" : "does not take"} the account's cookie, and its path parameter`, () => {
    const { parameters } = operationOf(fact);
    const names = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name);
    expect(names("cookie"), message).toEqual(cookie === "yes" ? ["zaaid"] : []);
    expect(names("path"), message).toEqual(parameter ? [parameter] : []);
    for (const one of parameters.filter(({ in: place }) => place !== "query"))
      expect(one.schema, message).toMatchObject({ type: "string" });
    if (server === "base_url") expect(names("query"), message).toEqual([]);
  });

  it("answers with the statuses of the specification", () => {
    const statuses = factsOf("status-codes").map(({ status = "" }) => status);
    const documented = Object.keys(operationOf(fact).operation.responses);
    expect(statuses, message).toEqual(expect.arrayContaining(documented));
    expect(documented, message).toEqual(expect.arrayContaining(["200", ...statuses.filter((one) => one >= "400")]));
  });

  it.runIf(server === "base_url")("has the request and the response of the specification", () => {
    const request = requestOf(operationOf(fact).operation);
    const fields = Object.keys(schemaOf(request?.schema)?.properties ?? {});
    expect(fields, message).toEqual(body ? body.split(" ") : []);
    if (body) expect(request?.mediaType).toBe("application/json");
    const { kind, fields: known } = payloadOf(fact);
    expect(kind, message).toBe(fact.data);
    expect(known, message).toEqual(expect.arrayContaining(fact.data_fields ? fact.data_fields.split(" ") : []));
  });

  it.runIf(server === "base_url")("describes each error as the specification does", () => {
    const { responses } = operationOf(fact).operation;
    for (const { status = "", meaning = "" } of factsOf("status-codes").filter(({ status = "" }) => status >= "400")) {
      const { description } = resolve(responses[status] as { description: string });
      expect(missingPhrases(description, meaning), advice(`${status} of ${path} differs.`, "status-codes")).toEqual([]);
    }
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
