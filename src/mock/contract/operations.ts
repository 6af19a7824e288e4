import { type Document, type Method, methods, type OperationObject, resolve } from "./document.ts";

/** An operation as the mock needs it. */
export interface ServiceOperation {
  readonly id: string;
  readonly method: Method;
  /** With parameters in braces, below the base URL or the auth URL. */
  readonly path: string;
  /** Whether it is on the auth server. */
  readonly isOAuth: boolean;
  /** The scope that a token needs. */
  readonly scope: string | undefined;
  /** The API version that the operation names; undefined if it has the default. */
  readonly version: string | undefined;
  /** Whether it can act on another account, chosen by the cookie `zaaid`. */
  readonly takesAccount: boolean;
  /** The media type of its body, if it has one. */
  readonly bodyType: string | undefined;
}

export function operationsOf(document: Document): ServiceOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [operationOf(document, path, method, operation, item.servers !== undefined)] : [];
    }),
  );
}

function operationOf(
  document: Document,
  path: string,
  method: Method,
  operation: OperationObject,
  isOAuth: boolean,
): ServiceOperation {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  const body = operation.requestBody && resolve(document, operation.requestBody);
  return {
    id: operation.operationId,
    method,
    path,
    isOAuth,
    scope: Object.values(operation.security?.[0] ?? {})[0]?.[0],
    version: operation["x-api-version"],
    takesAccount: parameters.some((parameter) => parameter.in === "cookie" && parameter.name === "zaaid"),
    bodyType: body && Object.keys(body.content)[0],
  };
}

/** The bodies that the document shows for a success of an operation. */
export function successExamples(document: Document, { path, method }: ServiceOperation): unknown[] {
  const responses = Object.entries(document.paths[path]?.[method]?.responses ?? {});
  return responses
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, response]) => Object.values(resolve(document, response).content ?? {}))
    .flatMap((media) => Object.values(media.examples ?? {}))
    .map((example) => resolve(document, example).value);
}
