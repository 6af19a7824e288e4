import {
  type Body,
  type Document,
  type Example,
  type Link,
  type MediaType,
  type Parameter,
  resolve,
  type Schema,
  type Server,
  writtenOperations,
} from "./document.ts";

/** An operation of the contract, with its references resolved. */
export type Operation = Readonly<ReturnType<typeof operationOf>>;

/** A body: what it is in its first media type, and what in each. */
export type OperationBody = Readonly<ReturnType<typeof bodyOf>>;

type NamedLink = Link & { name: string };

/** A body in one media type. */
export type Content = Readonly<ReturnType<typeof contentOf>>;

/** Every operation of a bundled document, in the document's order. */
export function operationsOf(document: Document): Operation[] {
  return writtenOperations(document).map((written) => operationOf(document, written));
}

type Written = ReturnType<typeof writtenOperations>[number];

function operationOf(document: Document, { path, item, method, operation: object }: Written) {
  const parameters: readonly Parameter[] = (object.parameters ?? []).map((one) => resolve(document, one));
  const responses = Object.entries(object.responses ?? {});
  const security = object.security ?? document.security ?? [];
  return {
    id: object.operationId,
    method,
    /** Relative to the base URL or the auth URL, with parameters in braces. */
    path,
    /** The name of its group. */
    tag: (object.tags?.[0] ?? "") as string,
    summary: object.summary,
    /** The operation in the document. */
    object,
    /** The servers of the operation or its path, if it has any. */
    servers: (object.servers ?? item.servers) as readonly Server[] | undefined,
    /** Whether it is on the auth server. */
    isOAuth: item["x-auth-server"] === true,
    /** Whether a request needs an access token. */
    needsToken: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
    /** The scope that the token needs; undefined if any token is enough. */
    scope: security.flatMap(({ OAuth2: scopes = [] }) => scopes)[0],
    /** The API version. */
    version: object["x-api-version"] ?? document["x-default-version"],
    /** Whether it can act on a customer account or business unit, which the cookie `zaaid` names. */
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
  { description = "", content = {}, required = false, headers = {}, links = {} }: Body & { required?: boolean },
) {
  const contents: readonly Content[] = Object.entries(content).map((entry) => contentOf(document, ...entry));
  const [{ mediaType, schema, examples } = { mediaType: undefined, schema: undefined, examples: [] }] = contents;
  const named = Object.entries(headers).map(([name, one]) => ({
    ...resolve(document, one),
    name,
    in: "header" as const,
  }));
  return {
    description,
    /** Of a request: whether it must be sent. */
    isRequired: required,
    mediaType,
    schema,
    examples,
    contents,
    /** Of a response. */
    headers: named as readonly Parameter[],
    /** Of a response: operations that take its values. */
    links: Object.entries(links).map(([name, one]) => ({ name, ...resolve(document, one) })) as readonly NamedLink[],
  };
}

function contentOf(document: Document, name: string, { schema = {}, encoding = {}, ...media }: MediaType) {
  // Without its parameters, such as a charset.
  const mediaType = name.replace(/\s*;.*$/s, "").toLowerCase();
  return { mediaType, schema, encoding, examples: examplesIn(document, media) };
}

/** The examples of a body or of a parameter, without those at another address (`externalValue`). */
function examplesIn(document: Document, { example, examples = {} }: Pick<MediaType, "example" | "examples">) {
  const written = Object.entries(examples).map(([name, one]) => ({ name, ...resolve(document, one) }));
  const named = written.filter(({ value }) => value !== undefined);
  const single = example === undefined ? [] : [{ name: "example", summary: "Example", value: example }];
  return [...single, ...named] as ReadonlyArray<Example & { name: string }>;
}

/** Whether a sample of a call has the parameter. */
export function isSent({ in: place, required = false }: Parameter): boolean {
  return required || place === "path";
}

/** The schema and the examples of a parameter. One without a schema has a content. */
export function parameterContent(document: Document, { schema, content, ...parameter }: Parameter) {
  const [media] = Object.values(content ?? {}) as MediaType[];
  const examples = examplesIn(document, parameter as Pick<MediaType, "example" | "examples">);
  return {
    schema: (schema ?? media?.schema ?? {}) as Schema,
    examples: examples.length > 0 ? examples : examplesIn(document, media ?? {}),
  };
}

/** Of an operation's documented statuses, its success: 201 before 200. */
export function successStatus(statuses: readonly string[]): string | undefined {
  return statuses.includes("201") ? "201" : statuses.find((status) => status.startsWith("2"));
}

/** A status that a documented key is of: 400 of `4XX`, and 500 of `default`, which most often is an error. */
export function statusOf(key: string): number {
  return key === "default" ? 500 : Number(key.replace("XX", "00"));
}

/** The documented success of an operation, and its status. */
export function successOf({ responses }: Operation): { status: number; body: OperationBody } | undefined {
  const status = successStatus([...responses.keys()]);
  const body = status === undefined ? undefined : responses.get(status);
  return body && { status: statusOf(String(status)), body };
}
