import { afterAll, beforeAll, onTestFinished } from "vitest";
import { pages } from "../../../src/cli/served-pages.ts";
import type { Mock } from "../../../src/mock/index.ts";
import { startMockWith } from "../../../src/mock/mock.ts";
import { type RawRequest, sendRaw } from "../../support/send-raw.ts";

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
export async function startInspector(port = 0): Promise<Mock> {
  const mock = await startMockWith({ port }, pages());
  onTestFinished(() => mock.close());
  return mock;
}

/** Sends a request as it is, with the given headers only, and reads a response of JSON. */
export async function raw(url: string, request: RawRequest = {}) {
  const response = await sendRaw(url, request);
  const isJson = response.type?.startsWith("application/json");
  return { ...response, body: isJson ? JSON.parse(response.text || "null") : undefined };
}
