/**
 * Libraries that users put over the client. They come from the lock file of this folder: CI requires them; elsewhere
 * `npm ci --prefix test/client-peers` installs them.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import ts from "typescript";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createClient, createServiceFetch, unwrap } from "../../src/client/index.ts";
import { baseUrl, failure, Network, success } from "../client/support.ts";

const here = new URL(".", import.meta.url).pathname;
const isInstalled = existsSync(`${here}node_modules/msw`);
const require = createRequire(`${here}package.json`);

/** The types of these libraries are not installed with the project, so they are not checked here. */
// biome-ignore lint/suspicious/noExplicitAny: see above
const peer = async (name: string): Promise<any> => import(pathToFileURL(require.resolve(name)).href);

const needs = isInstalled || process.env.CI ? "" : " (needs npm ci --prefix test/client-peers)";

describe.skipIf(!isInstalled && !process.env.CI)(`over the client${needs}`, () => {
  beforeAll(async () => {
    if (isInstalled) return;
    await promisify(execFile)("npm", ["ci", "--prefix", here, "--prefer-offline", "--no-audit", "--no-fund"]);
  }, 120_000);

  it("openapi-react-query fetches, and gives the error of the service", async () => {
    const { default: createQueries } = await peer("openapi-react-query");
    const { QueryClient } = await peer("@tanstack/react-query");
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
    const { createQueryHook } = await peer("swr-openapi");
    const { createElement } = await peer("react");
    const { act, create } = await peer("react-test-renderer");
    const network = new Network(() => success(["one"]));
    const useQuery = createQueryHook(network.client(), "service");
    const Monitors = () => JSON.stringify(useQuery("/monitors").data ?? "loading");
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    let rendered: { toJSON(): unknown; unmount(): void } | undefined;
    await act(async () => {
      rendered = create(createElement(Monitors));
    });
    await expect.poll(() => rendered?.toJSON()).toBe('{"code":0,"message":"success","data":["one"]}');
    await act(async () => rendered?.unmount());
  });

  it("@hey-api/client-fetch calls through createServiceFetch, and a POST is sent again after a 401", async () => {
    const { createClient: createHeyClient } = await peer("@hey-api/client-fetch");
    const network = new Network((_seen, count) => (count === 2 ? failure(401) : success(["one"])));
    const fetch = network.serviceFetch();
    const client = createHeyClient({ baseUrl: fetch.baseUrl, fetch });
    expect((await client.get({ url: "/monitors" })).data).toMatchObject({ data: ["one"] });
    const body = { display_name: "Web" };
    expect((await client.post({ url: "/monitor_groups", body })).data).toMatchObject({ code: 0 });
    expect(network.tokens).toEqual(["token-1", "token-1", "token-2"]);
    expect(network.calls.map((call) => call.body)).toEqual([undefined, JSON.stringify(body), JSON.stringify(body)]);
  });

  it("msw that is started after the client was created answers", async () => {
    const api = createClient({ baseUrl, accessToken: "given" });
    const { http, HttpResponse } = await peer("msw");
    const { setupServer } = await peer("msw/node");
    const server = setupServer(
      http.get(`${baseUrl}/monitors`, ({ request }: { request: Request }) =>
        HttpResponse.json({ code: 0, message: "success", data: [request.headers.get("Authorization")] }),
      ),
    );
    server.listen({ onUnhandledRequest: "error" });
    onTestFinished(() => server.close());
    expect(await unwrap(api.GET("/monitors"))).toEqual(["Svc-oauthtoken given"]);
  });

  it("undici's fetch and a dispatcher with one connection work, through redirects and errors", async () => {
    const { createServer } = await import("node:http");
    const server = createServer((request, response) => {
      if (request.url === "/old") response.writeHead(302, { Location: "/new" }).end("x".repeat(100_000));
      else response.writeHead(request.url === "/new" ? 200 : 404).end('{"code":0}');
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { Agent, fetch } = await peer("undici");
    const dispatcher = new Agent({ connections: 1, pipelining: 1 });
    onTestFinished(async () => {
      await dispatcher.close();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    const service = createServiceFetch({ baseUrl: url, accessToken: "given", fetch, attemptTimeout: 2_000 });
    const statuses = [];
    for (const path of ["/old", "/absent", "/old"]) {
      statuses.push((await service(path, { dispatcher } as RequestInit)).status);
    }
    expect(statuses).toEqual([200, 404, 200]);
  });

  it("their types fit those of the client", () => {
    const program = `
      import { type Dispatcher, fetch, ProxyAgent } from "undici";
      import createQueries from "openapi-react-query";
      import { createQueryHook } from "swr-openapi";
      import { createClient, createServiceFetch } from "../../src/client/index.ts";

      const dispatcher: Dispatcher = new ProxyAgent("http://127.0.0.1:1");
      createServiceFetch({ fetch });
      createServiceFetch({ fetch: (url, init) => fetch(url, { ...init, dispatcher }) });
      // @ts-expect-error not a fetch
      createServiceFetch({ fetch: dispatcher });

      const queries = createQueries(createClient());
      export const monitors = () => queries.useQuery("get", "/monitors").data?.data[0]?.monitor_id;
      // @ts-expect-error the path does not exist
      queries.useQuery("get", "/monitor");

      const useQuery = createQueryHook(createClient(), "service");
      export const monitor = () => useQuery("/monitors/{monitor_id}", { params: { path: { monitor_id: "1" } } });
      // @ts-expect-error the path does not exist
      useQuery("/monitor");`;
    expect(messagesOf(program)).toEqual([]);
  });
});

/** The compiler's messages about a program in this folder. */
function messagesOf(program: string): string[] {
  const file = `${here}program.ts`;
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => (name === file ? program : readFile(name));
  host.fileExists = (name) => name === file || fileExists(name);
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
