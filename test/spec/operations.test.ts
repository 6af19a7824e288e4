import { describe, expect, it } from "vitest";
import { bundle, operations, validator } from "../support/bundle.ts";
import { advice, componentFile, pathFile } from "./advice.ts";
import { operations as transcribedOperations, wholeScopes } from "./transcription/operations.ts";

function operationOf(method: string, path: string) {
  const found = operations.find((target) => target.path === path && target.method === method.toLowerCase());
  if (!found) throw new Error(toFix(path, `The contract has no ${method} ${path}, which the specification has.`));
  return found;
}

const toFix = (path: string, wrong: string) => advice(wrong, pathFile(path), "Add an operation");

describe("the operations of the specification", () => {
  it("are the operations of the contract, and no others", () => {
    const names = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const message = advice(
      "The contract has other operations than test/spec/transcription/operations.ts.",
      "one of the two: `paths` of openapi/openapi.yaml and the files in openapi/paths/, or the transcription",
      "Add an operation",
    );
    expect(names.sort(), message).toEqual(transcribedOperations.map(({ method, path }) => `${method} ${path}`).sort());
  });

  // The statements have its cookie and its server.
  it.each(transcribedOperations)("$method $path has its scope and statuses", ({ method, path, scope, success }) => {
    const { operation } = operationOf(method, path);
    const differs = (what: string) => toFix(path, `${method} ${path} has another ${what} than the specification.`);
    const requirements = scope ? [{ SvcOauthToken: [] }, { OAuth2: [scope] }] : [];
    expect(operation.security, differs("scope")).toEqual(requirements);
    const statuses = [...success.split(" or "), "400", "401", "403", "404", "405", "500"];
    expect(Object.keys(operation.responses), differs("list of statuses")).toEqual(statuses);
  });

  const chosen = transcribedOperations.filter(({ path, scope }) => scope !== null && !wholeScopes.includes(path));
  it.each(chosen)("$method $path marks the type of its scope as an interpretation", ({ method, path }) => {
    const { operation } = operationOf(method, path);
    const wrong = `${method} ${path} does not say that the type of its scope is chosen, with an x-interpretation. If the specification names it, add the path to \`wholeScopes\` in test/spec/transcription/operations.ts.`;
    expect(operation.description, toFix(path, wrong)).toMatch(/\*\*Interpretation:\*\* .*is the type for [A-Z]+ here/);
  });

  it.each(["GET", "PUT", "DELETE"])("%s /admin/monitors marks that it is one of any verb", (method) => {
    expect(operationOf(method, "/admin/monitors").operation.description).toContain("takes any verb");
  });

  it.each(operations)("$name has what a reader needs", ({ name, path, operation }) => {
    const needs = (what: string) => toFix(path, `${name} needs ${what}.`);
    expect(operation.summary ?? "", needs("a summary that begins with a capital letter and has no full stop")).toMatch(
      /^[A-Z].*[a-z]$/,
    );
    const shape = /^[A-Z].+\.\n\n(- \*\*[A-Z][\w ]+:\*\* .+\n)+$/s;
    const inWords = "a description: a sentence, an empty line, and a list whose lines begin with `- **Name:** `";
    expect(operation.description ?? "", needs(inWords)).toMatch(shape);
    expect(operation.tags ?? [], needs("one tag")).toHaveLength(1);
  });
});

describe("what the statements do not say", () => {
  const client = { client_id: "a", client_secret: "b" };
  const response = { access_token: "a", expires_in: 3600, api_domain: "https://api.example.com", token_type: "Bearer" };

  it.each<[schema: string, value: unknown, isValid: boolean]>([
    ["TokenRequest", { ...client, grant_type: "authorization_code", code: "c" }, true],
    ["TokenRequest", { ...client, grant_type: "refresh_token", refresh_token: "c" }, true],
    ["TokenRequest", { ...client, grant_type: "authorization_code", refresh_token: "c" }, false],
    ["TokenRequest", { ...client, grant_type: "password", code: "c" }, false],
    ["TokenResponse", response, true],
    ["TokenResponse", { ...response, refresh_token: "r" }, true],
    // The errors of OAuth are not documented, so they are open.
    ["OAuthError", { error: "anything" }, true],
    ["OAuthError", "text", true],
    ["OAuthError", null, true],
    ["MonitorListEnvelope", { message: "success", data: {} }, false],
  ])("%s of %j is valid: %s", (schema, value, isValid) => {
    const wrong = `${schema} ${isValid ? "refuses" : "accepts"} ${JSON.stringify(value)}, against the specification.`;
    const message = advice(wrong, componentFile(schema), "The specification");
    expect(validator(schema)(value), message).toBe(isValid);
  });

  it("there are no more scopes than 30, and no more data centers than six", () => {
    expect(Object.keys(bundle.components.securitySchemes.OAuth2.flows.authorizationCode.scopes)).toHaveLength(30);
    for (const servers of [bundle.servers, operationOf("POST", "/oauth/v2/token").servers])
      expect(servers).toHaveLength(6);
  });
});
