import { Readable } from "node:stream";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { Request as UndiciRequest } from "undici";
import { describe, expect, it } from "vitest";
import { checkedFetch, validateRequest, validateResponse } from "../../src/validation/index.ts";
import { baseUrl, group, jsonHeaders } from "./support.ts";

const url = `${baseUrl}/monitor_groups`;
const init = (body: unknown) => ({ method: "POST", headers: jsonHeaders, body: JSON.stringify(body) });

/** A Request as a package for an old runtime would make it. */
class ShimRequest {
  readonly method = "POST";
  readonly headers = new Headers(jsonHeaders);
  readonly body: object;

  constructor(
    readonly url: string,
    private readonly init: { body: string },
  ) {
    this.body = { text: init.body };
  }

  clone(): ShimRequest {
    return new ShimRequest(this.url, this.init);
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return new TextEncoder().encode(this.init.body).buffer as ArrayBuffer;
  }
}

it("a body that cannot be read twice, as of node-fetch, is refused in words", async () => {
  const body = Readable.from(["{}"]);
  const response = { status: 200, headers: new Headers(), body, clone: () => new Response() };
  await expect(validateResponse(response, "listMonitors")).rejects.toThrow("A body of node-fetch cannot be checked");
  response.headers.set("Content-Type", "application/json");
  const fetch = checkedFetch(async (_url: string, _init: RequestInit) => response);
  const headers = { Authorization: "Svc-oauthtoken a" };
  await expect(fetch(`${baseUrl}/monitors`, { headers })).rejects.toThrow("A body of node-fetch cannot be checked");
  const request = { method: "POST", url, headers: new Headers(), body, clone: () => new Request(url) };
  await expect(validateRequest(request)).rejects.toThrow("A body of node-fetch cannot be checked");
});

describe.each<[string, (body: unknown) => UndiciRequest | ShimRequest]>([
  ["undici's", (body) => new UndiciRequest(url, init(body))],
  ["a shim's", (body) => new ShimRequest(url, init(body))],
])("a Request of another class, %s,", (_whose, made) => {
  it.each<[string, object]>([
    ["without options", {}],
    ["with baseUrl", { baseUrl }],
  ])("is checked, and passed on as it is: %s", async (_what, options) => {
    const sent: unknown[] = [];
    const fetch = checkedFetch(async (input: unknown) => {
      sent.push(input);
      return Response.json({ code: 0, message: "success" }, { status: 201 });
    }, options);
    const valid = made(group);
    expect((await fetch(valid)).status).toBe(201);
    await expect(fetch(made({ display_name: "Web" }))).rejects.toThrow("request body /description: expected a value");
    expect(sent).toEqual([valid]);
    expect(sent[0]).toBe(valid);
  });

  it("is one for validateRequest", async () => {
    expect((await validateRequest(made({}))).violations.map(({ at }) => at)).toEqual(["/display_name", "/description"]);
  });
});

it.each(["client", "constants", "validation"])(
  "%s can be imported where the globals of fetch are missing",
  async (folder) => {
    const entryPoints = [`src/${folder}/index.ts`];
    const { outputFiles } = await build({ entryPoints, bundle: true, format: "iife", target: "es2022", write: false });
    const context = createContext({});
    expect(runInContext("typeof TextDecoder + typeof URL + typeof Request", context)).toBe("undefined".repeat(3));
    expect(() => runInContext(outputFiles[0]?.text ?? "", context)).not.toThrow();
  },
);
