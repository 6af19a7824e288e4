import { describe, expect, it } from "vitest";
import { operationChanges } from "../../src/changes/operation-changes.ts";
import type { Document } from "../../src/contract/document.ts";
import { contract } from "../support/bundle.ts";
import { edited, type Json, type Mutation } from "./mutations.ts";

const hook = (properties: Json, required: string[] = []): Json => ({
  post: {
    operationId: "alert",
    requestBody: {
      required: true,
      content: { "application/json": { schema: { type: "object", properties, required } } },
    },
    responses: { 200: { description: "Received" } },
  },
});

const withWebhook = (item: Json) => ({ ...contract, webhooks: { alert: item } }) as Document;
const withCallback = (item: Json) => {
  const document = structuredClone(contract) as Json;
  document.paths["/monitor_groups"].post.callbacks = { alert: { "{$request.body#/url}": item } };
  return document as Document;
};

it.each([
  ["The webhook `POST alert`", "The webhook `POST alert`", contract, withWebhook],
  [
    "`POST /monitor_groups`: the callback `alert`",
    "`POST /monitor_groups`: the callback `alert`, `POST`",
    contract,
    withCallback,
  ],
])("%s is compared: the service sends it, and a caller reads it", (whole, name, without, withHook) => {
  const [one, two] = [hook({ a: {} }, ["a"]), hook({ a: {}, b: {} }, ["b"])];
  const body = `${name}: the body as \`application/json\``;
  expect(operationChanges(without, withHook(one))).toEqual([{ impact: "minor", text: `${whole} is new.` }]);
  expect(operationChanges(withHook(one), without)).toEqual([{ impact: "major", text: `${whole} is gone.` }]);
  expect(operationChanges(withHook(one), withHook(two))).toEqual([
    { impact: "major", text: `${body}: \`a\`: required was true and is false.` },
    { impact: "minor", text: `${body}: \`b\` is new.` },
  ]);
});

it("a callback of several operations, which may contain itself, is compared once", () => {
  const shared = (properties: Json) => {
    const document = structuredClone(contract) as Json;
    const item = hook(properties);
    item.post.callbacks = { again: { $ref: "#/components/callbacks/Alert" } };
    document.components.callbacks = { Alert: { "{$request.body#/url}": item } };
    for (const path of ["/monitor_groups", "/monitors"])
      Object.values<Json>(document.paths[path])[0].callbacks = { alert: { $ref: "#/components/callbacks/Alert" } };
    return document as Document;
  };
  expect(operationChanges(shared({ a: {} }), shared({ a: {}, b: {} }))).toEqual([
    { impact: "minor", text: "The callback `Alert`, `POST`: the body as `application/json`: `b` is new." },
  ]);
});

it("a record of a webhook only is read", () => {
  const document = (monitor: Json) => {
    const edited = structuredClone(withWebhook(hook({ a: { $ref: "#/components/schemas/Alert" } })));
    Object.assign(edited.components.schemas, { Alert: monitor });
    return edited;
  };
  const [free, short] = [document({ type: "string" }), document({ type: "string", maxLength: 3 })];
  expect(operationChanges(free, short)).toMatchObject([{ impact: "minor" }]);
});

describe("a change of how an operation is called", () => {
  const [first, last] = [contract.servers[0], contract.servers.at(-1)];
  it.each<[string, Mutation]>([
    [
      "another server that generated code takes by default breaks its users",
      {
        edit: (document) => document.servers.reverse(),
        impact: "major",
        text: `The document: default server was ${JSON.stringify(first?.url)} and is ${JSON.stringify(last?.url)}.`,
      },
    ],
    [
      "a token that the whole document asks for breaks a caller",
      {
        edit: (document) => {
          Object.assign(document, { security: [{ SvcOauthToken: [] }] });
          delete document.paths["/oauth/v2/token"].post.security;
        },
        impact: "major",
        text: "`POST /oauth/v2/token`: needs a token was false and is true.",
      },
    ],
    [
      "another license is a text",
      {
        edit: ({ info }) => Object.assign(info, { license: { name: "Proprietary" } }),
        impact: "patch",
        text: "The document: license.",
      },
    ],
    [
      "access without a token is named",
      {
        edit: ({ paths }) => paths["/monitors"].get.security.push({}),
        impact: "minor",
        text: "`GET /monitors`: access without a token is new.",
      },
    ],
    [
      "the address of the other server breaks a caller",
      {
        edit: ({ paths }) => Object.assign(paths["/monitors"], { "x-auth-server": true }),
        impact: "major",
        text: "`GET /monitors`: x-auth-server was not set and is true.",
      },
    ],
    [
      "an extension that no program reads breaks nobody",
      {
        edit: ({ paths }) => Object.assign(paths["/monitors"].get, { "x-team": "accounts" }),
        impact: "patch",
        text: '`GET /monitors`: x-team was not set and is "accounts".',
      },
    ],
    [
      "a parameter that is sent as JSON breaks a caller",
      {
        edit: ({ paths }) => {
          const [token] = paths["/oauth/v2/token/revoke"].post.parameters;
          token.content = { "application/json": { schema: token.schema } };
          delete token.schema;
        },
        impact: "major",
        text: '`POST /oauth/v2/token/revoke`: the query parameter `token`: content was not set and is ["application/json"].',
      },
    ],
  ])("%s", (_kind, mutation) => {
    const { impact, text } = mutation;
    expect(operationChanges(contract, edited({ mutation }))).toContainEqual({ impact, text });
  });
});
