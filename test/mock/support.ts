import { afterAll, beforeAll } from "vitest";
import type { Clock } from "../../src/mock/clock.ts";
import { type Mock, startMock } from "../../src/mock/index.ts";

/** Time that passes when a test says so; what waits for it runs then. */
export class FakeClock implements Clock {
  #now = Date.parse("2026-11-21T10:00:00Z");
  #timers = new Map<object, { at: number; run: () => void }>();

  now = (): number => this.#now;

  setTimeout = (run: () => void, milliseconds: number): unknown => {
    const timer = {};
    this.#timers.set(timer, { at: this.#now + milliseconds, run });
    return timer;
  };

  clearTimeout = (timer: unknown): void => {
    this.#timers.delete(timer as object);
  };

  get waiting(): number {
    return this.#timers.size;
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    for (const [timer, { at, run }] of this.#timers) {
      if (at > this.#now) continue;
      this.#timers.delete(timer);
      run();
    }
  }
}

/** A mock for the tests of a file; what a test needs to be alone, it starts itself. */
export function sharedMock(): { readonly mock: Mock; get: Get } {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock.close());
  return {
    get mock() {
      return mock;
    },
    get: (path, headers, init) => get(mock, path, headers, init),
  };
}

type Get = (path: string, headers?: Record<string, string>, init?: RequestInit) => Promise<Answer>;

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at bodies of every kind
  body: any;
}

/** Calls an operation with a token that may do everything, unless the headers say otherwise. */
export async function get(
  mock: Mock,
  path: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<Answer> {
  const response = await fetch(mock.baseUrl + path, {
    ...init,
    headers: { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}`, ...headers },
  });
  return answerOf(response);
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}

/** A call of the auth server with its parameters in a form. */
export async function post(url: string, parameters: Record<string, string>): Promise<Answer> {
  return answerOf(await fetch(url, { method: "POST", body: new URLSearchParams(parameters) }));
}
