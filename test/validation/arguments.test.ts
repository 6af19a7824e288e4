import { expect, it } from "vitest";
import { handlers } from "../../src/msw/index.ts";
import { checkedFetch, validateRequest, validateResponse } from "../../src/validation/index.ts";
import { listMonitors } from "./support.ts";

const response = () => Response.json({ code: 0, message: "success", data: [] });
// biome-ignore lint/suspicious/noExplicitAny: each argument is wrong
type AnyFunction = (...given: any[]) => unknown;

it.each<[string, AnyFunction, unknown[], string]>([
  ["nothing", validateRequest, [], "request: expected one with method, url and headers; got nothing."],
  ["a text", validateRequest, ["/api/monitors"], 'headers; got "/api/monitors".'],
  ["a promise", validateRequest, [Promise.resolve(listMonitors())], "headers; got a promise. Await it."],
  ["no method", validateRequest, [{ url: "/api/monitors", headers: {} }], "request: expected one with method,"],
  ["no headers", validateRequest, [{ url: "/api/monitors", method: "GET" }], "request: expected one with method,"],
  ["options that are none", validateRequest, [listMonitors(), "strict"], "validateRequest: expected an object with"],
  ["an option of no name", validateRequest, [listMonitors(), { ignore: [] }], "validateRequest has no option ignore."],
  ["a wrong address", validateRequest, [listMonitors(), { baseUrl: "/api" }], "validateRequest baseUrl: expected an"],
  ["nothing", validateResponse, [], "response: expected one with status, headers and body; got nothing."],
  ["arguments turned round", validateResponse, ["listMonitors", response()], 'body; got "listMonitors".'],
  ["a promise", validateResponse, [Promise.resolve(response()), "listMonitors"], "body; got a promise. Await it."],
  ["no headers", validateResponse, [{ status: 200 }, "listMonitors"], 'body; got {"status":200}.'],
  ["no operation", validateResponse, [response()], "validateResponse, second argument: expected an operation, such as"],
  ["an unknown operation", validateResponse, [response(), "listMonitor"], 'Unknown operation "listMonitor".'],
  ["nothing", checkedFetch, [], "checkedFetch: expected a fetch function; got nothing."],
  ["arguments turned round", checkedFetch, [{}, fetch], "checkedFetch: expected a fetch function; got {}."],
  ["options that are none", checkedFetch, [fetch, null], "checkedFetch: expected an object with options; got null."],
  ["nothing", handlers, [], "handlers: expected {base_url}, such as https://www.acme.eu/api; got nothing."],
  ["arguments turned round", handlers, [{}, "https://www.acme.eu/api"], "handlers: expected {base_url}, such as "],
  ["responses that are none", handlers, ["https://www.acme.eu/api", null], "handlers, second argument: expected"],
])("%s is a TypeError in words: %o of %o", async (_what, run, given, message) => {
  const error = await Promise.resolve()
    .then(() => run(...given))
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TypeError);
  expect((error as Error).message).toContain(message);
});
