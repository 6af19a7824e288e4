import { type Document, writtenOperations } from "../../src/contract/document.ts";

/** A server without variables. The operations of the auth server need a second client, with the auth URL. */
export function useOneServer(document: Document): void {
  document.servers = [{ url: "https://www.example.com/api", description: "A placeholder of {base_url}." }];
  for (const item of Object.values(document.paths)) delete item.servers;
}

/** Generators take one of several schemes, often `Bearer`. Scopes are for OAuth 2.0 only in OpenAPI 3.0. */
export function useOneScheme(document: Document): void {
  const { SvcOauthToken } = document.components.securitySchemes;
  Object.assign(document.components, { securitySchemes: { SvcOauthToken } });
  for (const { operation } of writtenOperations(document))
    operation.security = operation.security.length > 0 ? [{ SvcOauthToken: [] }] : [];
}

/** Most generated clients drop a cookie parameter without a word; the call then acts on another account. */
export function sendAccountAsHeader(document: Document): void {
  for (const { operation } of writtenOperations(document)) {
    const { parameters } = operation;
    if (!parameters) continue;
    operation.parameters = parameters.map((parameter) => {
      if ("$ref" in parameter || parameter.in !== "cookie") return parameter;
      const { name, description, schema, example } = parameter;
      return {
        name: "Cookie",
        in: "header",
        description: `\`${name}=<ID>\`. ${description}`,
        ...(schema && { schema }),
        example: `${name}=${example}`,
      };
    });
  }
}

/** Generated clients would send the parameters of a token request twice, or none of them. */
export function sendTokenRequestAsForm(document: Document): void {
  for (const { item, operation } of writtenOperations(document)) {
    const { requestBody } = operation;
    if (!item["x-auth-server"] || !requestBody || "$ref" in requestBody) continue;
    delete operation.parameters;
    requestBody.required = true;
  }
}

/** As ranges: progenitor stops at `default`, and other clients read any other success as an error envelope then. */
export function useErrorRanges(document: Document): void {
  for (const { item, operation } of writtenOperations(document)) {
    const responses = Object.entries(operation.responses);
    const [, error] = responses.find(([status]) => !status.startsWith("2")) ?? [];
    // The specification does not show the errors of the OAuth operations.
    const isShown = error && "content" in error && !item["x-auth-server"];
    const schema = (isShown && error.content?.["application/json"]?.schema) || {};
    const errorOf = (description: string) => ({ description, content: { "application/json": { schema } } });
    operation.responses = {
      ...Object.fromEntries(responses.filter(([status]) => status.startsWith("2"))),
      "4XX": errorOf("The supplied information is wrong."),
      "5XX": errorOf("Server-side error."),
    };
  }
}
