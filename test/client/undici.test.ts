import { Agent, fetch, MockAgent } from "undici";
import { expect, it, onTestFinished } from "vitest";
import { createClient, createServiceFetch, unwrap } from "../../src/client/index.ts";
import { serve } from "../support/serve.ts";

it("undici's fetch and a dispatcher with one connection work, through redirects, which it does not follow, and errors", async () => {
  const url = await serve((request, response) => {
    if (request.url === "/old") response.writeHead(302, { Location: "/new" }).end("x".repeat(100_000));
    else response.writeHead(request.url === "/new" ? 200 : 404).end('{"code":0}');
  });
  const dispatcher = new Agent({ connections: 1, pipelining: 1 });
  onTestFinished(() => dispatcher.close());
  const service = createServiceFetch({ baseUrl: url, accessToken: "given", fetch, attemptTimeout: 2_000 });
  const statuses = [];
  for (const path of ["/old", "/absent", "/old"]) {
    statuses.push((await service(path, { dispatcher } as RequestInit)).status);
  }
  expect(statuses).toEqual([302, 404, 302]);
});

it("undici's MockAgent finds a call by its body", async () => {
  const agent = new MockAgent();
  agent.disableNetConnect();
  onTestFinished(() => agent.close());
  const body = { display_name: "Web", description: "Shops" };
  const request = { path: "/api/monitor_groups", method: "POST", body: JSON.stringify(body) };
  agent
    .get("https://www.acme.eu")
    .intercept(request)
    .reply(201, { code: 0, message: "success", data: { id: "7" } });
  const network = (url: string, init: object) => fetch(url, { ...init, dispatcher: agent });
  const api = createClient({ baseUrl: "https://www.acme.eu/api", accessToken: "given", fetch: network });
  expect(await unwrap(api.POST("/monitor_groups", { body }))).toEqual({ id: "7" });
});
