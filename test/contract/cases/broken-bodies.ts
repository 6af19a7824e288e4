import { operations, requestOf, resolve } from "../../support/bundle.ts";
import type { Case } from "../case.ts";
import { successOf } from "./documented-answers.ts";
import { schemaOf, without, wrongValues } from "./schema.ts";
import { isOAuth, type Target, validRequest } from "./valid-request.ts";

/** Where an operation may go without a body, Prism takes null for none. */
const nullIsTakenForNoBody = { stockPrism: "differs: it takes the body null for none" } as const;

/** Bodies in JSON that break the contract in one point each: left out, of a wrong type, a field missing or of a wrong type. */
export const brokenBodies: Case[] = operations.flatMap((target) => {
  if (isOAuth(target) || !target.operation.requestBody) return [];
  const { required: isRequired = false } = resolve(target.operation.requestBody);
  return [leftOut(target, isRequired), ...brokenIn(target, isRequired)];
});

function leftOut(target: Target, isRequired: boolean): Case {
  const { json: _, ...request } = validRequest(target);
  const expected = isRequired ? badRequest("body") : { status: successOf(target).status };
  return {
    name: `${target.name} without a body is ${isRequired ? "a bad request" : "allowed"}`,
    operation: target.name,
    request,
    expected,
    stockPrism: "agrees",
  };
}

function brokenIn(target: Target, isRequired: boolean): Case[] {
  const { name: operation } = target;
  const request = validRequest(target);
  const whole = request.json as Record<string, unknown>;
  const schema = schemaOf(requestOf(target.operation)?.schema ?? {});
  const bodies = [
    ...wrongValues(schema).map(([type, json]) => ({ what: `a body that is of type ${type}`, json, field: "body" })),
    ...(schema.required ?? []).map((field) => ({ what: `no ${field}`, json: without(whole, field), field })),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, property]) =>
      wrongValues(property).map(([type, value]) => ({
        what: `${field} of type ${type}`,
        json: { ...whole, [field]: value },
        field,
      })),
    ),
  ];
  return bodies.map(({ what, json, field }) => ({
    name: `${operation} with ${what} is a bad request`,
    operation,
    request: { ...request, json },
    expected: badRequest(field),
    ...(json === null && !isRequired ? nullIsTakenForNoBody : { stockPrism: "agrees" }),
  }));
}

function badRequest(field: string) {
  return { status: 400, mock: { message: new RegExp(`^Bad request: .*\\b${field}\\b`, "i") } };
}
