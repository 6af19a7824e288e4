import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  bundlePath,
  errorsOf,
  type Operation,
  operations,
  type Parameter,
  requestOf,
  resolve,
  responsesOf,
} from "../support/bundle.ts";
import { type StockPrism, startStockPrism } from "../support/stock-prism.ts";

let prism: StockPrism;
beforeAll(async () => {
  prism = await startStockPrism(bundlePath);
});
afterAll(() => prism.close());

/** A valid request, from the contract's examples. */
function requestTo({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const parameters = (operation.parameters ?? []).map((reference) => resolve<Parameter>(reference));
  const required = parameters.filter((parameter) => parameter.required);
  const query = new URLSearchParams();
  for (const { in: location, name, example = "" } of required) if (location === "query") query.set(name, example);
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => required.find((p) => p.name === name)?.example ?? "");
  const headers: Record<string, string> = { Authorization: "Svc-oauthtoken any-token" };
  const init: RequestInit = { method: method.toUpperCase(), headers };
  const body = requestOf(operation);
  const example = body?.examples[0]?.value as Record<string, string> | undefined;
  if (body && example) {
    headers["Content-Type"] = body.mediaType;
    init.body =
      body.mediaType === "application/json" ? JSON.stringify(example) : new URLSearchParams(example).toString();
  }
  return { url: `${prism.url}${filled}?${query}`, init, headers };
}

describe.each(operations)("stock Prism serves $name", (target) => {
  it.each(responsesOf(target.operation))("with status $status, as documented", async ({ status, schema, examples }) => {
    for (const { name, value } of examples) {
      const { url, init, headers } = requestTo(target);
      const response = await fetch(url, {
        ...init,
        headers: { ...headers, Prefer: `code=${status}, example=${name}` },
      });
      expect(response.status).toBe(Number(status));
      expect(response.headers.get("sl-violations")).toBeNull();
      const body = await response.json();
      expect(body).toEqual(value);
      expect(errorsOf(schema, body)).toBe("");
    }
  });
});

describe("stock Prism refuses", () => {
  it("a call without an Authorization header, with the documented 401", async () => {
    const response = await fetch(`${prism.url}/monitors`);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 401, message: "Unauthorized" });
  });

  it("a monitor group without a name, with the documented 400", async () => {
    const response = await fetch(`${prism.url}/monitor_groups`, {
      method: "POST",
      headers: { Authorization: "Svc-oauthtoken any-token", "Content-Type": "application/json;charset=UTF-8" },
      body: JSON.stringify({ description: "no name" }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 400, message: "Bad request" });
  });

  it("a token request whose grant type does not exist, with the documented 400", async () => {
    const response = await fetch(`${prism.url}/oauth/v2/token`, {
      method: "POST",
      body: new URLSearchParams({ grant_type: "password", client_id: "a", client_secret: "b", code: "c" }),
    });
    expect(response.status).toBe(400);
  });
});

describe("a token request", () => {
  it("can send its parameters in the query instead of the form", async () => {
    const query = "client_id=a&client_secret=b&refresh_token=c&grant_type=refresh_token";
    const response = await fetch(`${prism.url}/oauth/v2/token?${query}`, { method: "POST" });
    expect(response.status).toBe(200);
    expect(response.headers.get("sl-violations")).toBeNull();
  });
});
