import { assertType, expectTypeOf, it } from "vitest";
import { createClient, unwrap } from "../../src/client/index.ts";

const api = createClient({ baseUrl: "http://127.0.0.1", accessToken: "t" });

it("unwrap returns the type of the payload", async () => {
  expectTypeOf(await unwrap(api.GET("/device_key"))).toEqualTypeOf<{ device_key: string }>();
  const monitor = await unwrap(api.GET("/monitors/{monitor_id}", { params: { path: { monitor_id: "1" } } }));
  expectTypeOf(monitor.monitor_id).toEqualTypeOf<string>();
  expectTypeOf(monitor.anything_else).toEqualTypeOf<unknown>();
  expectTypeOf(await unwrap(api.request("GET", "/reports"))).toEqualTypeOf<unknown>();
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
  // @ts-expect-error the option does not exist
  api.GET("/monitors", { parseAs: "text" });
  // @ts-expect-error withAccount sends the cookie
  api.GET("/monitors", { params: { cookie: { zaaid: "1" } } });
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
