import type { HttpRequest } from "../../server/message.ts";
import { maskJson } from "../../shared/masking.ts";
import { type Call, type CallMatch, matches } from "./match.ts";

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
interface Entry {
  request: HttpRequest;
  /** Undefined if no operation matches. */
  call: Call | undefined;
  status: number | null;
  at: number;
}

const maxEntries = 1000;
const maxBody = 16 * 1024;

/** The newest 1000 requests that the mock received. */
export class Journal {
  #entries: Entry[] = [];
  #next = 0;

  add({ request, ...entry }: Entry): void {
    const kept =
      request.body.length > maxBody ? { ...request, body: Buffer.from(request.body.subarray(0, maxBody)) } : request;
    this.#entries[this.#next % maxEntries] = { request: kept, ...entry };
    this.#next += 1;
  }

  /** From the oldest to the newest. */
  get requests(): SeenRequest[] {
    const start = this.#next % maxEntries;
    return [...this.#entries.slice(start), ...this.#entries.slice(0, start)].map(shown);
  }

  /** How many of them match. */
  count(match: CallMatch): number {
    return this.#entries.filter(({ call }) => call && matches(match, call)).length;
  }

  copy(): Journal {
    const copy = new Journal();
    copy.#entries = [...this.#entries];
    copy.#next = this.#next;
    return copy;
  }
}

function shown({ request, call, status, at }: Entry): SeenRequest {
  const { method, path, query, headers, body } = request;
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const message = { method, path, query, headers: texts, body: body.toString("utf8") };
  return { ...(maskJson(message) as typeof message), operation: call?.operation ?? null, status, at };
}
