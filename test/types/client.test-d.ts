/** The types of a client: its options, paths of the user's own, and calls that throw. */
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
