import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accessTokenLifetime, accessTokensPerRefreshToken } from "../../generated/limits.ts";
import { constantsOf } from "../../src/contract/constants.ts";
import type { Document } from "../../src/contract/document.ts";
import { type Operation, type OperationBody, operationsOf } from "../../src/contract/operations.ts";
import { bundle, operations } from "../support/bundle.ts";

const text = readFileSync("generated/openapi.client.json", "utf8");
const profile: Document = JSON.parse(text);
const { schemas } = profile.components;
const profileOperations = operationsOf(profile);

describe("the contract, for those who generate from it all the same", () => {
  const { schemas: all, ...others } = bundle.components;

  it("has no other component with the name of a schema: in Go both would be one type", () => {
    const names = Object.values(others).flatMap((components) => Object.keys(components));
    expect(names.filter((name) => name in all)).toEqual([]);
  });

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

/** What a generated client calls: the operation, its parameters, its body, and what it may respond. */
function callOf({ id, method, path, summary, parameters, requestBody, responses }: Operation) {
  const bodyOf = (body: OperationBody | undefined) => body && [body.mediaType, body.schema?.$ref];
  const names = parameters.map((one) =>
    one.in === "cookie" ? "header Cookie undefined" : `${one.in} ${one.name} ${one.required}`,
  );
  const successes = [...responses].filter(([status]) => status.startsWith("2"));
  return {
    ...{ id, method, path, summary, request: bodyOf(requestBody) },
    successes: successes.map(([status, body]) => [status, bodyOf(body)]),
    parameters: names,
  };
}

describe("the contract for generators", () => {
  const ofService = operations.filter(({ isOAuth }) => !isOAuth);

  it("has the calls of the service, the cookie as a header, and none of the auth server", () => {
    expect(profileOperations.map(callOf)).toEqual(ofService.map(callOf));
  });

  it.each(ofService)("$id has one scheme or none, and errors as ranges", ({ id, scope }) => {
    const { object, responses } = profileOperations.find((one) => one.id === id) as Operation;
    expect(object.security).toEqual(scope === undefined ? [] : [{ SvcOauthToken: [] }]);
    expect([...responses.keys()].filter((status) => !status.startsWith("2"))).toEqual(["4XX", "5XX"]);
    expect(responses.get("4XX")?.schema).toEqual({ $ref: "#/components/schemas/ErrorEnvelope" });
  });

  it("has constants with the same ids, names and meanings", () => {
    for (const { name, type, members } of constantsOf(bundle)) {
      const names = members.map((member) => member.name);
      expect(schemas[name]).toMatchObject({ type, enum: members.map(({ id }) => id), "x-enum-varnames": names });
      for (const { id, name: memberName, meaning } of members)
        expect(schemas[name]?.description).toContain(`\n- \`${id}\` ${memberName}${meaning ? `: ${meaning}` : ""}`);
    }
  });

  it("has the limits of access tokens as a constant, which generators write as code", () => {
    expect(schemas.AccessTokenLimits).toMatchObject({
      enum: [
        accessTokensPerRefreshToken.maximum,
        accessTokensPerRefreshToken.perMinutes * 60,
        accessTokenLifetime.usualSeconds,
      ],
      "x-enum-varnames": ["Maximum", "PerSeconds", "UsualLifetimeSeconds"],
    });
  });

  it("has records with the same fields", () => {
    const records = Object.entries(schemas).filter(([, { enum: ids }]) => !ids);
    for (const [name, { properties = {}, required }] of records) {
      const original = bundle.components.schemas[name];
      expect([Object.keys(properties), required], name).toEqual([
        Object.keys(original.properties ?? {}),
        original.required,
      ]);
    }
  });

  it("has nothing at which generators stop or generated clients fail", () => {
    expect(profile.openapi).toBe("3.0.3");
    expect(profile.servers).toEqual([{ url: "https://www.example.com/api", description: expect.any(String) }]);
    expect(Object.keys(profile.components.securitySchemes)).toEqual(["SvcOauthToken"]);
    expect(Object.values(schemas).filter(({ title }) => title)).toEqual([]);
    expect(text).not.toMatch(/"(const|not|anyOf|x-rule|variables)":/);
    // An own operation may have variants with a tag.
    for (const { oneOf, discriminator } of Object.values(schemas)) expect(Boolean(oneOf)).toBe(Boolean(discriminator));
  });
});
