import { connect, type Socket } from "node:net";

/** An answer as it was on the wire. */
export interface WireAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

export type Bytes = string | Buffer;

/** The bytes of a text whose characters stand for one byte each: it says which bytes go out, whatever they are. */
export const bytes = (text: Bytes): Buffer => (typeof text === "string" ? Buffer.from(text, "latin1") : text);

/** The head of a request, its lines ended as they must be. */
export const head = (...lines: string[]): string => `${lines.join("\r\n")}\r\n\r\n`;

/** A connection that only a test writes to: it keeps what comes back, until the mock ends it. */
export class Wire {
  readonly #received: Buffer[] = [];
  #error: Error | undefined;
  readonly socket: Socket;
  readonly closed: Promise<void>;

  /** @param staysOpen whether this side stays open when the mock has ended its own */
  constructor(port: number, { staysOpen = false } = {}) {
    this.socket = connect({ port, host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
    this.socket.on("data", (chunk: Buffer) => this.#received.push(chunk));
    this.socket.on("error", (error) => {
      this.#error = error;
    });
    this.socket.on("end", () => {
      if (!staysOpen) this.socket.end();
    });
    this.closed = new Promise((resolve) => this.socket.on("close", () => resolve()));
  }

  /** @returns when the system has taken the bytes, or the connection is gone */
  send(part: Bytes): Promise<void> {
    return new Promise((resolve) => {
      if (this.socket.writableEnded) resolve();
      else this.socket.write(bytes(part), () => resolve());
    });
  }

  /** Ends this side, and waits until the mock has ended its own. @throws Error if the connection broke */
  async rest(): Promise<Buffer> {
    this.socket.end();
    await this.closed;
    if (this.#error) throw this.#error;
    return Buffer.concat(this.#received);
  }

  /** Breaks the connection off, as a client that dies does. */
  async reset(): Promise<void> {
    this.socket.resetAndDestroy();
    await this.closed;
  }
}

/** Sends parts one after the other on a connection of their own. @returns all that comes back */
export async function exchange(port: number, parts: Iterable<Bytes>): Promise<Buffer> {
  const wire = new Wire(port);
  for (const part of parts) await wire.send(part);
  return wire.rest();
}

/**
 * The answers in what came back: nothing may be left over.
 * @param methods of the requests that are answered, as far as it matters: an answer to HEAD has no body
 */
export function answersIn(received: Buffer, methods: readonly string[] = []): WireAnswer[] {
  const answers: WireAnswer[] = [];
  let rest = received.toString("latin1");
  while (rest !== "") {
    const [whole, status, lines = ""] = /^HTTP\/1\.1 (\d{3}) [^\r\n]+\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`No HTTP answer: ${JSON.stringify(rest.slice(0, 500))}`);
    rest = rest.slice(whole.length);
    if (status === "100") continue;
    const headers = headersIn(lines);
    // Who could not read the request does not know its method. Such an answer has no date.
    const isBare = methods[answers.length] === "HEAD" && headers.has("date");
    const length = isBare ? 0 : Number(headers.get("content-length") ?? 0);
    if (rest.length < length) throw new Error(`${rest.length} of ${length} bytes: ${JSON.stringify(rest)}`);
    answers.push({ status: Number(status), headers, body: Buffer.from(rest.slice(0, length), "latin1").toString() });
    rest = rest.slice(length);
  }
  return answers;
}

function headersIn(lines: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines.split("\r\n").slice(0, -1)) {
    const [, name = "", value = ""] = /^([^:]+): ?(.*)$/s.exec(line) ?? [];
    if (headers.has(name.toLowerCase())) throw new Error(`The header ${name} is there twice.`);
    headers.set(name.toLowerCase(), value);
  }
  return headers;
}
