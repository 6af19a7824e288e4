import { type Document, writtenOperations } from "../../src/contract/document.ts";

/**
 * Removes the operations of the auth server, which would be sent to the wrong host with an access token: a client gets its tokens
 * by code that no generator writes.
 */
export function removeAuthServer(document: Document): void {
  const ofService = Object.entries(document.paths).filter(([, item]) => !item["x-auth-server"]);
  document.paths = Object.fromEntries(ofService);
}

/** Replaces all servers with one that has no variables. */
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

/** Declares errors as ranges. With `default`, clients read an undocumented success as an error. */
export function useErrorRanges(document: Document): void {
  for (const { operation } of writtenOperations(document)) {
    const responses = Object.entries(operation.responses);
    const [, error] = responses.find(([status]) => !status.startsWith("2")) ?? [];
    const schema = (error && "content" in error && error.content?.["application/json"]?.schema) || {};
    const errorOf = (description: string) => ({ description, content: { "application/json": { schema } } });
    operation.responses = {
      ...Object.fromEntries(responses.filter(([status]) => status.startsWith("2"))),
      "4XX": errorOf("The supplied information is wrong."),
      "5XX": errorOf("Server-side error."),
    };
  }
}
