/** Libraries that users put over the client. */
import { QueryClient } from "@tanstack/react-query";
import createQueries from "openapi-react-query";
import { createElement } from "react";
import { act, create, type ReactTestRenderer } from "react-test-renderer";
import { createQueryHook } from "swr-openapi";
import { expect, it, onTestFinished } from "vitest";
import { createClient } from "../../src/client/index.ts";
import { baseUrl, json, Network, success } from "../client/support.ts";

/** The second response is a 200 that is an error. */
const throwing = () => {
  const refused = () => json(200, { code: 1002, message: "Monitor does not exist" });
  const { fetch } = new Network((_seen, count) => (count === 1 ? success(["one"]) : refused()));
  return createClient({ baseUrl, accessToken: "given", fetch, throwOnError: true });
};

it("openapi-react-query fetches, and gives the error of the service", async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => queries.clear());
  const options = createQueries(throwing()).queryOptions("get", "/monitors");
  expect(await queries.fetchQuery(options)).toEqual({ code: 0, message: "success", data: ["one"] });
  await expect(queries.fetchQuery(options)).rejects.toMatchObject({ name: "ServiceError", code: 1002 });
});

it("swr-openapi fetches in a component, and gives the error of the service", async () => {
  const useQuery = createQueryHook(throwing(), "service");
  let again = () => {};
  const Monitors = () => {
    const { data, error, mutate } = useQuery("/monitors");
    again = () => void mutate();
    return error?.message ?? JSON.stringify(data ?? "loading");
  };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let rendered: ReactTestRenderer | undefined;
  await act(async () => {
    rendered = create(createElement(Monitors));
  });
  await expect.poll(() => rendered?.toJSON()).toBe('{"code":0,"message":"success","data":["one"]}');
  await act(async () => again());
  await expect.poll(() => rendered?.toJSON()).toBe("listMonitors: Monitor does not exist");
  await act(async () => rendered?.unmount());
});
