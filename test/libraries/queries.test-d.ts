import createQueries from "openapi-react-query";
import { createQueryHook } from "swr-openapi";
import { assertType, it } from "vitest";
import { createClient } from "../../src/client/index.ts";

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
