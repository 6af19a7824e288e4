import { requestOf } from "../../support/bundle.ts";
import { documentedOperations as operations } from "../../support/documented.ts";
import { badRequest, type Case } from "../case.ts";
import { schemaOf, without } from "./schema.ts";
import { isOAuth, type Target, validRequest } from "./valid-request.ts";

type Form = Record<string, string>;

/** Forms and queries of the OAuth operations with one field missing, or with another value for a constant. */
export const brokenForms: Case[] = operations.filter(isOAuth).flatMap((target) => {
  const body = requestOf(target.operation);
  return (body ? (schemaOf(body.schema).oneOf ?? []) : []).flatMap((reference) => {
    const kind = reference.$ref.split("/").at(-1) ?? "";
    const valid = body?.examples.find(({ name }) => name === kind)?.value as Form;
    const { required = [], properties = {} } = schemaOf(reference);
    const constants = Object.keys(properties).filter((field) => properties[field]?.const !== undefined);
    return [
      ...required.flatMap((field) => broken(target, kind, `without ${field}`, field, without(valid, field))),
      ...constants.flatMap((field) =>
        broken(target, kind, `with another value for ${field}`, field, { ...valid, [field]: "another" }),
      ),
    ];
  });
});

function broken(target: Target, kind: string, how: string, field: string, values: Form): Case[] {
  const { method, path } = validRequest(target);
  const base = { operation: target.name, expected: badRequest(field) };
  return [
    {
      ...base,
      name: `${target.name} with a ${kind} ${how} is a bad request`,
      request: { method, path, form: values },
    },
    {
      ...base,
      name: `${target.name} with a ${kind} in the query ${how} is a bad request`,
      request: { method, path, query: values },
      stockPrism: how.startsWith("with ")
        ? undefined
        : "differs: OpenAPI cannot require parameters in one of two locations, so they are optional in the query",
    },
  ];
}
