import { expect, it } from "vitest";
import { handlers } from "../../src/msw/index.ts";
import {
  ContractViolationError,
  checkedFetch,
  formatViolations,
  validateRequest,
  validateResponse,
} from "../../src/validation/index.ts";
import { baseUrl, createGroup, headers, listMonitors } from "./support.ts";

const response = () => Response.json({ code: 0, message: "success", data: [] });
// biome-ignore lint/suspicious/noExplicitAny: each argument is wrong
type AnyFunction = (...given: any[]) => unknown;

const newError = (given: never) => new ContractViolationError(given);

/** Wrong arguments in words, the function that gets them, and a part of its message. */
const cases: Array<[string, AnyFunction, unknown[], string]> = [
  ["nothing", validateRequest, [], "request: expected one with method, url and headers; got nothing."],
  ["a text", validateRequest, ["/api/monitors"], 'headers; got "/api/monitors".'],
  ["a promise", validateRequest, [Promise.resolve(listMonitors())], "headers; got a promise. Await it."],
  ["no method", validateRequest, [{ url: "/api/monitors", headers: {} }], "request: expected one with method,"],
  ["no headers", validateRequest, [{ url: "/api/monitors", method: "GET" }], "request: expected one with method,"],
  [
    "options that are no object",
    validateRequest,
    [listMonitors(), "strict"],
    "validateRequest: expected an object; got",
  ],
  ["an unknown option", validateRequest, [listMonitors(), { ignore: [] }], "validateRequest has no option ignore."],
  ["a wrong address", validateRequest, [listMonitors(), { baseUrl: "/api" }], "validateRequest baseUrl: expected an"],
  ["nothing", validateResponse, [], "response: expected one with status, headers and body; got nothing."],
  ["arguments turned round", validateResponse, ["listMonitors", response()], 'body; got "listMonitors".'],
  ["a promise", validateResponse, [Promise.resolve(response()), "listMonitors"], "body; got a promise. Await it."],
  ["no headers", validateResponse, [{ status: 200 }, "listMonitors"], "body; got an object with status."],
  ["no operation", validateResponse, [response()], "validateResponse, second argument: expected an operation, such as"],
  ["an unknown operation", validateResponse, [response(), "listMonitor"], 'Unknown operation "listMonitor".'],
  ["nothing", checkedFetch, [], "checkedFetch: expected a fetch function; got nothing."],
  [
    "arguments turned round",
    checkedFetch,
    [{}, fetch],
    "checkedFetch: expected a fetch function; got an empty object.",
  ],
  ["an unknown option", checkedFetch, [fetch, { onviolation: "warn" }], "checkedFetch has no option onviolation."],
  ["a wrong option", checkedFetch, [fetch, { onViolation: "wran" }], '"throw", "warn" or a function; got "wran"'],
  ["a wrong function", checkedFetch, [fetch, { ignore: ["getMonitor"] }], "checkedFetch ignore: expected a function"],
  ["options that are no object", checkedFetch, [fetch, null], "checkedFetch: expected an object; got null."],
  ["nothing", handlers, [], "handlers: expected {base_url}, such as https://www.acme.eu/api; got nothing."],
  ["arguments turned round", handlers, [{}, "https://www.acme.eu/api"], "handlers: expected {base_url}, such as "],
  ["responses that are no object", handlers, ["https://www.acme.eu/api", null], "handlers, second argument: expected"],
  [
    "a request without a method",
    validateRequest,
    [{ url: "/api/monitors", headers: { Authorization: "Svc-oauthtoken a-secret" } }],
    "request: expected one with method, url and headers; got an object with url, headers.",
  ],
  ["a body", validateResponse, [{ access_token: "a-secret" }, "createToken"], "body; got an object with access_token."],
  ["a body as text", validateResponse, ['{"access_token":"a-secret"}', "createToken"], 'body; got "{…".'],
  ["an address with a query", validateRequest, ["https://acme.eu/t?code=a-secret"], 'got "https://acme.eu/t…".'],
  ["a token", validateResponse, [response(), "Svc-oauthtoken a-secret"], 'Unknown operation "Svc-oauthtoken…".'],
  ["options", checkedFetch, [{ headers: { Authorization: "a-secret" } }], "got an object with headers."],
  ["options", handlers, [{ headers: { Authorization: "a-secret" } }], "got an object with headers."],
  ["headers", validateRequest, [new Headers({ Authorization: "a-secret" })], "got an instance of Headers."],
  ["a promise", handlers, ["https://www.acme.eu/api", Promise.resolve({})], "by operation; got a promise. Await it."],
  ["an array", handlers, ["https://www.acme.eu/api", []], "by operation; got an array."],
  ["an object", validateRequest, [createGroup({ body: { a: 1 } as never })], "request body: expected a text or bytes;"],
  ["an array", validateRequest, [createGroup({ body: [1] as never })], "a text or bytes; got an array."],
  ["a number", validateRequest, [createGroup({ body: 5 as never })], "a text or bytes; got 5."],
  ["null", validateRequest, [createGroup({ body: null as never })], "a text or bytes; got null."],
  [
    "pairs of headers",
    validateRequest,
    [listMonitors({ headers: [["Authorization", "Svc-oauthtoken a-secret"]] as never })],
    "headers: expected Headers, or an object with a value by name; got an array.",
  ],
  ["nothing", formatViolations, [], "formatViolations: expected violations in an array; got nothing."],
  ["nothing", newError, [], "expected violations in an array; got nothing."],
  [
    "a fetch without a response",
    checkedFetch((async () => undefined) as unknown as typeof fetch),
    [`${baseUrl}/monitors`, { headers }],
    "checkedFetch: expected a response from the fetch below; got nothing.",
  ],
];

const named = cases.map(([what, ...others]) => [`${others[0].name} with ${what}`, ...others] as const);

it.each(named)("%s fails with a TypeError in words", async (_name, run, given, message) => {
  const error = await Promise.resolve()
    .then(() => run(...given))
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TypeError);
  expect((error as Error).message).toContain(message);
  expect((error as Error).message).not.toContain("a-secret");
});
