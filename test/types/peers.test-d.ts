import createQueries from "openapi-react-query";
import { createQueryHook } from "swr-openapi";
import { type Dispatcher, fetch, ProxyAgent } from "undici";
import { assertType, it } from "vitest";
import { createClient, createServiceFetch } from "../../src/client/index.ts";

it("undici's fetch is one, and a dispatcher is not", () => {
  const dispatcher: Dispatcher = new ProxyAgent("http://127.0.0.1:1");
  createServiceFetch({ fetch });
  createServiceFetch({ fetch: (url, init) => fetch(url, { ...init, dispatcher }) });
  // @ts-expect-error not a fetch
  createServiceFetch({ fetch: dispatcher });
});

it("openapi-react-query and swr-openapi know the paths", () => {
  const queries = createQueries(createClient());
  assertType<string | undefined>(queries.useQuery("get", "/monitors").data?.data[0]?.monitor_id);
  // @ts-expect-error the path does not exist
  queries.useQuery("get", "/monitor");

  const throwing = createQueries(createClient({ throwOnError: true }));
  assertType<string | undefined>(throwing.useQuery("get", "/monitors").data?.data[0]?.monitor_id);

  const useQuery = createQueryHook(createClient(), "service");
  assertType(useQuery("/monitors/{monitor_id}", { params: { path: { monitor_id: "1" } } }));
  // @ts-expect-error the path does not exist
  useQuery("/monitor");
});
