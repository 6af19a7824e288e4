/** The types of a call: its path, parameters, options and result. */
import { assertType, expectTypeOf, it } from "vitest";
import { createClient, createServiceFetch, unwrap } from "../../src/client/index.ts";

const api = createClient({ baseUrl: "http://127.0.0.1", accessToken: "t" });
const params = { path: { monitor_id: "1" } };

it("unwrap returns the type of the payload", async () => {
  expectTypeOf(await unwrap(api.GET("/device_key"))).toEqualTypeOf<{ device_key: string }>();
  const monitor = await unwrap(api.GET("/monitors/{monitor_id}", { params }));
  expectTypeOf(monitor.monitor_id).toEqualTypeOf<string>();
  expectTypeOf(monitor.anything_else).toEqualTypeOf<unknown>();
});

it("a call accepts the paths and the parameters of the contract, and no others, also for an account", () => {
  // @ts-expect-error the path does not exist
  api.withAccount("1").GET("/monitor");
  // @ts-expect-error the path does not have this method
  api.DELETE("/monitors");
  // @ts-expect-error on another host: the OAuth operations are separate functions
  api.POST("/oauth/v2/token", {});
  // @ts-expect-error the path parameter is missing
  api.GET("/monitors/{monitor_id}");
  // @ts-expect-error the body is missing
  api.POST("/monitor_groups");
  // @ts-expect-error the name is missing
  api.POST("/monitor_groups", { body: { description: "" } });
  api.POST("/monitor_groups", { body: { display_name: "Web", description: "", not_documented: 1 } });
});

it("parseAs gives the body as it is asked for", async () => {
  expectTypeOf(await unwrap(api.GET("/monitors", { parseAs: "arrayBuffer" }))).toEqualTypeOf<ArrayBuffer>();
  const { data } = await api.GET("/monitors", { parseAs: "stream" });
  expectTypeOf(data).toEqualTypeOf<Response["body"] | undefined>();
});

it("the options of a call have types", () => {
  assertType(api.GET("/monitors", { timeout: 1, retry: { maxRetries: 0 }, version: "2.0", zaaid: "1" }));
  assertType(api.GET("/monitors", { timeout: undefined, retry: undefined, version: undefined }));
  // @ts-expect-error the call would act on another account
  api.GET("/monitors", { zaaid: undefined });
  // @ts-expect-error a zaaid is a string
  api.GET("/monitors", { zaaid: 1 });
  // @ts-expect-error a number of milliseconds
  api.GET("/monitors", { timeout: "x" });
  // @ts-expect-error the same for a call with parameters
  api.GET("/monitors/{monitor_id}", { params, timeout: "x" });
  // @ts-expect-error the settings of retries
  api.GET("/monitors", { retry: 7 });
  // @ts-expect-error a string, such as "2.0"
  api.GET("/monitors", { version: 3 });
  // @ts-expect-error one of those of openapi-fetch
  api.GET("/monitors", { parseAs: "xml" });
});

it("request() has the operations and the options of the five methods", async () => {
  const monitor = await unwrap(api.request("get", "/monitors/{monitor_id}", { params, timeout: 1, version: "2.0" }));
  expectTypeOf(monitor.monitor_id).toEqualTypeOf<string>();
  // @ts-expect-error a number of milliseconds, as in the other calls
  api.request("get", "/monitors", { timeout: "x" });
  // @ts-expect-error the path parameter is missing
  api.request("get", "/monitors/{monitor_id}");
  // @ts-expect-error the path does not have this method
  api.request("delete", "/monitors");
});

declare global {
  // As the types of Next.js do.
  interface RequestInit {
    next?: { revalidate?: number };
  }
}

it("the options of fetch, and those that a framework adds to it, are options of a call", () => {
  assertType(api.GET("/monitors", { mode: "cors", signal: AbortSignal.timeout(1), next: { revalidate: 60 } }));
  assertType(api.GET("/monitors", { fetch: (url, init) => fetch(url, { ...init, keepalive: true }) }));
  // @ts-expect-error not a fetch
  api.GET("/monitors", { fetch: "https://proxy.test" });
  // @ts-expect-error not a mode of fetch
  api.GET("/monitors", { mode: "sideways" });
});

it("an option that a call does not have is an error", () => {
  // @ts-expect-error zaaid
  api.GET("/monitors", { zaaId: "1" });
  // @ts-expect-error zaaid
  api.GET("/monitors/{monitor_id}", { params, zaaId: "1" });
  // @ts-expect-error zaaid
  api.request("get", "/monitors", { zaaId: "1" });
  // @ts-expect-error zaaid
  createServiceFetch()("/monitors", { zaaId: "1" });
  // @ts-expect-error the client's, or `unwrap` for one call
  api.GET("/monitors", { throwOnError: true });
  // @ts-expect-error the name of the method called is the method
  api.GET("/monitors", { method: "POST" });
});
