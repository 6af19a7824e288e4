import { describe, expect, it } from "vitest";
import {
  BadRequestError,
  ForbiddenError,
  MethodNotAllowedError,
  NotFoundError,
  ServerError,
  ServiceError,
  TokenError,
  UnauthorizedError,
} from "../../src/client/index.ts";
import { start } from "../mock/support.ts";
import { operations } from "../support/bundle.ts";
import { call, isCall, recorder } from "./call.ts";
import type { Case } from "./case.ts";
import { cases } from "./cases/index.ts";
import { mockProblems } from "./check.ts";
import type { ReceivedResponse } from "./send.ts";

const calls = cases.filter(({ request }) => isCall(request));

describe("the mock, called through the client:", () => {
  for (const testCase of calls) {
    it(testCase.name, async () => {
      const mock = await start();
      const { fetch, responses } = recorder();
      const outcome = await call(testCase.request, mock, mock, fetch).catch((error: unknown) => error);
      if (testCase.client === "refuses") {
        expect(outcome).toBeInstanceOf(TypeError);
        expect(responses).toEqual([]);
        return;
      }
      const [response, ...repeated] = responses;
      if (!response) throw outcome;
      expect(repeated, "sent more than once").toEqual([]);
      expect(mockProblems(testCase, response), "What the case expects is below test/contract/cases/").toEqual([]);
      (testCase.request.path.startsWith("/oauth/") ? expectTokens : expectPayload)(outcome, response, testCase);
    });
  }
});

describe("the calls of the client", () => {
  it("cover every operation", () => {
    expect(new Set(calls.map(({ operation }) => operation))).toEqual(
      new Set([...operations.map(({ name }) => name), undefined]),
    );
  });
});

const errors: Record<number, new (...parts: never[]) => Error> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  405: MethodNotAllowedError,
  500: ServerError,
};

/** The client must return the payload of the response, or throw an error with its status and code, and a message that has the service's. */
function expectPayload(outcome: unknown, { status, text }: ReceivedResponse): void {
  const body = text ? JSON.parse(text) : {};
  if (status < 300 && !body.code) {
    expect(outcome).toEqual(body.data);
    return;
  }
  expect(outcome).toBeInstanceOf(errors[status] ?? ServiceError);
  expect(outcome).toMatchObject({
    status,
    ...(text && { code: body.code, message: expect.stringContaining(body.message) }),
  });
}

function expectTokens(outcome: unknown, { text }: ReceivedResponse, { request, expected }: Case): void {
  const body = JSON.parse(text);
  if (expected.status < 300) {
    expect(outcome).toEqual(request.path.endsWith("/revoke") ? undefined : body);
    return;
  }
  expect(outcome).toBeInstanceOf(TokenError);
  // Other texts are left out of errors, because a server could put anything there.
  expect(outcome).toHaveProperty("reason", /^[a-z_]+$/.test(body.error) ? body.error : undefined);
}
