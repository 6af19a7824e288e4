import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Client, createClient } from "../../src/client/index.ts";
import { type Mock, type MockControls, type MockOptions, startMock } from "../../src/mock/index.ts";

/** Stops the time until the test has finished: for the clock of a mock, and for its delays until the test advances the time. */
export function stopTime() {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z"), toFake: ["Date", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  return { advance: (milliseconds: number) => void vi.advanceTimersByTime(milliseconds) };
}

/** Waits until so many requests have arrived at a mock. */
export async function arrived(mock: Mock, requests = 1): Promise<void> {
  // Before each try, Vitest advances stopped time by the interval.
  await expect.poll(() => mock.requests().length, { interval: 0 }).toBeGreaterThanOrEqual(requests);
}

/** A mock for one test. */
export async function start(options: MockOptions = {}): Promise<Mock> {
  const mock = await startMock(options);
  onTestFinished(() => {
    // The server waits in real time before it closes connections.
    vi.useRealTimers();
    return mock.close();
  });
  return mock;
}

/** Gives a test that names them a mock, and the stopped time in which it runs. */
export const it = test.extend("clock", () => stopTime()).extend("mock", ({ clock: _stopped }) => start());

/** A client of a mock that makes each call once. */
export function clientOf({ baseUrl, authUrl, credentials }: Mock): Client {
  return createClient({ baseUrl, authUrl, credentials, retry: { maxRetries: 0 } });
}

/**
 * One mock for all tests of a file.
 * @param resets before each test
 */
export function sharedMock({ resets = false }: { resets?: boolean } = {}): { readonly mock: Mock; get: Get } {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock();
    return () => mock.close();
  });
  if (resets) beforeEach(() => mock.reset());
  return {
    get mock() {
      return mock;
    },
    get: (path, headers, init) => get(mock, path, headers, init),
  };
}

type Get = (path: string, headers?: Record<string, string>, init?: RequestInit) => Promise<ReceivedResponse>;

export interface ReceivedResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at bodies of every kind
  body: any;
}

/** Calls an operation, with a token for all scopes unless the headers contain another. */
export async function get(
  mock: Pick<MockControls, "baseUrl" | "issueAccessToken">,
  path: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<ReceivedResponse> {
  // Issuing a token deletes expired ones, so it is not done where a test brings its own.
  const token = "Authorization" in headers ? {} : { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
  const response = await fetch(mock.baseUrl + path, { ...init, headers: { ...token, ...headers } });
  return readResponse(response);
}

export async function readResponse(response: Response): Promise<ReceivedResponse> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}

/** Sends a form to the auth server. */
export async function post(url: string, parameters: Record<string, string>): Promise<ReceivedResponse> {
  return readResponse(await fetch(url, { method: "POST", body: new URLSearchParams(parameters) }));
}

/** Requests an access token of a mock with its own credentials. */
export function refresh({ authUrl, credentials }: Mock): Promise<ReceivedResponse> {
  return post(`${authUrl}/oauth/v2/token`, {
    client_id: credentials.clientId,
    client_secret: credentials.clientSecret,
    grant_type: "refresh_token",
    refresh_token: credentials.refreshToken,
  });
}

/** The body of a success. */
export const successWith = <Data>(data: Data) => ({ code: 0, message: "success", data }) as const;

/** A body that creates a monitor group. */
export const group = { display_name: "Web", description: "" };

export function createGroup(mock: MockControls, group: object, headers: Record<string, string> = {}) {
  const init = { method: "POST", body: JSON.stringify(group) };
  return get(mock, "/monitor_groups", { "Content-Type": "application/json", ...headers }, init);
}
