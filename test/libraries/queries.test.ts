/** A library that users put over the client. */
import { QueryClient } from "@tanstack/react-query";
import createQueries from "openapi-react-query";
import { expect, it, onTestFinished } from "vitest";
import { createClient } from "../../src/client/index.ts";
import { baseUrl, json, Network, success } from "../client/support.ts";

it("openapi-react-query fetches, and gives the error of the service", async () => {
  const refused = () => json(200, { code: 1002, message: "Monitor does not exist" });
  const { fetch } = new Network((_seen, count) => (count === 1 ? success(["one"]) : refused()));
  const api = createClient({ baseUrl, accessToken: "given", fetch, throwOnError: true });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => queries.clear());
  const options = createQueries(api).queryOptions("get", "/monitors");
  expect(await queries.fetchQuery(options)).toEqual({ code: 0, message: "success", data: ["one"] });
  await expect(queries.fetchQuery(options)).rejects.toMatchObject({ name: "ServiceError", code: 1002 });
});
