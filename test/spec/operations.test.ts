import { describe, expect, it } from "vitest";
import { bundle, type Operation, operations, type Parameter, resolve, validator } from "../support/bundle.ts";
import { advice, componentFile, pathFile } from "./advice.ts";
import {
  oauthOperations,
  oauthScopes,
  scopeCovers,
  operations as transcribedOperations,
} from "./transcription/operations.ts";
import { dataCenters } from "./transcription/service.ts";

const parametersOf = (operation: Operation): Parameter[] =>
  (operation.parameters ?? []).map((reference) => resolve(reference));

function operationOf(method: string, path: string) {
  const found = operations.find((target) => target.path === path && target.method === method.toLowerCase());
  if (!found) throw new Error(toFix(path, `The contract has no ${method} ${path}, which the specification has.`));
  return found;
}

const toFix = (path: string, wrong: string) => advice(wrong, pathFile(path), "Add an operation");
const toFixComponent = (name: string, wrong: string) => advice(wrong, componentFile(name), "The specification");

/** A component schema. */
function schemaOf(name: string) {
  const schema = bundle.components.schemas[name];
  if (!schema) throw new Error(toFixComponent(name, `The contract has no schema ${name}.`));
  return schema;
}

function expectVerdict(schema: string, value: unknown, isValid: boolean): void {
  const wrong = `${schema} ${isValid ? "refuses" : "accepts"} ${JSON.stringify(value)}, against the specification.`;
  expect(validator(schema)(value), toFixComponent(schema, wrong)).toBe(isValid);
}

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

  it.each(transcribedOperations)("$method $path has its scope, cookie, server and statuses", (expected) => {
    const { operation, servers } = operationOf(expected.method, expected.path);
    const name = `${expected.method} ${expected.path}`;
    const differs = (what: string) => toFix(expected.path, `${name} has another ${what} than the specification.`);
    const requirements = expected.scope ? [{ SvcOauthToken: [] }, { OAuth2: [expected.scope] }] : [];
    expect(operation.security, differs("scope")).toEqual(requirements);
    const takesAccount = parametersOf(operation).some(({ name, in: place }) => name === "zaaid" && place === "cookie");
    expect(takesAccount, differs("cookie zaaid")).toBe(expected.zaaid);
    expect(servers !== undefined, differs("server")).toBe(expected.server === "auth");
    const statuses = [...expected.success.split(" or "), "400", "401", "403", "404", "405", "500"];
    expect(Object.keys(operation.responses), differs("list of statuses")).toEqual(statuses);
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

describe("the errors", () => {
  it("have a code and a message, except for the OAuth errors, which are open", () => {
    for (const body of [{ message: "" }, { code: 1 }, { code: "1", message: "" }])
      expectVerdict("ErrorEnvelope", body, false);
    for (const body of [{ error: "anything" }, "text", null]) expectVerdict("OAuthError", body, true);
  });
});

describe("the token operations", () => {
  const formOf = { authorization_code: "GrantExchangeRequest", refresh_token: "AccessTokenRequest" } as const;
  const answerOf = { authorization_code: "GrantExchangeResponse", refresh_token: "AccessTokenResponse" } as const;

  it.each(oauthOperations.filter(({ grantType }) => grantType))(
    "$name has its parameters and its response",
    (specified) => {
      const grantType = specified.grantType as keyof typeof formOf;
      const name = formOf[grantType];
      const form = schemaOf(name);
      const differs = toFixComponent(name, `${name} has other parameters than the specification.`);
      expect(form.required.toSorted(), differs).toEqual([...specified.parameters].sort());
      expect(form.properties.grant_type.const, differs).toBe(grantType);
      const answer = answerOf[grantType];
      const response = Object.fromEntries(
        Object.entries(specified.response).map(([field, type]) => [
          field,
          type === "integer" ? 3600 : "https://a.test",
        ]),
      );
      expectVerdict(answer, response, true);
      for (const field of Object.keys(specified.response)) {
        const { [field]: value, ...lacking } = response;
        expectVerdict(answer, lacking, false);
        expectVerdict(answer, { ...response, [field]: typeof value === "number" ? "3600" : 1 }, false);
      }
      const inQuery = parametersOf(operationOf("POST", specified.path).operation).filter(
        ({ in: place }) => place === "query",
      );
      const lacks = toFix(specified.path, "The query lacks a parameter of the specification.");
      expect(
        inQuery.map((one) => one.name),
        lacks,
      ).toEqual(expect.arrayContaining([...specified.parameters]));
    },
  );

  const client = { client_id: "a", client_secret: "b" };
  const response = { access_token: "a", expires_in: 3600, api_domain: "https://api.example.com", token_type: "Bearer" };
  it.each<[schema: string, value: object, isValid: boolean]>([
    ["TokenRequest", { ...client, grant_type: "authorization_code", code: "c" }, true],
    ["TokenRequest", { ...client, grant_type: "refresh_token", refresh_token: "c" }, true],
    ["TokenRequest", { ...client, grant_type: "authorization_code", refresh_token: "c" }, false],
    ["TokenRequest", { ...client, grant_type: "password", code: "c" }, false],
    // Only the response to an exchange has a refresh token.
    ["AccessTokenResponse", response, true],
    ["AccessTokenResponse", { ...response, refresh_token: "r" }, false],
    ["GrantExchangeResponse", response, false],
    ["GrantExchangeResponse", { ...response, refresh_token: "r" }, true],
    ["TokenResponse", response, true],
    ["TokenResponse", { ...response, refresh_token: "r" }, true],
  ])("%s of %j is valid: %s", expectVerdict);
});

describe("security and servers", () => {
  it("OAuth2 has the 30 scopes", () => {
    const { scopes } = bundle.components.securitySchemes.OAuth2.flows.authorizationCode;
    const message = toFixComponent("OAuth2", "The scopes are not those of test/spec/transcription/operations.ts.");
    expect(Object.keys(scopes).sort(), message).toEqual([...oauthScopes].sort());
    for (const [scope, covers] of Object.entries(scopes)) {
      const name = scope.split(".")[1]?.toLowerCase() ?? "";
      expect(covers, toFixComponent("OAuth2", `${scope} does not say what it covers.`)).toContain(scopeCovers[name]);
    }
  });

  it("each data center has its base server and its auth server", () => {
    const auth = operationOf("POST", "/oauth/v2/token").servers ?? [];
    expect(dataCenters.length).toBe(6);
    const inRoot = advice(
      "The base servers are not those of the data centers.",
      "openapi/openapi.yaml",
      "The specification",
    );
    expect(
      bundle.servers.map(({ url, description }) => [description, url]),
      inRoot,
    ).toEqual(
      dataCenters.map(({ name, basePrefix, baseEnding }) => [name, `https://${basePrefix}.{service}${baseEnding}/api`]),
    );
    const ofTokens = toFix("/oauth/v2/token", "The auth servers are not those of the data centers.");
    expect(
      auth.map(({ url, description }) => [description, url]),
      ofTokens,
    ).toEqual(dataCenters.map(({ name, authEnding }) => [name, `https://{auth_host}${authEnding}`]));
  });
});

describe("the records", () => {
  const success = { code: 0, message: "success" };
  it.each<[schema: string, value: object, isValid: boolean]>([
    // The service may add attributes.
    ["DeviceKeyEnvelope", { ...success, data: { device_key: "k", added_tomorrow: 1 }, more: true }, true],
    ["DeviceKeyEnvelope", success, false],
    ["MonitorListEnvelope", { message: "success", data: {} }, false],
  ])("%s of %j is valid: %s", expectVerdict);
});
