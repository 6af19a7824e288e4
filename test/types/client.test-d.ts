import createFetchClient from "openapi-fetch";
import { assertType, expectTypeOf, it } from "vitest";
import type { paths } from "../../generated/types.ts";
import { type ClientOptions, createClient, createServiceFetch, unwrap } from "../../src/client/index.ts";

const api = createClient({ baseUrl: "http://127.0.0.1", accessToken: "t" });

it("unwrap returns the type of the payload", async () => {
  expectTypeOf(await unwrap(api.GET("/device_key"))).toEqualTypeOf<{ device_key: string }>();
  const monitor = await unwrap(api.GET("/monitors/{monitor_id}", { params: { path: { monitor_id: "1" } } }));
  expectTypeOf(monitor.monitor_id).toEqualTypeOf<string>();
  expectTypeOf(monitor.anything_else).toEqualTypeOf<unknown>();
});

it("the client of an account has the same operations", () => {
  assertType(api.withAccount("1").GET("/monitors"));
  // @ts-expect-error the path does not exist
  api.withAccount("1").GET("/monitor");
});

it("a call accepts the options of its operation, and no others", () => {
  // @ts-expect-error the path parameter is missing
  api.GET("/monitors/{monitor_id}");
  // @ts-expect-error the body is missing
  api.POST("/monitor_groups");
  // @ts-expect-error a zaaid is a string
  api.GET("/monitors", { params: { cookie: { zaaid: 1 } } });
});

it("the OAuth operations are separate functions, because they are on another host", () => {
  // @ts-expect-error not on {base_url}
  api.POST("/oauth/v2/token", {});
});

it("a data center is one of the six codes", () => {
  createClient({ dataCenter: "JP", service: "acme", accessToken: "t" });
  // @ts-expect-error no such code
  createClient({ dataCenter: "Europe", service: "acme", accessToken: "t" });
});

it("parseAs gives the body as it is asked for", async () => {
  expectTypeOf(await unwrap(api.GET("/monitors", { parseAs: "arrayBuffer" }))).toEqualTypeOf<ArrayBuffer>();
  const { data } = await api.GET("/monitors", { parseAs: "stream" });
  expectTypeOf(data).toEqualTypeOf<Response["body"] | undefined>();
});

it("operations that the contract does not show can be added", async () => {
  interface MyReports {
    "/reports/summary/{monitor_id}": {
      get: {
        parameters: { path: { monitor_id: string }; query: { period: number } };
        responses: { 200: { content: { "application/json": { message: string; data: { up: number } } } } };
      };
    };
  }
  const mine = createClient<paths & MyReports>({ baseUrl: "http://127.0.0.1", accessToken: "t" });
  const params = { path: { monitor_id: "1" }, query: { period: 7 } };
  expectTypeOf(await unwrap(mine.GET("/reports/summary/{monitor_id}", { params }))).toEqualTypeOf<{ up: number }>();
  assertType<Array<{ monitor_id: string }>>(await unwrap(mine.GET("/monitors")));
  // @ts-expect-error the period is missing
  mine.GET("/reports/summary/{monitor_id}", { params: { path: { monitor_id: "1" } } });
});

it("every option may be undefined", () => {
  const unset: { [Key in keyof ClientOptions]-?: undefined } = {} as never;
  assertType<ClientOptions>(unset);
});

it("a fetch of the service is a fetch, for openapi-fetch and for others", () => {
  const service = createServiceFetch({ baseUrl: "http://127.0.0.1", accessToken: "t" });
  assertType<typeof fetch>(service);
  assertType(createFetchClient<paths>({ baseUrl: service.baseUrl, fetch: service }));
  assertType(service("/monitors", { timeout: 1, retry: { maxRetries: 0 }, version: "2.0", zaaid: "1", method: "GET" }));
  createServiceFetch({ fetch: globalThis.fetch });
});
