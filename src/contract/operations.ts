import {
  type Body,
  type Document,
  type Example,
  type MediaType,
  type Method,
  methods,
  type OperationObject,
  type Parameter,
  type PathItem,
  resolve,
  type Schema,
  type Server,
} from "./document.ts";

/** An operation of the contract, with its references resolved. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** Relative to the base URL or the auth URL, with parameters in braces. */
  readonly path: string;
  /** The name of its group. */
  readonly tag: string;
  readonly summary: string;
  /** The operation in the document. */
  readonly object: OperationObject;
  /** The servers of the operation's own path, if it has any. */
  readonly servers: readonly Server[] | undefined;
  /** Whether it is on the auth server. */
  readonly isOAuth: boolean;
  /** Whether a request needs an access token. */
  readonly needsToken: boolean;
  /** The scope that the token needs; undefined if any token is enough. */
  readonly scope: string | undefined;
  /** The API version. */
  readonly version: string;
  /** Whether it can act on a customer account or business unit, which the cookie `zaaid` names. */
  readonly takesAccount: boolean;
  readonly parameters: readonly Parameter[];
  readonly requestBody: OperationBody | undefined;
  /** By status, in the document's order. */
  readonly responses: ReadonlyMap<string, OperationBody>;
}

/** A body: what it is in its first media type, and what in each. */
export interface OperationBody extends Pick<Content, "examples"> {
  readonly mediaType: Content["mediaType"] | undefined;
  readonly schema: Content["schema"] | undefined;
  readonly description: string;
  /** Of a request: whether it must be sent. */
  readonly isRequired: boolean;
  readonly contents: readonly Content[];
  /** Of a response. */
  readonly headers: readonly Parameter[];
}

/** A body in one media type. */
export interface Content {
  readonly mediaType: string;
  readonly schema: Schema;
  readonly examples: ReadonlyArray<Example & { name: string }>;
}

/** Every operation of a bundled document, in the document's order. */
export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const object = item[method];
      return object ? operationOf(document, path, method, object, item) : [];
    }),
  );
}

function operationOf(
  document: Document,
  path: string,
  method: Method,
  object: OperationObject,
  item: PathItem,
): Operation {
  const parameters = (object.parameters ?? []).map((parameter) => resolve(document, parameter));
  const responses = Object.entries(object.responses ?? {});
  const security = object.security ?? document.security ?? [];
  return {
    id: object.operationId,
    method,
    path,
    tag: object.tags?.[0] ?? "",
    summary: object.summary,
    object,
    servers: item.servers,
    isOAuth: item["x-auth-server"] === true,
    needsToken: Object.keys(security[0] ?? {}).length > 0,
    scope: security.flatMap(({ OAuth2: scopes = [] }) => scopes)[0],
    version: object["x-api-version"] ?? document["x-default-version"],
    takesAccount: parameters.some((parameter) => parameter.in === "cookie" && parameter.name === "zaaid"),
    parameters,
    requestBody: object.requestBody && bodyOf(document, resolve(document, object.requestBody)),
    responses: new Map(responses.map(([status, response]) => [status, bodyOf(document, resolve(document, response))])),
  };
}

function bodyOf(
  document: Document,
  { description = "", content = {}, required = false, headers = {} }: Body & { required?: boolean },
): OperationBody {
  const contents = Object.entries(content).map(([mediaType, entry]) => contentOf(document, mediaType, entry));
  const [{ mediaType, schema, examples } = { mediaType: undefined, schema: undefined, examples: [] }] = contents;
  return {
    description,
    isRequired: required,
    mediaType,
    schema,
    examples,
    contents,
    headers: Object.entries(headers).map(([name, header]) => ({ ...resolve(document, header), name, in: "header" })),
  };
}

function contentOf(document: Document, mediaType: string, { schema = {}, example, examples = {} }: MediaType): Content {
  const named = Object.entries(examples).map(([name, one]) => ({ name, ...resolve(document, one) }));
  const single = example === undefined ? [] : [{ name: "example", summary: "Example", value: example }];
  return { mediaType, schema, examples: [...single, ...named] };
}

/** Of an operation's documented statuses, its success: 201 before 200. */
export function successStatus(statuses: readonly string[]): string | undefined {
  return statuses.includes("201") ? "201" : statuses.find((status) => status.startsWith("2"));
}

/** The documented success of an operation, and its status. */
export function successOf({ responses }: Operation): { status: number; body: OperationBody } | undefined {
  const status = successStatus([...responses.keys()]);
  const body = status === undefined ? undefined : responses.get(status);
  return body && { status: Number(status), body };
}
