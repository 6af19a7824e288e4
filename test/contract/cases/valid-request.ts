import { type operations, type Parameter, requestOf } from "../../support/bundle.ts";
import { anyToken, type CaseRequest } from "../case.ts";

export type Target = (typeof operations)[number];

/** A valid request from the contract's examples: the required parameters, and the body. */
export function validRequest(target: Target): CaseRequest {
  const required = target.parameters.filter((parameter) => parameter.required);
  const valuesIn = (location: Parameter["in"]) =>
    Object.fromEntries(
      required.filter((parameter) => parameter.in === location).map(({ name, example = "" }) => [name, example]),
    );
  const body = requestOf(target.operation);
  const example = body?.examples[0]?.value;
  return {
    method: target.method.toUpperCase(),
    path: target.path,
    pathParameters: valuesIn("path"),
    query: valuesIn("query"),
    ...(!target.isOAuth && { token: anyToken }),
    ...(body &&
      (body.mediaType === "application/json" ? { json: example } : { form: example as Record<string, string> })),
  };
}
