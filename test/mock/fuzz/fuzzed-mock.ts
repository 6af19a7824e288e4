import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { type Mock, startMock } from "../../../src/mock/index.ts";
import { type Asked, breaches } from "./law.ts";
import { answersIn, type Bytes, exchange, head, type WireAnswer } from "./wire.ts";

/** What a run can be given: another seed to try, more runs of each property. CI has the time for more. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
export const runs = (count: number) => count * Number(process.env.FUZZ_FACTOR ?? (process.env.CI ? 2 : 1));

/** For a test of many runs: a property that goes on after its test would disturb the next. */
export const patience = { timeout: 120_000 };

export interface FuzzedMock {
  readonly mock: Mock;
  readonly port: number;
  /** The lines of a request that may do everything: `GET /api/monitors` and its headers, without the end of the head. */
  request(line: string, ...headers: string[]): string;
  /** Sends bytes on a connection of their own. @returns the answers, all of which must be lawful */
  answers(parts: Iterable<Bytes>, asked?: readonly Asked[]): Promise<WireAnswer[]>;
  /** The one answer to what is sent. */
  answer(parts: Iterable<Bytes>, asked?: Asked): Promise<WireAnswer>;
}

/**
 * A mock for the tests of a file. After each of them it must still answer, nothing may have gone wrong unseen, and
 * objects must be what they were.
 */
export function fuzzedMock(): FuzzedMock {
  let mock: Mock;
  let token: string;
  const unseen: unknown[] = [];
  const note = (error: unknown) => void unseen.push(error);
  const inherited = () => Reflect.ownKeys(Object.prototype).concat(Reflect.ownKeys(Array.prototype));
  const inheritedBefore = inherited();

  beforeAll(async () => {
    mock = await startMock();
    process.on("uncaughtException", note);
    process.on("unhandledRejection", note);
    vi.spyOn(console, "error").mockImplementation(note);
    vi.spyOn(console, "warn").mockImplementation(note);
  });
  afterEach(async () => {
    mock.clearFaults();
    token = mock.issueAccessToken();
    const { status } = await fuzzed.answer([head(fuzzed.request("GET /api/monitors"))]);
    expect(status).toBe(200);
    expect(unseen.splice(0)).toEqual([]);
    expect(inherited()).toEqual(inheritedBefore);
  });
  afterAll(async () => {
    await mock.close();
    process.off("uncaughtException", note);
    process.off("unhandledRejection", note);
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
    answers: async (parts, asked = []) => {
      const answers = answersIn(
        await exchange(fuzzed.port, parts),
        asked.map(({ method = "" }) => method),
      );
      expect(answers.flatMap((answer, index) => breaches(answer, asked[index] ?? asked.at(-1)))).toEqual([]);
      return answers;
    },
    answer: async (parts, asked = {}) => {
      const answers = await fuzzed.answers(parts, [asked]);
      expect(answers).toHaveLength(1);
      return answers[0] as WireAnswer;
    },
  };
  return fuzzed;
}
