import { requestOf, resolve } from "../../support/bundle.ts";
import { documentedOperations } from "../../support/documented.ts";
import type { Case } from "../case.ts";
import { successOf } from "./documented-responses.ts";
import { schemaOf, without, wrongValues } from "./schema.ts";
import { isOAuth, type Target, validRequest } from "./valid-request.ts";

/** Prism treats null as a missing body, so it accepts null where the body is optional. */
const nullIsAccepted = { stockPrism: "differs: it treats the body null as missing" } as const;

/**
 * JSON bodies that violate the contract in one point each: missing, of a wrong type, with a missing or wrong field.
 * The schemas of own operations may have keywords that are unknown here.
 */
export const brokenBodies: Case[] = documentedOperations.flatMap((target) => {
  if (isOAuth(target) || !target.operation.requestBody) return [];
  const { required: isRequired = false } = resolve(target.operation.requestBody);
  return [withoutBody(target, isRequired), ...withWrongValue(target, isRequired)];
});

function withoutBody(target: Target, isRequired: boolean): Case {
  const { json: _, ...request } = validRequest(target);
  const { name: operation } = target;
  const name = `${operation} without a body is ${isRequired ? "a bad request" : "allowed"}`;
  const expected = isRequired ? badRequest("body") : { status: successOf(target).status };
  return { name, operation, request, expected };
}

function withWrongValue(target: Target, isRequired: boolean): Case[] {
  const { name: operation } = target;
  const request = validRequest(target);
  const valid = request.json as Record<string, unknown>;
  const schema = schemaOf(requestOf(target.operation)?.schema ?? {});
  const bodies = [
    ...wrongValues(schema).map(([type, json]) => ({ what: `a body that is of type ${type}`, json, field: "body" })),
    ...(schema.required ?? []).map((field) => ({ what: `a missing ${field}`, json: without(valid, field), field })),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, property]) =>
      wrongValues(property).map(([type, value]) => ({
        what: `${field} of type ${type}`,
        json: { ...valid, [field]: value },
        field,
      })),
    ),
  ];
  return bodies.map(({ what, json, field }) => ({
    name: `${operation} with ${what} is a bad request`,
    operation,
    request: { ...request, json },
    expected: badRequest(field),
    ...(json === null && !isRequired && nullIsAccepted),
  }));
}

function badRequest(field: string) {
  return { status: 400, mock: { message: new RegExp(`^Bad request: .*\\b${field}\\b`, "i") } };
}
