import type { Document, Parameter } from "../contract/document.ts";
import {
  type Content,
  isSent,
  type Operation,
  operationsOf,
  parameterContent,
  successOf,
} from "../contract/operations.ts";
import { sampleOf } from "../contract/sample.ts";
import { addressOf, type SentParameter, styleOf, writtenPairs } from "../contract/style.ts";
import { type FormField, type WrittenRequest, writtenBody } from "./of-request.ts";

/** A call of an operation, in no language yet: with the contract's examples, or with samples of the schemas where it has none. */
export interface SampleCall extends WrittenRequest {
  /** The operation's. */
  id: string;
  /** What it does. */
  title: string;
  /** The operation's name; where an operation has several calls, one of the call's own. */
  name: string;
  /** As the contract has it, `/monitors/{monitor_id}`. */
  path: string;
  /** The values in the request, by their place. */
  parameters: Record<"path" | "query" | "header" | "cookie", Record<string, unknown>>;
  /** The environment variable with the address that the path is relative to. */
  address: "BASE_URL" | "AUTH_URL";
  /** What that address looks like. */
  server: string;
  /** Whether that is the operation's own, not one of a data center. */
  isElsewhere: boolean;
  /** Whether an overlay has added the operation. */
  isAdded: boolean;
  /** The media type of its success, if it has a body. */
  success: string | undefined;
  /** The version that a client asks for by itself. */
  usualVersion: string;
}

/** Secrets of the auth server never stand in a sample. The guides have these names too. */
const secrets: Record<string, string> = {
  client_id: "CLIENT_ID",
  client_secret: "CLIENT_SECRET",
  code: "GRANT_CODE",
  refresh_token: "REFRESH_TOKEN",
  token: "REFRESH_TOKEN",
};

/** The calls that show an operation: one for each example of its body, or one if it has none. */
export function callsOf(document: Document, operation: Operation): SampleCall[] {
  const { id, method, path, parameters: declared, isOAuth, version, needsToken, requestBody } = operation;
  const [server] = operation.servers ?? document.servers;
  const valuesIn = (place: string) => {
    const sent = declared.filter((one) => one.in === place && isSent(one));
    return Object.fromEntries(sent.map((one) => [one.name, exampleOf(document, one)]));
  };
  const parameters = {
    ...{ path: valuesIn("path"), query: valuesIn("query"), header: valuesIn("header"), cookie: valuesIn("cookie") },
  };
  const hidden = (name: string) => (isOAuth ? secrets[name] : undefined);
  const withSecrets = (fields: readonly FormField[]) =>
    fields.map((field) => {
      const variable = hidden(field.name);
      return variable ? { ...field, text: "", variable } : field;
    });
  const sent = declared.map((one) => ({
    ...{ in: one.in, name: one.name, value: parameters[one.in][one.name], style: styleOf(one) },
  }));
  const isHidden = (one: SentParameter) => one.in === "query" && hidden(one.name) !== undefined;
  const secret = sent.filter(isHidden).flatMap(({ name, value, style }) => writtenPairs(name, value, style));
  const common = {
    ...{ id, path, parameters, version },
    title: operation.summary,
    name: id,
    method: method.toUpperCase(),
    ...addressOf(
      path,
      sent.filter((one) => !isHidden(one)),
    ),
    secrets: withSecrets(secret.map(([name, text]) => ({ name, text }))),
    zaaid: "",
    isPublic: !needsToken,
    address: isOAuth ? ("AUTH_URL" as const) : ("BASE_URL" as const),
    server: server?.url ?? "",
    isElsewhere: operation.servers !== undefined && !isOAuth,
    isAdded: operation.object["x-added"] !== undefined,
    success: successOf(operation)?.body.mediaType,
    usualVersion: document["x-default-version"],
  };
  const [content] = requestBody?.contents ?? [];
  if (!content) return [{ ...common, body: "" }];
  return examplesOf(document, content, operation.summary).map(({ summary, value }, _, { length }) => {
    const { fields, ...body } = writtenBody(document, content, value);
    return {
      ...{ ...common, ...body, fields: withSecrets(fields) },
      ...(length > 1 && { title: summary, name: camelCase(summary) }),
    };
  });
}

/** The bodies to show: the examples, or a sample if there are none. */
function examplesOf(document: Document, { examples, schema }: Content, summary: string) {
  return examples.length > 0 ? examples : [{ summary, value: sampleOf(document, schema, { isRequest: true }) }];
}

/** The value of a parameter to show. */
function exampleOf(document: Document, parameter: Parameter): unknown {
  const { schema, examples } = parameterContent(document, parameter);
  return examples[0]?.value ?? sampleOf(document, schema);
}

function camelCase(title: string): string {
  return title.toLowerCase().replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Every call of the contract. */
export function allCalls(document: Document): SampleCall[] {
  return operationsOf(document).flatMap((operation) => callsOf(document, operation));
}
