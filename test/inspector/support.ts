import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { buildInspector } from "../../scripts/pipeline/inspector.ts";
import type { ClientOptions } from "../../src/client/index.ts";
import type { PageContract, RelayRequest } from "../../src/inspector/common/messages.ts";
import { inspector } from "../../src/inspector/index.ts";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { staticFiles } from "../../src/server/static-files.ts";

export const contract = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

/** Builds the page once for all tests of a file. */
export function builtPage(): { readonly folder: string } {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "inspector-"));
    await buildInspector(folder);
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));
  return {
    get folder() {
      return folder;
    },
  };
}

/** A page with only the secret, for the tests of the relay. */
export const stubPage = fileURLToPath(new URL("./fixtures/page", import.meta.url));

/** Starts a mock with the inspector, and the reference if it was built beside the page, until the end of the test. */
export async function startInspector(live?: ClientOptions, page = stubPage, port = 0): Promise<Mock> {
  const mock = await inspectorMock(live, page, port);
  onTestFinished(() => mock.close());
  return mock;
}

/** The same, until the caller closes it. */
export function inspectorMock(live?: ClientOptions, page = stubPage, port = 0): Promise<Mock> {
  const docs = () => staticFiles("/docs", join(page, "../docs"), "");
  return startMock({ port, handlers: { "/inspector": inspector({ page, contract, live }), "/docs": docs } });
}

/** A request that the relay accepts, for tests to change. */
export const listMonitors: RelayRequest = {
  role: "Super Admin",
  method: "GET",
  uri: "/monitors",
  version: "2.0",
  zaaid: "",
  body: "",
  confirmation: "",
};

export interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at bodies of every kind
  body: any;
}

/** Sends a request as it is, with the given headers only; `fetch` would normalize it. */
export function raw(url: string, { method = "GET", path, headers = {}, body }: RawRequest = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const options = { method, headers, ...(path !== undefined && { path }) };
    const sent = request(url, options, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        const isJson = headers["content-type"]?.startsWith("application/json");
        resolve({ status, headers, text, body: isJson ? JSON.parse(text || "null") : undefined });
      });
    });
    sent.on("error", reject).end(body);
  });
}

export interface RawRequest {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Reads the secret from the served page. */
export async function secretOf({ authUrl }: Pick<Mock, "authUrl">): Promise<string> {
  const { text } = await raw(`${authUrl}/inspector/`);
  return /name="inspector-secret" content="([^"]+)"/.exec(text)?.[1] ?? "";
}

/** The headers of the page's own requests, for tests to change. */
export async function ownHeaders(mock: Pick<Mock, "authUrl">): Promise<Record<string, string>> {
  return {
    Origin: mock.authUrl,
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/json",
    "X-Inspector-Secret": await secretOf(mock),
  };
}

/** Loads the contract for the page. */
export async function pageContract({ authUrl }: Mock): Promise<PageContract> {
  const { body } = await raw(`${authUrl}/inspector/operations.json`);
  return body;
}

/** Sends a request through the relay, as the page does. */
export async function relay(mock: Pick<Mock, "authUrl">, changes: Partial<RelayRequest> = {}): Promise<RawResponse> {
  return raw(`${mock.authUrl}/inspector/relay`, {
    method: "POST",
    headers: await ownHeaders(mock),
    body: JSON.stringify({ ...listMonitors, ...changes }),
  });
}
