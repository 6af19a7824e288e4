import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accessTokenLifetime, accessTokensPerRefreshToken } from "../../generated/limits.ts";
import { constantsOf } from "../../src/contract/constants.ts";
import { type Document, refName } from "../../src/contract/document.ts";
import { type Operation, type OperationBody, operationsOf } from "../../src/contract/operations.ts";
import { bundle, operations } from "../support/bundle.ts";

const text = readFileSync("generated/openapi.client.json", "utf8");
const profile: Document = JSON.parse(text);
const { schemas } = profile.components;
const profileOperations = operationsOf(profile);

describe("the contract, for those who generate from it all the same", () => {
  const { schemas: all, ...others } = bundle.components;

  it.each(Object.entries(others))(
    "has no %s with the name of a schema: in Go both would be one type",
    (_, components) => {
      expect(Object.keys(components).filter((name) => name in all)).toEqual([]);
    },
  );

  it("describes no variable of a server: a parser refuses the document then", () => {
    const servers = [bundle, ...Object.values(bundle.paths)].flatMap((one) => one.servers ?? []);
    const variables = servers.flatMap((one) => Object.values(one.variables ?? {}));
    expect(variables.length).toBeGreaterThan(0);
    expect(variables.filter((one) => "description" in one)).toEqual([]);
  });

  it("has its own scheme before OAuth2: most generators take the first", () => {
    const first = operations.flatMap(({ object }) => Object.keys(object.security?.[0] ?? {}));
    expect(new Set(first)).toEqual(new Set(["SvcOauthToken"]));
  });
});

describe("the contract for generators", () => {
  it("has the operations of the contract, with their paths, methods and summaries", () => {
    const known = ({ id, method, path, summary }: Operation) => [id, method, path, summary];
    expect(profileOperations.map(known)).toEqual(operations.map(known));
  });

  describe.each(operations)("$id", ({ id, parameters, requestBody, responses, scope, isOAuth }) => {
    const operation = profileOperations.find((one) => one.id === id) as Operation;
    const bodyOf = (body: OperationBody | undefined) => body && [body.mediaType, body.schema?.$ref];

    it("needs a token if the contract's does", () => {
      expect(operation.object.security).toEqual(scope === undefined ? [] : [{ SvcOauthToken: [] }]);
    });

    it("has the same parameters, the cookie as a header", () => {
      const expected = parameters.map((one) =>
        one.in === "cookie" ? "header Cookie undefined" : `${one.in} ${one.name} ${one.required}`,
      );
      const found = operation.parameters.map((one) => `${one.in} ${one.name} ${one.required}`);
      // The parameters of a token request are in the form alone.
      expect(found).toEqual(id === "createToken" ? [] : expected);
    });

    it("has the same request body, of fields or a map, not both: a client in Kotlin would not send the fields", () => {
      expect(bodyOf(operation.requestBody)).toEqual(bodyOf(requestBody));
      const { properties, additionalProperties } = schemas[refName(requestBody?.schema?.$ref ?? "")] ?? {};
      expect(properties && additionalProperties).toBeUndefined();
    });

    it("has the same successful responses, and errors as ranges", () => {
      const successes = [...responses].filter(([status]) => status.startsWith("2"));
      expect([...operation.responses.keys()]).toEqual([...successes.map(([status]) => status), "4XX", "5XX"]);
      for (const [status, body] of successes) expect(bodyOf(operation.responses.get(status))).toEqual(bodyOf(body));
      const error = operation.responses.get("4XX")?.schema;
      expect(error).toEqual(isOAuth ? {} : { $ref: "#/components/schemas/ErrorEnvelope" });
    });
  });

  it.each(constantsOf(bundle))("$name has the same ids, names and meanings", ({ name, type, members }) => {
    const constant = schemas[name];
    expect(constant).toMatchObject({
      type,
      enum: members.map(({ id }) => id),
      "x-enum-varnames": members.map((member) => member.name),
    });
    for (const { id, name: memberName, meaning } of members) {
      expect(constant?.description).toContain(`\n- \`${id}\` ${memberName}${meaning ? `: ${meaning}` : ""}`);
    }
  });

  it("has the limits of access tokens as a constant, which generators write as code", () => {
    expect(schemas.AccessTokenLimits?.["x-enum-varnames"]).toEqual(["Maximum", "PerSeconds", "UsualLifetimeSeconds"]);
    expect(schemas.AccessTokenLimits?.enum).toEqual([
      accessTokensPerRefreshToken.maximum,
      accessTokensPerRefreshToken.perMinutes * 60,
      accessTokenLifetime.usualSeconds,
    ]);
  });

  const records = Object.entries(schemas).filter(([, { enum: ids }]) => !ids);
  it.each(records.filter(([name]) => !/^Token/.test(name)))("%s has the same fields", (name, record) => {
    const original = bundle.components.schemas[name];
    expect(Object.keys(record.properties ?? {})).toEqual(Object.keys(original.properties ?? {}));
    expect(record.required).toEqual(original.required);
  });

  it("has one token request for both grants, with the grant as plain text", () => {
    const { required, properties = {} } = schemas.TokenRequest ?? {};
    expect(required).toEqual(["client_id", "client_secret", "grant_type"]);
    expect(Object.keys(properties).sort()).toEqual([...(required ?? []), "code", "refresh_token"].sort());
    const description = "`authorization_code` or `refresh_token`.";
    expect(properties.grant_type).toEqual({ type: "string", description });
  });

  it("has one token response, whose refresh token only the exchange of a grant has", () => {
    const { required, properties = {} } = schemas.TokenResponse ?? {};
    expect(required?.toSorted()).toEqual(["access_token", "api_domain", "expires_in", "token_type"]);
    expect(properties).toHaveProperty("refresh_token");
  });

  it("has nothing at which generators stop or generated clients fail", () => {
    expect(profile.openapi).toBe("3.0.3");
    expect(profile.servers).toEqual([{ url: "https://www.example.com/api", description: expect.any(String) }]);
    expect(Object.keys(profile.components.securitySchemes)).toEqual(["SvcOauthToken"]);
    expect(Object.values(schemas).map(({ title }) => title)).toEqual(Object.keys(schemas).map(() => undefined));
    expect(text).not.toMatch(/"(const|not|anyOf|x-rule|variables)":/);
    for (const { responses } of profileOperations) expect([...responses.keys()]).not.toContain("default");
    // An own operation may have variants with a tag.
    for (const { oneOf, discriminator } of Object.values(schemas)) expect(Boolean(oneOf)).toBe(Boolean(discriminator));
  });
});
