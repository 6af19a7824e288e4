import type { Parameter } from "../../contract/document.ts";
import type { Operation, OperationBody } from "../../contract/operations.ts";

export function profileOperation(operation: Operation) {
  const { id, tag, summary, object, isOAuth, requestBody, responses } = operation;
  const successes = [...responses].filter(([status]) => status.startsWith("2"));
  // A token request is sent as form only: generated clients would send the same parameters twice, or none of them.
  const parameters = isOAuth && requestBody ? [] : operation.parameters.map(profileParameter);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: object.description,
    // Scopes are for OAuth 2.0 only in OpenAPI 3.0.
    security: isOAuth ? [] : [{ SvcOauthToken: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody: { ...profileBody(requestBody), required: requestBody.isRequired || isOAuth } }),
    responses: {
      ...Object.fromEntries(successes.map(([status, body]) => [status, profileBody(body)])),
      "4XX": errorResponse("The supplied information is wrong.", operation),
      "5XX": errorResponse("Server-side error.", operation),
    },
  };
}

/** Most generated clients drop a cookie parameter without a word; the call then acts on another account. */
function profileParameter({ name, in: location, description, required, schema, example }: Parameter) {
  if (location !== "cookie") return { name, in: location, description, required, schema, example };
  return {
    name: "Cookie",
    in: "header",
    description: `\`${name}=<ID>\`. ${description}`,
    schema,
    example: `${name}=${example}`,
  };
}

function profileBody({ description, mediaType, schema, examples }: OperationBody) {
  const [example] = examples;
  if (mediaType === undefined) return { description };
  return { description, content: { [mediaType]: { schema, ...(example && { example: example.value }) } } };
}

/** As ranges: progenitor stops at `default`, and other clients read any other success as an error envelope then. */
function errorResponse(description: string, { isOAuth, responses }: Operation) {
  const [, error] = [...responses].find(([status]) => !status.startsWith("2")) ?? [];
  // The specification does not show the errors of the OAuth operations.
  return { description, content: { "application/json": { schema: (!isOAuth && error?.schema) || {} } } };
}
