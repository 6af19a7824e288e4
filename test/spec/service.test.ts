// The tables of the specification outside of its constants and operations.

import { describe, expect, it } from "vitest";
import { bundle, operations, reference } from "../support/bundle.ts";
import { advice, factsOf } from "./facts.ts";
import { missingPhrases } from "./words.ts";

const { schemas, securitySchemes } = bundle.components;
const token = operations.find(({ path }) => path === "/oauth/v2/token");

/** The meaning of an id of a constant. */
const meaningOf = (name: string, id: string): string =>
  schemas[name]["x-enum-descriptions"][schemas[name].enum.indexOf(id)] ?? "";

/** The text of the guide in openapi/guides/<file>.md. */
const guideOf = (file: string) => reference.guides.find((one) => one.file === file)?.text ?? "";

const rowsOf = (guide: string) =>
  guideOf(guide)
    .split("\n")
    .filter((line) => line.startsWith("|"));

describe("the data centers", () => {
  const facts = factsOf("data-centers");

  it.each(facts)("$data_center has its two hosts", ({ data_center: name, base_host_prefix: prefix, ...ends }) => {
    const urlIn = (servers: ReadonlyArray<{ url: string; description?: string }> = []) =>
      servers.find(({ description }) => description === name)?.url;
    const message = advice(`The servers of ${name} differ.`, "data-centers");
    expect(urlIn(bundle.servers), message).toBe(`https://${prefix}.{service}${ends.base_host_end}/api`);
    expect(urlIn(token?.servers), message).toBe(`https://{auth_host}${ends.auth_host_end}`);
    const row = rowsOf("data-centers").find((line) => line.startsWith(`| ${name} `)) ?? "";
    expect(row, message).toContain(`\`${ends.base_host_end}\``);
    expect(row, message).toContain(`\`${ends.auth_host_end}\``);
  });

  it("are no others", () => {
    const names = facts.map(({ data_center }) => data_center);
    for (const servers of [bundle.servers, token?.servers])
      expect(servers?.map(({ description }) => description)).toEqual(names);
  });

  it("have the codes of the provider, which has none for Japan", () => {
    const coded = facts.filter(({ provider_id }) => provider_id);
    expect(schemas.ProviderDataCenter.enum.toSorted()).toEqual(coded.map(({ provider_id }) => provider_id).sort());
    for (const { provider_id: id = "", data_center } of coded)
      for (const name of ["ProviderDataCenter", "DataCenter"]) expect(meaningOf(name, id)).toBe(data_center);
  });
});

describe("the scopes", () => {
  const facts = factsOf("scopes");
  const types = factsOf("lists").flatMap(({ list, item = "" }) => (list === "scope type" ? [item] : []));

  it("have the names and the types of the specification", () => {
    expect(schemas.Scope.enum.toSorted()).toEqual(facts.map(({ scope }) => scope).sort());
    expect(schemas.ScopeType.enum).toEqual(types);
  });

  it.each(facts)("$scope covers $covers", ({ scope = "", covers = "" }) => {
    expect(missingPhrases(meaningOf("Scope", scope), covers), advice(`Scope ${scope} differs.`, "scopes")).toEqual([]);
    const { scopes } = securitySchemes.OAuth2.flows.authorizationCode;
    const name = `${scope[0]?.toUpperCase()}${scope.slice(1)}`;
    for (const type of types) {
      const description = scopes[`Svc.${name}.${type}`] ?? "";
      expect(missingPhrases(description, `${type}; ${covers}`), `Svc.${name}.${type}`).toEqual([]);
    }
  });

  it("of OAuth 2.0 are these, and no others", () => {
    expect(Object.keys(securitySchemes.OAuth2.flows.authorizationCode.scopes)).toHaveLength(
      facts.length * types.length,
    );
  });
});

describe("the roles", () => {
  const facts = factsOf("roles");

  it("are those of the specification", () => {
    expect(schemas.UserRole.enum.toSorted()).toEqual(facts.map(({ role }) => role).sort());
  });

  it.each(facts)("$role permits: $permission", ({ role = "", permission = "" }) => {
    const message = advice(`The permission of ${role} differs.`, "roles");
    expect(missingPhrases(meaningOf("UserRole", role), permission), message).toEqual([]);
    const row = rowsOf("user-roles").find((line) => line.startsWith(`| ${role} `)) ?? "";
    expect(missingPhrases(row, permission), message).toEqual([]);
  });
});

describe("the limits", () => {
  const facts = factsOf("limits");
  type Limit = { title: string; text: string } & Record<string, unknown>;
  const limits = Object.values<Limit>(securitySchemes.OAuth2["x-limits"]);

  it("are those of the specification", () => {
    expect(limits.map(({ title }) => title)).toEqual(facts.map(({ limit }) => limit));
  });

  it.each(facts)("$limit is $numbers", ({ limit, numbers = "", says = "" }) => {
    const message = advice(`The limit "${limit}" differs.`, "limits");
    const found = limits.find(({ title }) => title === limit);
    const values = Object.values(found ?? {}).filter((value) => typeof value === "number");
    expect(values.map(String), message).toEqual(numbers.split(" "));
    expect(missingPhrases(found?.text ?? "", [...numbers.split(" "), says].join("; ")), message).toEqual([]);
    const row = `| ${limit} | ${found?.text} |`;
    expect(guideOf("limits"), message).toContain(row);
    expect(bundle.info.description, message).toContain(row);
    expect(token?.operation.description, message).toContain(row);
  });
});

it.each(factsOf("headers"))("the header $header is $value", ({ header = "", value = "", sent = "" }) => {
  const row = rowsOf("requests-and-responses").find((line) => line.includes(`\`${header}\``)) ?? "";
  expect(missingPhrases(row, `${value}; ${sent}`), advice(`The header ${header} differs.`, "headers")).toEqual([]);
});

it("the token is in the header Authorization, with the service's own scheme word", () => {
  const { SvcOauthToken } = securitySchemes;
  expect(SvcOauthToken).toMatchObject({ type: "apiKey", in: "header", name: "Authorization" });
  expect(SvcOauthToken.description).toContain("`Svc-oauthtoken <ACCESS_TOKEN>`");
});

it("the API version is 2.0 by default", () => {
  expect(bundle["x-default-version"]).toBe("2.0");
});

it("the guide has the statuses of the specification, and no others", () => {
  const rows = rowsOf("errors").filter((line) => /^\| \d/.test(line));
  const facts = factsOf("status-codes");
  expect(rows).toHaveLength(facts.length);
  for (const [index, { status, meaning }] of facts.entries())
    expect(
      missingPhrases(rows[index] ?? "", `${status} ${meaning}`),
      advice(`${status} differs.`, "status-codes"),
    ).toEqual([]);
});

it("the kinds of resources of the provider are those of the specification", () => {
  const kinds = factsOf("lists").flatMap(({ list, item = "" }) => (list === "provider resource" ? [item] : []));
  const message = advice("The kinds of resources differ.", "lists");
  expect(schemas.ProviderResourceKind.enum.toSorted(), message).toEqual(kinds.toSorted());
  for (const kind of kinds) expect(guideOf("infrastructure-as-code").split("\n"), message).toContain(`- ${kind}`);
});
