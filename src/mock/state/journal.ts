import type { HttpRequest } from "../../server/message.ts";
import { maskJson } from "../../shared/masking.ts";
import { type CallMatch, matches, type ReceivedCall } from "./match.ts";

/** A request that the mock received, without its secrets. */
export interface SeenRequest {
  method: string;
  path: string;
  /** Values of secrets are `***`. */
  query: string;
  /** `Authorization` without the token. */
  headers: Record<string, string>;
  /** The first 16 KiB. Values of secrets are `***`. */
  body: string;
  /** The identifier of the operation; null if no operation matches. */
  operation: string | null;
  /** The status of the response; null if there was none. */
  status: number | null;
  /** When it arrived: the mock's time, in milliseconds since 1970. */
  at: number;
}

/** What a successful POST created, or would create: no documented operation shows it. */
export interface Created {
  operation: string;
  /** The zaaid of the account; null for the token's own. */
  account: string | null;
  /** The body of the request; null if it had none. */
  body: unknown;
  /** The mock's time, in milliseconds since 1970. */
  at: number;
}

/** A request as it is: to record it is on the path of every request, to show it is not. */
interface ReceivedRequest {
  request: HttpRequest;
  /** Undefined if no operation matches. */
  call: ReceivedCall | undefined;
  status: number | null;
  at: number;
}

const noBody = Buffer.alloc(0);
const maxEntries = 1000;
/** Of a body that is shown. */
const maxBody = 16 * 1024;

/** A call as it is counted, and how often it was made. */
interface Counted {
  call: ReceivedCall;
  times: number;
}

/** The newest 1000 requests that the mock received, and how many there were of each. */
export class Journal {
  #entries: ReceivedRequest[] = [];
  #next = 0;
  #counted = new Map<string, Counted>();

  add(entry: ReceivedRequest): void {
    const { call } = entry;
    if (call) {
      const key = JSON.stringify([call.operation, call.path, call.query, call.account]);
      // Kept for as long as the mock runs, so without what is large.
      const counted = this.#counted.get(key) ?? { call: { ...call, headers: {}, body: noBody }, times: 0 };
      this.#counted.set(key, { ...counted, times: counted.times + 1 });
    }
    this.#entries[this.#next % maxEntries] = entry;
    this.#next += 1;
  }

  /** From the oldest to the newest. */
  get requests(): SeenRequest[] {
    const start = this.#next % maxEntries;
    return [...this.#entries.slice(start), ...this.#entries.slice(0, start)].map(seenRequest);
  }

  /**
   * How many requests match, of all that arrived.
   * @throws TypeError if the match is by what the request itself has, and requests were dropped
   */
  count(match: CallMatch): number {
    if (match.request) {
      if (this.#next > maxEntries)
        throw new TypeError(
          `count /request: expected at most ${maxEntries} requests, which are kept whole; got ${this.#next}. Call clearRequests first.`,
        );
      return this.#entries.filter(({ call }) => call && matches(match, call)).length;
    }
    return [...this.#counted.values()].reduce((sum, { call, times }) => sum + (matches(match, call) ? times : 0), 0);
  }

  copy(): Journal {
    const copy = new Journal();
    copy.#entries = [...this.#entries];
    copy.#next = this.#next;
    copy.#counted = new Map(this.#counted);
    return copy;
  }
}

function seenRequest({ request, call, status, at }: ReceivedRequest): SeenRequest {
  const { method, path, query, headers, body } = request;
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const message = { method, path, query, headers: texts, body: body.subarray(0, maxBody).toString("utf8") };
  return { ...(maskJson(message) as typeof message), operation: call?.operation ?? null, status, at };
}
