import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Mock, startMock } from "../../src/mock/index.ts";

/** A response instead of the service's own. */
export interface Override {
  /** Of the requests that get it. */
  path: string;
  status: number;
  headers?: Record<string, string>;
  /** Sent as JSON, or as it is if it is text. */
  body: unknown;
  /** How many requests get it; 1 if left out. */
  times?: number;
}

/** Today's service, or tomorrow's, which has attributes and ids that the contract does not have. */
export type Mode = "today" | "tomorrow";

/** The service that the clients are tested with. */
export interface TestService {
  /** {base_url} and {auth_url} */
  baseUrl: string;
  authUrl: string;
  /** For its journal, its clock and its grants. */
  mock: Mock;
  mode: Mode;
  /** The next responses by path, first come, first served. */
  overrides: Override[];
  close(): Promise<void>;
}

/** Starts the mock, which records every request, behind a server that changes its responses. */
export async function startService(): Promise<TestService> {
  const mock = await startMock();
  const server = createServer((request, response) => void respond(service, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const authUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: TestService = {
    baseUrl: `${authUrl}/api`,
    authUrl,
    mock,
    mode: "today",
    overrides: [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await mock.close();
    },
  };
  return service;
}

async function respond(service: TestService, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method = "GET", url = "/", headers } = request;
  const { "content-length": _, "transfer-encoding": __, connection: ___, ...sent } = headers;
  const answer = await fetch(service.mock.authUrl + url, {
    method,
    headers: sent as Record<string, string>,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const override = takeOverride(service, url);
  if (override) {
    const { status, headers, body } = override;
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
    return;
  }
  const body = (await answer.json()) as Envelope;
  response.writeHead(answer.status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(service.mode === "tomorrow" ? tomorrow(url, body) : body));
}

function takeOverride({ overrides }: TestService, url: string): Override | undefined {
  const index = overrides.findIndex(({ path }) => path === url);
  const override = overrides[index];
  if (!override) return undefined;
  const { times = 1 } = override;
  if (times > 1) overrides[index] = { ...override, times: times - 1 };
  else overrides.splice(index, 1);
  return override;
}

type Envelope = Record<string, unknown> & { data?: unknown };

const added = { added_tomorrow: { report_type: 99, names: ["a", "b"] } };

/** The body with an attribute more in every object, and with an id more in the list of monitor types. */
function tomorrow(url: string, body: Envelope): Envelope {
  const records = Array.isArray(body.data) ? body.data.map((one) => ({ ...one, ...added })) : undefined;
  const more = url.endsWith("/monitor_type_constants") ? [{ id: "ADDED_TOMORROW", name: "Added tomorrow" }] : [];
  const isError = "code" in body && body.code !== 0;
  const hasEnvelope = "message" in body && !isError;
  return {
    ...body,
    ...added,
    ...(hasEnvelope && { data: records ? [...records, ...more] : { ...(body.data as object), ...added } }),
  };
}
