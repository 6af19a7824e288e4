import type { HttpRequest } from "../../server/message.ts";

/** A request that the mock received, without its secrets. */
export interface SeenRequest {
  method: string;
  path: string;
  query: string;
  /** `Authorization` without the token. */
  headers: Record<string, string>;
  /** The first 16 KiB; empty for the OAuth operations, whose bodies contain secrets. */
  body: string;
  /** The identifier of the operation; undefined if no operation matches. */
  operation: string | undefined;
  /** The status of the response; undefined if the connection was cut. */
  status: number | undefined;
}

interface Entry {
  request: HttpRequest;
  operation: string | undefined;
  isSecret: boolean;
  /** Undefined if the connection was cut. */
  status: number | undefined;
}

const maxEntries = 1000;
const maxBody = 16 * 1024;

/** The newest 1000 requests that the mock received. */
export class Journal {
  #entries: Entry[] = [];
  #next = 0;

  /** Records a request as it is: this is on the path of every request, `requests` is not. */
  add(request: HttpRequest, operation: string | undefined, isSecret: boolean, status: number | undefined): void {
    const kept =
      request.body.length > maxBody ? { ...request, body: Buffer.from(request.body.subarray(0, maxBody)) } : request;
    this.#entries[this.#next % maxEntries] = { request: kept, operation, isSecret, status };
    this.#next += 1;
  }

  /** From the oldest to the newest. */
  get requests(): SeenRequest[] {
    const start = this.#next % maxEntries;
    return [...this.#entries.slice(start), ...this.#entries.slice(0, start)].map(shown);
  }

  clear(): void {
    this.#entries = [];
    this.#next = 0;
  }
}

function shown({ request, operation, isSecret, status }: Entry): SeenRequest {
  const { method, path, query, headers, body } = request;
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const plain: Record<string, string> = Object.fromEntries(entries);
  if (plain.authorization) plain.authorization = plain.authorization.replace(/^(\S+) .*$/s, "$1 ***");
  return {
    method,
    path,
    query: isSecret ? "" : query,
    headers: plain,
    body: isSecret ? "" : body.toString("utf8"),
    operation,
    status,
  };
}
