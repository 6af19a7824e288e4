import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { type Mock, startMock } from "../../../src/mock/index.ts";
import { type SentRequest, violations } from "./invariant.ts";
import { type Bytes, exchange, head, responsesIn, type WireResponse } from "./wire.ts";

/** The environment can set another seed, and a factor for the number of runs. CI runs more of them. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
export const runs = (count: number) => count * Number(process.env.FUZZ_FACTOR ?? (process.env.CI ? 2 : 1));

/** For a test of many runs: a property that goes on after its test would disturb the next. */
export const slowTest = { timeout: 120_000 };

export interface FuzzedMock {
  readonly mock: Mock;
  readonly port: number;
  /** The lines of a request with a valid token, without the end of the head. @param line such as `GET /api/monitors` */
  request(line: string, ...headers: string[]): string;
  /** Sends bytes on a new connection, and checks the invariant of all responses. */
  responses(parts: Iterable<Bytes>, requests?: readonly SentRequest[]): Promise<WireResponse[]>;
  /** Sends bytes that must get exactly one response. */
  response(parts: Iterable<Bytes>, request?: SentRequest): Promise<WireResponse>;
}

/**
 * One mock for all tests of a file. After each test it must still respond, without uncaught errors, logged errors and
 * changes of the prototypes.
 */
export function fuzzedMock(): FuzzedMock {
  let mock: Mock;
  let token: string;
  const unexpected: unknown[] = [];
  const record = (error: unknown) => void unexpected.push(error);
  const prototypeKeys = () => Reflect.ownKeys(Object.prototype).concat(Reflect.ownKeys(Array.prototype));
  const initialKeys = prototypeKeys();

  beforeAll(async () => {
    mock = await startMock();
    process.on("uncaughtException", record);
    process.on("unhandledRejection", record);
    vi.spyOn(console, "error").mockImplementation(record);
    vi.spyOn(console, "warn").mockImplementation(record);
  });
  afterEach(async () => {
    mock.reset();
    token = mock.issueAccessToken();
    const { status } = await fuzzed.response([head(fuzzed.request("GET /api/monitors"))]);
    expect(status).toBe(200);
    expect(unexpected.splice(0)).toEqual([]);
    expect(prototypeKeys()).toEqual(initialKeys);
  });
  afterAll(async () => {
    await mock.close();
    process.off("uncaughtException", record);
    process.off("unhandledRejection", record);
    vi.restoreAllMocks();
  });

  const fuzzed: FuzzedMock = {
    get mock() {
      return mock;
    },
    get port() {
      return Number(new URL(mock.authUrl).port);
    },
    request: (line, ...headers) => {
      token ??= mock.issueAccessToken();
      return [`${line} HTTP/1.1`, "Host: localhost", `Authorization: Svc-oauthtoken ${token}`, ...headers].join("\r\n");
    },
    responses: async (parts, requests = []) => {
      const responses = responsesIn(
        await exchange(fuzzed.port, parts),
        requests.map(({ method = "" }) => method),
      );
      expect(responses.flatMap((response, index) => violations(response, requests[index] ?? requests.at(-1)))).toEqual(
        [],
      );
      return responses;
    },
    response: async (parts, request = {}) => {
      const responses = await fuzzed.responses(parts, [request]);
      expect(responses).toHaveLength(1);
      return responses[0] as WireResponse;
    },
  };
  return fuzzed;
}
