import { afterAll, beforeAll, onTestFinished } from "vitest";
import { pages } from "../../src/cli/pages.ts";
import type { ClientOptions } from "../../src/client/index.ts";
import type { PageContract, RelayRequest } from "../../src/inspector/common/messages.ts";
import type { Mock } from "../../src/mock/index.ts";
import { startMockWith } from "../../src/mock/mock.ts";
import { type RawRequest, sendRaw } from "../support/send-raw.ts";

/** The secret of a start with the real service. */
export const secret = "the-secret-of-a-start-of-the-tests";

/** A mock with the inspector and the reference, as `start` serves them, for all tests of a file. Each test finds it as it started. */
export function sharedInspector(): () => Mock {
  let mock: Mock | undefined;
  beforeAll(async () => {
    mock = await startMockWith({}, pages());
  });
  afterAll(() => mock?.close());
  return () => {
    if (!mock) throw new Error("The mock has not started.");
    mock.reset();
    return mock;
  };
}

/** The same for one test. */
export async function startInspector({ live, port = 0 }: { live?: ClientOptions; port?: number } = {}): Promise<Mock> {
  const mock = await startMockWith({ port }, pages({ live: live && { client: live, secret } }));
  onTestFinished(() => mock.close());
  return mock;
}

/** A request that the relay accepts, for tests to change. */
export const listMonitors: RelayRequest = {
  ...{ role: "Super Admin", method: "GET", uri: "/monitors", version: "2.0", zaaid: "", headers: [] },
  ...{ contentType: "", isBase64: false, body: "", confirmation: "" },
};

/** Sends a request as it is, with the given headers only, and reads a response of JSON. */
export async function raw(url: string, request: RawRequest = {}) {
  const response = await sendRaw(url, request);
  const isJson = response.type?.startsWith("application/json");
  return { ...response, body: isJson ? JSON.parse(response.text || "null") : undefined };
}

/** The headers of the page's own requests, for tests to change. */
export function ownHeaders(mock: Pick<Mock, "authUrl">): Record<string, string> {
  return {
    Origin: mock.authUrl,
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/json",
    "X-Inspector-Secret": secret,
  };
}

/** Loads the contract for the page. */
export async function pageContract({ authUrl }: Pick<Mock, "authUrl">): Promise<PageContract> {
  const { body } = await raw(`${authUrl}/inspector/operations.json`, { headers: { "X-Inspector-Secret": secret } });
  return body;
}

/** Sends a request through the relay, as the page does. */
export async function relay(mock: Pick<Mock, "authUrl">, changes: Partial<RelayRequest> = {}, headers = {}) {
  return raw(`${mock.authUrl}/inspector/relay`, {
    method: "POST",
    headers: { ...ownHeaders(mock), ...headers },
    body: JSON.stringify({ ...listMonitors, ...changes }),
  });
}
