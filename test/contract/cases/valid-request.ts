import { type operations, type Parameter, requestOf, resolve } from "../../support/bundle.ts";
import { anyToken, type CaseRequest } from "../case.ts";

export type Target = (typeof operations)[number];

export function parametersOf({ operation }: Target): Parameter[] {
  return (operation.parameters ?? []).map((reference) => resolve(reference));
}

/** Whether an operation is on the auth server, which needs no access token. */
export function isOAuth({ servers }: Target): boolean {
  return servers !== undefined;
}

/** The scope that an operation needs, such as `Svc.Admin.Read`. */
export function scopeOf({ name, operation }: Target): string {
  const scope = operation.security.flatMap((scheme) => Object.values(scheme).flat())[0];
  if (scope === undefined) throw new Error(`The operation ${name} has no scope.`);
  return scope;
}

/** Whether an operation can act on another account. */
export function takesAccount(target: Target): boolean {
  return parametersOf(target).some(({ in: location }) => location === "cookie");
}

/** A valid request from the contract's examples: the required parameters, and the body. */
export function validRequest(target: Target): CaseRequest {
  const required = parametersOf(target).filter((parameter) => parameter.required);
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
    ...(!isOAuth(target) && { token: anyToken }),
    ...(body &&
      (body.mediaType === "application/json" ? { json: example } : { form: example as Record<string, string> })),
  };
}
