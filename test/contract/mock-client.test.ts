import { describe, expect, it, onTestFinished } from "vitest";
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
import { startMock } from "../../src/mock/index.ts";
import { operations } from "../support/bundle.ts";
import { call, isCall, recorder } from "./call.ts";
import type { Case } from "./case.ts";
import { cases } from "./cases/index.ts";
import { mockProblems } from "./check.ts";
import type { Answer } from "./send.ts";

const calls = cases.filter(({ request }) => isCall(request));

describe("the mock, through the client:", () => {
  for (const one of calls) {
    it(one.name, async () => {
      const mock = await startMock();
      onTestFinished(() => mock.close());
      const { fetch, answers } = recorder();
      const outcome = await call(one.request, mock, mock, fetch).catch((error: unknown) => error);
      if (one.client === "refuses") {
        expect(outcome).toBeInstanceOf(TypeError);
        expect(answers).toEqual([]);
        return;
      }
      const [answer, ...others] = answers;
      if (!answer) throw outcome;
      expect(others, "sent more than once").toEqual([]);
      expect(mockProblems(one, answer)).toEqual([]);
      (one.request.path.startsWith("/oauth/") ? expectTokens : expectPayload)(outcome, answer, one);
    });
  }
});

describe("the calls of the client", () => {
  it("are there for every operation", () => {
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

/** The caller gets what the answer holds: the payload, or an error that says what the answer says. */
function expectPayload(outcome: unknown, { status, text }: Answer): void {
  const body = text ? JSON.parse(text) : {};
  if (status < 300 && !body.code) {
    expect(outcome).toEqual(body.data);
    return;
  }
  expect(outcome).toBeInstanceOf(errors[status] ?? ServiceError);
  expect(outcome).toMatchObject({ status, ...(text && { code: body.code, message: body.message }) });
}

function expectTokens(outcome: unknown, { text }: Answer, { request, expected }: Case): void {
  const body = JSON.parse(text);
  if (expected.status < 300) {
    expect(outcome).toEqual(request.path.endsWith("/revoke") ? undefined : body);
    return;
  }
  expect(outcome).toBeInstanceOf(TokenError);
  expect(outcome).toMatchObject({ reason: body.error });
}
