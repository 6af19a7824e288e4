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
export interface ReceivedRequest {
  request: HttpRequest;
  call: ReceivedCall;
  status: number | null;
  at: number;
}

const maxItems = 1000;
/** Of all bodies together: a mock may run for days, and a body may have 1 MiB. */
const maxBytes = 32 * 1024 * 1024;

/** The newest of what arrived: at most 1000, whose bodies have at most 32 MiB together. */
export class Newest<Item> {
  #kept: Array<{ item: Item; bytes: number }> = [];
  #bytes = 0;
  added = 0;

  /** @param bytes of its body */
  add(item: Item, bytes: number): void {
    this.#kept.push({ item, bytes });
    this.#bytes += bytes;
    this.added += 1;
    while (this.#kept.length > maxItems || this.#bytes > maxBytes) this.#bytes -= this.#kept.shift()?.bytes ?? 0;
  }

  /** The oldest first. */
  get items(): Item[] {
    return this.#kept.map(({ item }) => item);
  }
}

const emptyBody = Buffer.alloc(0);
/** Of a body that is shown. */
const maxBody = 16 * 1024;
/** Of calls that differ in path, query or account: a mock may run for days. */
const maxCounted = 10_000;

/** A call as it is counted, and how often it was made. */
interface Counted {
  call: ReceivedCall;
  times: number;
}

/** The newest requests that the mock received, and how many there were of each. */
export class Journal {
  #newest = new Newest<ReceivedRequest>();
  #counted = new Map<string, Counted>();
  /** Those of the operations since there are too many different calls. */
  #more = new Map<string, Counted>();

  add(entry: ReceivedRequest): void {
    const { call } = entry;
    this.#newest.add(entry, call.body.length);
    const { operation, path, query, account } = call;
    if (operation === undefined) return;
    const key = JSON.stringify([operation, path, query, account]);
    const isCounted = this.#counted.size < maxCounted || this.#counted.has(key);
    const [counts, name] = isCounted ? [this.#counted, key] : [this.#more, operation];
    // Kept for as long as the mock runs, so without what is large.
    const { times } = counts.get(name) ?? { times: 0 };
    counts.set(name, { call: { operation, path, query, account, headers: {}, body: emptyBody }, times: times + 1 });
  }

  get kept(): ReceivedRequest[] {
    return this.#newest.items;
  }

  /** @throws TypeError if some are no longer kept */
  get #whole(): ReceivedRequest[] {
    const { items, added } = this.#newest;
    if (items.length === added) return items;
    throw new TypeError(
      `Only ${items.length} of ${added} requests are kept whole, so what headers and bodies they had is unknown. Call clearRequests first.`,
    );
  }

  /** Of all that arrived. @throws TypeError if that needs requests that are no longer kept, or not counted one by one */
  count(match: CallMatch): number {
    if (this.#more.size > 0 && (match.path ?? match.query ?? match.account) !== undefined)
      throw new TypeError(
        `Only ${maxCounted} different calls are counted by path, query and account, and more came. Call clearRequests first.`,
      );
    const counts = [...this.#counted.values(), ...this.#more.values()];
    const all = match.request ? this.#whole.map(({ call }) => ({ call, times: 1 })) : counts;
    const ofOperations = all.filter(({ call }) => call.operation !== undefined);
    return ofOperations.reduce((sum, { call, times }) => sum + (matches(match, call) ? times : 0), 0);
  }
}

export function seenRequest({ request, call, status, at }: ReceivedRequest): SeenRequest {
  const { method, path, query, headers, body } = request;
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const message = { method, path, query, headers: texts, body: body.subarray(0, maxBody).toString("utf8") };
  return { ...(maskJson(message) as typeof message), operation: call.operation ?? null, status, at };
}
