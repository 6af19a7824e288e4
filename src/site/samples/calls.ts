import type { Document, Parameter } from "../../contract/document.ts";
import { type Content, examplesOf, type Operation, successOf } from "../../contract/operations.ts";
import { sampleOf } from "../../contract/sample.ts";
import type { FormField, WrittenRequest } from "../../shared/written-request.ts";
import { uriOf, writtenPairs } from "./address.ts";

/** A call of an operation, in no language yet: with the contract's examples, or with samples of the schemas where it has none. */
export interface SampleCall extends WrittenRequest {
  /** The id of the operation. */
  id: string;
  /** What it does. */
  title: string;
  /** As the contract has it, `/monitors/{monitor_id}`. */
  path: string;
  /** The values in the path and in the query. */
  parameters: Record<"path" | "query", Record<string, unknown>>;
  /** What a sample calls the address that the path is relative to. */
  address: "BASE_URL" | "AUTH_URL";
  /** The value of `address` in the first data center. */
  server: string;
  /** Whether the operation has a server of its own, which no data center has. */
  isElsewhere: boolean;
  /** Whether it may act on another account. */
  takesAccount: boolean;
  /** The media type of its success, if it has a body. */
  success: string | undefined;
  /** The version that a client requests by default. */
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
  const { id, method, path, summary, isOAuth, version, needsToken, takesAccount, requestBody } = operation;
  const [server] = operation.servers ?? document.servers;
  const sent = operation.parameters
    .filter(({ required }) => required)
    .map((one) => ({ in: one.in, name: one.name, value: exampleOf(document, one) }));
  const valuesIn = (place: string) =>
    Object.fromEntries(sent.filter((one) => one.in === place).map(({ name, value }) => [name, value]));
  const isSecret = (one: { in: string; name: string }) => isOAuth && one.in === "query" && one.name in secrets;
  const common = {
    id,
    path,
    version,
    title: summary,
    method,
    takesAccount,
    body: "",
    parameters: { path: valuesIn("path"), query: valuesIn("query") },
    uri: uriOf(
      path,
      sent.filter((one) => !isSecret(one)),
    ),
    secrets: sent.filter(isSecret).flatMap(({ name, value }) => formFields(name, value, isOAuth)),
    zaaid: String(valuesIn("cookie").zaaid ?? ""),
    isPublic: !needsToken,
    address: isOAuth ? ("AUTH_URL" as const) : ("BASE_URL" as const),
    server: server?.url ?? "",
    isElsewhere: operation.servers !== undefined && !isOAuth,
    success: successOf(operation)?.body.mediaType,
    usualVersion: document["x-default-version"],
  };
  const content = requestBody?.content;
  if (!content) return [common];
  return shownExamples(document, content).map((shown, _, { length }) => ({
    ...common,
    ...(isJsonOrUnknown(content.mediaType)
      ? { body: JSON.stringify(shown.value, null, 2) }
      : { fields: Object.entries(Object(shown.value)).flatMap(([name, one]) => formFields(name, one, isOAuth)) }),
    ...(length > 1 && { title: shown.summary }),
  }));
}

/**
 * A value as fields of a form or of the query. For a secret of an OAuth operation, a field has the name of an environment
 * variable.
 */
function formFields(name: string, value: unknown, isOAuth: boolean): FormField[] {
  const variable = isOAuth ? secrets[name] : undefined;
  return writtenPairs(name, value).map(([, text]) => (variable ? { name, text: "", variable } : { name, text }));
}

/** The examples of a body or of a parameter, or a sample of its schema if it has none. */
export function shownExamples(document: Document, { examples, schema }: Pick<Content, "examples" | "schema">) {
  if (examples.length > 0) return examples;
  return [{ name: "", summary: "Made from the schema, which has no example", value: sampleOf(document, schema) }];
}

/** Whether a body is sent as JSON. A body that the contract does not document is, too. */
export function isJsonOrUnknown(mediaType: string): boolean {
  return mediaType === "" || mediaType === "application/json";
}

/** The value of a parameter to show. */
function exampleOf(document: Document, parameter: Parameter): unknown {
  const { schema = {} } = parameter;
  return shownExamples(document, { schema, examples: examplesOf(document, parameter) })[0]?.value;
}
