import { type Document, writtenOperations } from "../../src/contract/document.ts";

/**
 * Replaces all servers with one that has no variables. For operations of the auth server, users create a second client with the
 * URL of the auth server.
 */
export function useOneServer(document: Document): void {
  document.servers = [{ url: "https://www.example.com/api", description: "A placeholder of {base_url}." }];
  for (const item of Object.values(document.paths)) delete item.servers;
}

/**
 * Keeps only the security scheme of the service's header, because generators pick one of several, often `Bearer`. Removes the
 * scopes, because OpenAPI 3.0 allows them only for OAuth 2.0.
 */
export function useOneScheme(document: Document): void {
  const { SvcOauthToken } = document.components.securitySchemes;
  Object.assign(document.components, { securitySchemes: { SvcOauthToken } });
  for (const { operation } of writtenOperations(document))
    operation.security = operation.security.length > 0 ? [{ SvcOauthToken: [] }] : [];
}

/** Makes the cookie a header. Most generated clients silently drop a cookie, and the call would act on another account. */
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

/** Removes the query parameters of a token request, which are also form fields. Generated clients would send both, or none. */
export function sendTokenRequestAsForm(document: Document): void {
  for (const { item, operation } of writtenOperations(document)) {
    const { requestBody } = operation;
    if (!item["x-auth-server"] || !requestBody || "$ref" in requestBody) continue;
    delete operation.parameters;
    requestBody.required = true;
  }
}

/** Declares errors as ranges. With `default`, progenitor fails, and other clients read an undocumented success as an error. */
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
