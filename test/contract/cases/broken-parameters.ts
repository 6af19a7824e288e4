import { documentedOperations } from "../../support/documented.ts";
import { badRequest, type Case } from "../case.ts";
import { parametersOf, type Target, validRequest } from "./valid-request.ts";

/** Each required parameter missing and duplicate. Any text is valid, because all are strings; those of own operations may not be. */
export const brokenParameters: Case[] = documentedOperations.flatMap((target) =>
  parametersOf(target)
    .filter((parameter) => parameter.required)
    .flatMap(({ name, in: location }) =>
      location === "path" ? [brokenPath(target, name)] : brokenQueries(target, name),
    ),
);

function brokenPath(target: Target, parameter: string): Case {
  return {
    name: `${target.name} without ${parameter} is another path`,
    operation: target.name,
    request: { ...validRequest(target), pathParameters: {} },
    expected: { status: 404, mock: { message: /^URL not found/ } },
    stockPrism: "differs: it matches the path to the operation, and responds with 400",
  };
}

function brokenQueries(target: Target, parameter: string): Case[] {
  const queries = { without: {}, "with more than one": { [parameter]: ["a", "b"] } };
  return Object.entries(queries).map(([how, query]) => ({
    name: `${target.name} ${how} ${parameter} is a bad request`,
    operation: target.name,
    request: { ...validRequest(target), query },
    expected: badRequest(parameter),
  }));
}
