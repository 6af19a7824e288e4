/** Libraries that users put over the client, or under it. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { QueryClient } from "@tanstack/react-query";
import createQueries from "openapi-react-query";
import { createElement } from "react";
import { act, create, type ReactTestRenderer } from "react-test-renderer";
import { createQueryHook } from "swr-openapi";
import { Agent, fetch } from "undici";
import { expect, it, onTestFinished } from "vitest";
import { createServiceFetch } from "../../src/client/index.ts";
import { failure, Network, success } from "./support.ts";

it("openapi-react-query fetches, and gives the error of the service", async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => queries.clear());
  const network = new Network((_seen, count) => (count === 1 ? success(["one"]) : failure(404)));
  const $api = createQueries(network.client());
  const data = await queries.fetchQuery($api.queryOptions("get", "/monitors"));
  expect(data).toEqual({ code: 0, message: "success", data: ["one"] });
  const params = { path: { monitor_id: "1" } };
  const failed = queries.fetchQuery($api.queryOptions("get", "/monitors/{monitor_id}", { params }));
  await expect(failed).rejects.toMatchObject({ code: 404 });
});

it("swr-openapi fetches in a component", async () => {
  const network = new Network(() => success(["one"]));
  const useQuery = createQueryHook(network.client(), "service");
  const Monitors = () => JSON.stringify(useQuery("/monitors").data ?? "loading");
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let rendered: ReactTestRenderer | undefined;
  await act(async () => {
    rendered = create(createElement(Monitors));
  });
  await expect.poll(() => rendered?.toJSON()).toBe('{"code":0,"message":"success","data":["one"]}');
  await act(async () => rendered?.unmount());
});

it("undici's fetch and a dispatcher with one connection work, through redirects and errors", async () => {
  const server = createServer((request, response) => {
    if (request.url === "/old") response.writeHead(302, { Location: "/new" }).end("x".repeat(100_000));
    else response.writeHead(request.url === "/new" ? 200 : 404).end('{"code":0}');
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const dispatcher = new Agent({ connections: 1, pipelining: 1 });
  onTestFinished(async () => {
    await dispatcher.close();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = createServiceFetch({ baseUrl, accessToken: "given", fetch, attemptTimeout: 2_000 });
  const statuses = [];
  for (const path of ["/old", "/absent", "/old"]) {
    statuses.push((await service(path, { dispatcher } as RequestInit)).status);
  }
  expect(statuses).toEqual([200, 404, 200]);
});
