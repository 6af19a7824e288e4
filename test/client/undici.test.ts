import { Agent, fetch } from "undici";
import { expect, it, onTestFinished } from "vitest";
import { createServiceFetch } from "../../src/client/index.ts";
import { serve } from "../support/serve.ts";

it("undici's fetch and a dispatcher with one connection work, through redirects and errors", async () => {
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
  expect(statuses).toEqual([200, 404, 200]);
});
