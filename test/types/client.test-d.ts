import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import { assertType, expectTypeOf, it } from "vitest";
import type { paths } from "../../generated/types.ts";
import {
  type Client,
  type ClientOptions,
  createClient,
  createServiceFetch,
  optionsFromEnvironment,
  type ServicePaths,
  unwrap,
} from "../../src/client/index.ts";

const api = createClient({ baseUrl: "http://127.0.0.1", accessToken: "t" });
const params = { path: { monitor_id: "1" } };

/** An operation that the contract does not show. */
interface MyReport {
  "/reports/mine": {
    get: { responses: { 200: { content: { "application/json": { up: number } } } } };
    head: { responses: { 200: { content?: never } } };
  };
}

it("unwrap returns the type of the payload", async () => {
  expectTypeOf(await unwrap(api.GET("/device_key"))).toEqualTypeOf<{ device_key: string }>();
  const monitor = await unwrap(api.GET("/monitors/{monitor_id}", { params }));
  expectTypeOf(monitor.monitor_id).toEqualTypeOf<string>();
  expectTypeOf(monitor.anything_else).toEqualTypeOf<unknown>();
});

it("the bindings of an edge runtime are taken as its types have them, also those that are no text", () => {
  interface Bindings {
    SVC_DATA_CENTER: string;
    CACHE: { get(key: string): Promise<string> };
  }
  const bindings: Bindings = { SVC_DATA_CENTER: "EU", CACHE: { get: async (key) => key } };
  assertType<ClientOptions>(optionsFromEnvironment(bindings));
});

it("a data center is one of the six codes", () => {
  createClient({ dataCenter: "JP", service: "acme", accessToken: "t" });
  // @ts-expect-error no such code
  createClient({ dataCenter: "Europe", service: "acme", accessToken: "t" });
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

it("a field that the user's own paths add to a documented record is typed", async () => {
  interface WithOwner {
    parameters: paths["/monitors/{monitor_id}"]["get"]["parameters"];
    responses: {
      200: {
        content: { "application/json": { message: string; data: { monitor_id: string; owner: { name: string } } } };
      };
    };
  }
  const mine = createClient<Omit<paths, "/monitors/{monitor_id}"> & { "/monitors/{monitor_id}": { get: WithOwner } }>();
  const monitor = await unwrap(mine.GET("/monitors/{monitor_id}", { params }));
  expectTypeOf(monitor.owner.name).toEqualTypeOf<string>();
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

it("a client that throws always has data", async () => {
  // @ts-expect-error a client whose calls throw needs the option that makes them throw
  createClient<ServicePaths, true>();
  // @ts-expect-error also where its type is that of a variable
  assertType<() => Client<ServicePaths, true>>(() => createClient());
  const throwing = createClient({ throwOnError: true });
  expectTypeOf((await throwing.GET("/device_key")).data.data).toEqualTypeOf<{ device_key: string }>();
  assertType<string>((await throwing.request("get", "/monitors/{monitor_id}", { params })).data.data.monitor_id);
  assertType<string>((await throwing.withAccount("1").GET("/monitors/{monitor_id}", { params })).data.data.monitor_id);
  expectTypeOf((await throwing.GET("/monitors", { parseAs: "text" })).data).toEqualTypeOf<string>();
  expectTypeOf(await unwrap(throwing.GET("/device_key"))).toEqualTypeOf<{ device_key: string }>();
  assertType<FetchClient<ServicePaths>>(throwing);
  assertType<Client>(throwing);
  // @ts-expect-error a failed call of the other would be taken for a success
  assertType<Client<ServicePaths, true>>(api);
  // @ts-expect-error as would a client of which it is not known
  assertType<Client<ServicePaths, true>>({} as Client<ServicePaths, boolean>);
  assertType<Client<paths, true>>(throwing);
  assertType<Client<paths>>(api);
  // @ts-expect-error as would one of its account
  assertType<Client<ServicePaths, true>>(api.withAccount("1"));
  // @ts-expect-error the data of a client that does not throw may be missing
  (await api.GET("/device_key")).data.data;
  // @ts-expect-error whether this one throws is not known
  (await createClient({ throwOnError: Math.random() > 0.5 }).GET("/device_key")).data.data;
  // @ts-expect-error a fetch resolves with any status
  createServiceFetch({ throwOnError: true });
});

it("paths of the user's own have the same options, methods and ways to read a body", async () => {
  interface Report {
    parameters: { query: { period: number } };
    responses: { 200: { content: { "application/json": { message: string; data: { up: number } } } } };
  }
  const mine = createClient<ServicePaths & { "/report": { get: Report } } & MyReport>();
  const params = { query: { period: 7 } };
  expectTypeOf(await unwrap(mine.GET("/report", { params }))).toEqualTypeOf<{ up: number }>();
  expectTypeOf(await unwrap(mine.request("get", "/report", { params, parseAs: "text" }))).toEqualTypeOf<string>();
  assertType<Array<{ monitor_id: string }>>(await unwrap(mine.GET("/monitors")));
  assertType(mine.request("head", "/reports/mine", { timeout: 1 }));
  // @ts-expect-error the period is required
  mine.GET("/report", { parseAs: "text" });
  // @ts-expect-error so are the options
  mine.GET("/report");
  // @ts-expect-error a number of milliseconds
  mine.GET("/reports/mine", { timeout: "x" });
  // @ts-expect-error the operation has no POST
  mine.POST("/reports/mine");
});

it("a client that throws may have operations of one's own, and of those that document no error", async () => {
  const mine = createClient<paths & MyReport, true>({ throwOnError: true });
  expectTypeOf((await mine.GET("/reports/mine")).data).toEqualTypeOf<{ up: number }>();
  // @ts-expect-error the types would say that it does not throw
  createClient<paths & MyReport>({ throwOnError: true });
});

it("the client is openapi-fetch's, for libraries that take one", () => {
  const pathsOf = <Paths extends object>(_client: FetchClient<Paths>) => ({}) as keyof Paths;
  expectTypeOf(pathsOf(api)).toEqualTypeOf<keyof ServicePaths>();
});

it("every option but the account and its secrets may be undefined", () => {
  type Secret = "zaaid" | "accessToken" | "credentials";
  const unset: { [Key in Exclude<keyof ClientOptions, Secret>]-?: undefined } = {} as never;
  assertType<ClientOptions>(unset);
  // @ts-expect-error the client would act on another account
  assertType<ClientOptions>({ ...unset, zaaid: undefined });
  // @ts-expect-error the client would act on the account of the variables
  assertType<ClientOptions>({ credentials: { refreshToken: undefined } });
});

it("a fetch of the service is a fetch, for openapi-fetch and for others", () => {
  const service = createServiceFetch({ baseUrl: "http://127.0.0.1", accessToken: "t" });
  assertType<typeof fetch>(service);
  assertType(createFetchClient<paths>({ baseUrl: service.baseUrl, fetch: service }));
  assertType(service("/monitors", { timeout: 1, retry: { maxRetries: 0 }, version: "2.0", zaaid: "1", method: "GET" }));
  createServiceFetch({ fetch: globalThis.fetch });
});
