import { describe, expect, it } from "vitest";
import { bundle, type Operation, operations, type Parameter, resolve, validator } from "../support/bundle.ts";
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
  if (!found) throw new Error(`The contract has no ${method} ${path}.`);
  return found;
}

describe("the operations of the specification", () => {
  it("are the operations of the contract, and no others", () => {
    const names = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(names.sort()).toEqual(transcribedOperations.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it.each(transcribedOperations)("$method $path has its scope, cookie, server and statuses", (expected) => {
    const { operation, servers } = operationOf(expected.method, expected.path);
    const requirements = expected.scope ? [{ SvcOauthToken: [] }, { OAuth2: [expected.scope] }] : [];
    expect(operation.security).toEqual(requirements);
    expect(parametersOf(operation).some(({ name, in: place }) => name === "zaaid" && place === "cookie")).toBe(
      expected.zaaid,
    );
    expect(servers !== undefined).toBe(expected.server === "auth");
    const statuses = [...expected.success.split(" or "), "400", "401", "403", "404", "405", "500"];
    expect(Object.keys(operation.responses)).toEqual(statuses);
  });

  it.each(operations)("$name has what a reader needs", ({ operation }) => {
    expect(operation.summary).toMatch(/^[A-Z].*[a-z]$/);
    expect(operation.description).toMatch(/^[A-Z].+\.\n\n(- \*\*[A-Z][\w ]+:\*\* .+\n)+$/s);
    expect(operation.tags).toHaveLength(1);
  });
});

describe("the errors", () => {
  it("have a code and a message, except for the OAuth errors, which are open", () => {
    expect(validator("ErrorEnvelope")({ message: "" })).toBe(false);
    expect(validator("ErrorEnvelope")({ code: 1 })).toBe(false);
    expect(validator("ErrorEnvelope")({ code: "1", message: "" })).toBe(false);
    for (const body of [{ error: "anything" }, "text", null]) expect(validator("OAuthError")(body)).toBe(true);
  });
});

describe("the token operations", () => {
  const formOf = { authorization_code: "GrantExchangeRequest", refresh_token: "AccessTokenRequest" } as const;
  const answerOf = { authorization_code: "GrantExchangeResponse", refresh_token: "AccessTokenResponse" } as const;

  it.each(oauthOperations.filter(({ grantType }) => grantType))(
    "$name has its parameters and its response",
    (specified) => {
      const grantType = specified.grantType as keyof typeof formOf;
      const form = bundle.components.schemas[formOf[grantType]];
      expect(form.required.toSorted()).toEqual([...specified.parameters].sort());
      expect(form.properties.grant_type.const).toBe(grantType);
      const fits = validator(answerOf[grantType]);
      const response = Object.fromEntries(
        Object.entries(specified.response).map(([field, type]) => [
          field,
          type === "integer" ? 3600 : "https://a.test",
        ]),
      );
      expect(fits(response)).toBe(true);
      for (const field of Object.keys(specified.response)) {
        const { [field]: value, ...lacking } = response;
        expect(fits(lacking), `without ${field}`).toBe(false);
        expect(fits({ ...response, [field]: typeof value === "number" ? "3600" : 1 }), `${field} mistyped`).toBe(false);
      }
      const query = parametersOf(operationOf("POST", specified.path).operation).filter(
        ({ in: place }) => place === "query",
      );
      expect(query.map(({ name }) => name)).toEqual(expect.arrayContaining([...specified.parameters]));
    },
  );

  it("a token request has one of two shapes, which grant_type selects", () => {
    const client = { client_id: "a", client_secret: "b" };
    const fits = validator("TokenRequest");
    expect(fits({ ...client, grant_type: "authorization_code", code: "c" })).toBe(true);
    expect(fits({ ...client, grant_type: "refresh_token", refresh_token: "c" })).toBe(true);
    expect(fits({ ...client, grant_type: "authorization_code", refresh_token: "c" })).toBe(false);
    expect(fits({ ...client, grant_type: "password", code: "c" })).toBe(false);
  });

  it("only the response to an exchange has a refresh token", () => {
    const api_domain = "https://api.example.com";
    const response = { access_token: "a", expires_in: 3600, api_domain, token_type: "Bearer" };
    for (const [schema, without, withToken] of [
      ["AccessTokenResponse", true, false],
      ["GrantExchangeResponse", false, true],
      ["TokenResponse", true, true],
    ] as const) {
      expect(validator(schema)(response), schema).toBe(without);
      expect(validator(schema)({ ...response, refresh_token: "r" }), schema).toBe(withToken);
    }
  });
});

describe("security and servers", () => {
  it("OAuth2 has the 30 scopes", () => {
    const { scopes } = bundle.components.securitySchemes.OAuth2.flows.authorizationCode;
    expect(Object.keys(scopes).sort()).toEqual([...oauthScopes].sort());
    for (const [scope, covers] of Object.entries(scopes)) {
      expect(covers).toContain(scopeCovers[scope.split(".")[1]?.toLowerCase() ?? ""]);
    }
  });

  it("each data center has its base server and its auth server", () => {
    const auth = operationOf("POST", "/oauth/v2/token").servers ?? [];
    expect(dataCenters.length).toBe(6);
    expect(bundle.servers.map(({ url, description }) => [description, url])).toEqual(
      dataCenters.map(({ name, basePrefix, baseEnding }) => [name, `https://${basePrefix}.{service}${baseEnding}/api`]),
    );
    expect(auth.map(({ url, description }) => [description, url])).toEqual(
      dataCenters.map(({ name, authEnding }) => [name, `https://{auth_host}${authEnding}`]),
    );
  });
});

describe("the records", () => {
  it("are open, because the service may add attributes", () => {
    const record = { device_key: "k", added_tomorrow: 1 };
    expect(validator("DeviceKeyEnvelope")({ code: 0, message: "success", data: record, more: true })).toBe(true);
  });

  it("are rejected without their payload", () => {
    expect(validator("DeviceKeyEnvelope")({ code: 0, message: "success" })).toBe(false);
    expect(validator("MonitorListEnvelope")({ message: "success", data: {} })).toBe(false);
  });
});
