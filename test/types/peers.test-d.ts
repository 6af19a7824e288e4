import { type Dispatcher, fetch, ProxyAgent } from "undici";
import { it } from "vitest";
import { createServiceFetch } from "../../src/client/index.ts";

it("undici's fetch is one, and a dispatcher is not", () => {
  const dispatcher: Dispatcher = new ProxyAgent("http://127.0.0.1:1");
  createServiceFetch({ fetch });
  createServiceFetch({ fetch: (url, init) => fetch(url, { ...init, dispatcher }) });
  // @ts-expect-error not a fetch
  createServiceFetch({ fetch: dispatcher });
});
