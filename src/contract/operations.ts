import {
  type Body,
  type Document,
  type Example,
  type Link,
  type MediaType,
  type Method,
  type OperationObject,
  type Parameter,
  type PathItem,
  resolve,
  type Server,
  writtenOperations,
} from "./document.ts";

/** An operation of the contract, with its references resolved. */
export type Operation = Readonly<ReturnType<typeof operationOf>>;

export type OperationBody = Readonly<ReturnType<typeof bodyOf>>;

export type Content = Readonly<ReturnType<typeof contentOf>>;

/** The operations of a bundled document, in the document's order. */
export function operationsOf(document: Document): Operation[] {
  return writtenOperations(document).map(({ path, item, method, operation }) =>
    operationOf(document, path, item, method, operation),
  );
}

function operationOf(document: Document, path: string, item: PathItem, method: Method, object: OperationObject) {
  const parameters: readonly Parameter[] = (object.parameters ?? []).map((one) => resolve(document, one));
  const responses = Object.entries(object.responses);
  const security = object.security ?? document.security ?? [];
  return {
    id: object.operationId,
    method,
    /** Relative to the base URL or the auth URL, with parameters in braces. */
    path,
    /** The name of the operation's group. */
    tag: (object.tags?.[0] ?? "") as string,
    summary: object.summary,
    /** The operation in the document. */
    object,
    /** The servers of its path, if that has any. */
    servers: item.servers as readonly Server[] | undefined,
    /** Whether it is on the auth server. */
    isOAuth: item["x-auth-server"] === true,
    /** Whether a request needs an access token. */
    needsToken: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
    /** The scope that the token needs; undefined if any token is enough. */
    scope: security.flatMap(({ OAuth2: scopes = [] }) => scopes)[0],
    version: object["x-api-version"] ?? document["x-default-version"],
    /** Whether it takes the cookie `zaaid`, which names a customer account or business unit. */
    takesAccount: parameters.some((parameter) => parameter.in === "cookie" && parameter.name === "zaaid"),
    parameters,
    requestBody: object.requestBody && bodyOf(document, resolve(document, object.requestBody)),
    /** By status, in the document's order. */
    responses: new Map(
      responses.map(([status, response]) => [status, bodyOf(document, resolve(document, response))]),
    ) as ReadonlyMap<string, OperationBody>,
  };
}

function bodyOf(
  document: Document,
  { description = "", content: byType = {}, required = false, headers = {}, links = {} }: Body & { required?: boolean },
) {
  const [content] = Object.entries(byType).map((entry): Content => contentOf(document, ...entry));
  const named = Object.entries(headers).map(
    ([name, one]): Parameter => ({ ...resolve(document, one), name, in: "header" }),
  );
  return {
    description,
    /** Whether a request must have the body. */
    isRequired: required,
    /** Undefined without a body. */
    content,
    mediaType: content?.mediaType,
    schema: content?.schema,
    examples: content?.examples ?? [],
    /** The headers of a response; empty for a request. */
    headers: named as readonly Parameter[],
    /** The operations that take values of a response. */
    links: Object.entries(links).map(([name, one]): Link & { name: string } => ({ name, ...resolve(document, one) })),
  };
}

function contentOf(document: Document, mediaType: string, { schema = {}, ...media }: MediaType) {
  return { mediaType, schema, examples: examplesOf(document, media) };
}

export function examplesOf(document: Document, { example, examples = {} }: Pick<MediaType, "example" | "examples">) {
  const named = Object.entries(examples).map(([name, one]) => ({ name, ...resolve(document, one) }));
  const single = example === undefined ? [] : [{ name: "example", summary: "Example", value: example }];
  return [...single, ...named] as ReadonlyArray<Example & { name: string }>;
}

/**
 * Finds the success among the documented statuses of an operation. If there are several, it is 201, with which a POST that
 * creates something responds.
 */
export function successStatus(statuses: readonly string[]): string | undefined {
  return statuses.includes("201") ? "201" : statuses.find((status) => status.startsWith("2"));
}

export function successOf({ responses }: Operation): { status: number; body: OperationBody } | undefined {
  const status = successStatus([...responses.keys()]);
  const body = status === undefined ? undefined : responses.get(status);
  return body && { status: Number(status), body };
}
