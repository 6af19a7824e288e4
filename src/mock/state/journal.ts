import { maskJson } from "../../secrets.ts";
import type { HttpRequest } from "../../server/message.ts";

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

interface Entry {
  request: HttpRequest;
  operation: string | null;
  status: number | null;
}

const maxEntries = 1000;
const maxBody = 16 * 1024;

/** The newest 1000 requests that the mock received, and the newest 1000 things that they created. */
export class Journal {
  #entries: Entry[] = [];
  #next = 0;
  #created: Created[] = [];
  #period = 0;

  /** Counts clears and restores: a request that began in an earlier period is not recorded. */
  get period(): number {
    return this.#period;
  }

  /**
   * Records a request as it is: this is on the path of every request, `requests` is not.
   * @param period in which it arrived; it is not recorded if that has ended
   */
  add(request: HttpRequest, operation: string | undefined, status: number | null, period: number): void {
    if (period !== this.#period) return;
    const kept =
      request.body.length > maxBody ? { ...request, body: Buffer.from(request.body.subarray(0, maxBody)) } : request;
    this.#entries[this.#next % maxEntries] = { request: kept, operation: operation ?? null, status };
    this.#next += 1;
  }

  addCreated(created: Created): void {
    this.#created = [...this.#created.slice(1 - maxEntries), created];
  }

  /** From the oldest to the newest. */
  get requests(): SeenRequest[] {
    const start = this.#next % maxEntries;
    return [...this.#entries.slice(start), ...this.#entries.slice(0, start)].map(shown);
  }

  /** From the oldest to the newest. */
  get created(): Created[] {
    return structuredClone(this.#created);
  }

  clear(): void {
    this.#entries = [];
    this.#next = 0;
    this.#period += 1;
  }

  save(): () => void {
    const [entries, next, created] = [[...this.#entries], this.#next, this.#created];
    return () => {
      this.#entries = [...entries];
      this.#next = next;
      this.#created = created;
      this.#period += 1;
    };
  }
}

function shown({ request, operation, status }: Entry): SeenRequest {
  const { method, path, query, headers, body } = request;
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const message = { method, path, query, headers: texts, body: body.toString("utf8") };
  return { ...(maskJson(message) as typeof message), operation, status };
}
