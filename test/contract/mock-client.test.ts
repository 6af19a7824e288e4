import { describe, expect, it } from "vitest";
import {
  BadRequestError,
  createClient,
  ForbiddenError,
  MethodNotAllowedError,
  NotFoundError,
  ServerError,
  ServiceError,
  UnauthorizedError,
  unwrap,
} from "../../src/client/index.ts";
import { sharedMock } from "../mock/support.ts";
import { documentedOperations } from "../support/documented.ts";
import type { CaseRequest } from "./case.ts";
import { cases } from "./cases/index.ts";
import { mockProblems } from "./check.ts";
import { type ReceivedResponse, readResponse, resolved } from "./send.ts";

const shared = sharedMock({ resets: true });

/** The client sends an access token with its own scheme, bodies as JSON, and no path that ends with a slash. */
const isCall = ({ method, path, token, authorization, form, raw }: CaseRequest) =>
  /^(GET|POST|PUT|DELETE)$/.test(method) &&
  !path.startsWith("/oauth/") &&
  token &&
  !authorization &&
  !form &&
  !raw &&
  !path.endsWith("/");
const calls = cases.filter(({ request }) => isCall(request));

const isRefused = ({ path, pathParameters }: CaseRequest) =>
  [...path.matchAll(/\{(\w+)\}/g)].some(([, name = ""]) => !/^[\w/]+$/.test(pathParameters?.[name] ?? ""));

const errors: Record<number, new (...parts: never[]) => Error> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  405: MethodNotAllowedError,
  500: ServerError,
};

/** Sends a request by the client, which returns the payload or throws. */
async function call({ method, path, pathParameters = {}, token, zaaid, headers, json, ...request }: CaseRequest) {
  const responses: ReceivedResponse[] = [];
  const recording: typeof fetch = async (url, init) => {
    const response = await fetch(url, init);
    responses.push(await readResponse(response.clone()));
    return response;
  };
  const accessToken = (await token?.(shared.mock)) ?? "";
  const retry = { maxRetries: 0 };
  const account = zaaid === undefined ? {} : { zaaid };
  const client = createClient({ baseUrl: shared.mock.baseUrl, accessToken, fetch: recording, retry, ...account });
  const query = await resolved(request.query ?? {}, shared.mock);
  // The types accept literal paths only, and the table of cases has strings.
  const send = client[method as "GET"] as (path: string, options: object) => ReturnType<typeof client.GET>;
  const options = { params: { path: pathParameters, query }, headers, ...(json !== undefined && { body: json }) };
  const outcome: unknown = await unwrap(send(path, options)).catch((error: unknown) => error);
  return { outcome, responses };
}

describe("the mock, called through the client:", () => {
  it.each(calls)("$name", async (testCase) => {
    const { outcome, responses } = await call(testCase.request);
    if (isRefused(testCase.request)) {
      expect(outcome).toBeInstanceOf(TypeError);
      expect(responses).toEqual([]);
      return;
    }
    const [response, ...repeated] = responses;
    if (!response) throw outcome;
    expect(repeated, "sent more than once").toEqual([]);
    expect(mockProblems(testCase, response), "What the case expects is below test/contract/cases/").toEqual([]);
    const { status, text } = response;
    const body = text ? JSON.parse(text) : {};
    if (status < 300 && !body.code) {
      expect(outcome).toEqual(body.data);
      return;
    }
    expect(outcome).toBeInstanceOf(errors[status] ?? ServiceError);
    expect(outcome).toMatchObject({ status, code: body.code, message: expect.stringContaining(body.message) });
  });

  it("covers every operation that needs a token", () => {
    const called = new Set(calls.map(({ operation }) => operation));
    const needed = documentedOperations.filter(({ path }) => !path.startsWith("/oauth/"));
    for (const { name } of needed) expect(called).toContain(name);
  });
});
