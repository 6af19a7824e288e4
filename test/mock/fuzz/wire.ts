import { connect, type Socket } from "node:net";

/** A response as it was on the wire. */
export interface WireResponse {
  status: number;
  headers: Map<string, string>;
  body: string;
}

export type Bytes = string | Buffer;

/** The bytes of a text in Latin-1: each character is one byte. */
export const bytes = (text: Bytes): Buffer => (typeof text === "string" ? Buffer.from(text, "latin1") : text);

/** The head of a request from its lines. */
export const head = (...lines: string[]): string => `${lines.join("\r\n")}\r\n\r\n`;

/** A raw connection to the mock, which records the received bytes. */
export class Wire {
  readonly #received: Buffer[] = [];
  #error: Error | undefined;
  readonly socket: Socket;
  readonly closed: Promise<void>;

  /** @param staysOpen whether to keep this side open after the mock has closed its own */
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

  /** Sends bytes. @returns when the system has accepted them, or the connection is closed */
  send(part: Bytes): Promise<void> {
    return new Promise((resolve) => {
      if (this.socket.writableEnded) resolve();
      else this.socket.write(bytes(part), () => resolve());
    });
  }

  /** Closes this side, and waits until the mock has closed its own. @throws Error if the connection failed */
  async rest(): Promise<Buffer> {
    this.socket.end();
    await this.closed;
    if (this.#error) throw this.#error;
    return Buffer.concat(this.#received);
  }

  /** Resets the connection, as a crashed client does. */
  async reset(): Promise<void> {
    this.socket.resetAndDestroy();
    await this.closed;
  }
}

/** Sends parts one after the other on a new connection. @returns all received bytes */
export async function exchange(port: number, parts: Iterable<Bytes>): Promise<Buffer> {
  const wire = new Wire(port);
  for (const part of parts) await wire.send(part);
  return wire.rest();
}

/**
 * Parses the received bytes as responses.
 * @param methods the methods of the requests, because a response to HEAD has no body
 * @throws Error if bytes are left over
 */
export function responsesIn(received: Buffer, methods: readonly string[] = []): WireResponse[] {
  const responses: WireResponse[] = [];
  let rest = received.toString("latin1");
  while (rest !== "") {
    const [whole, status, lines = ""] = /^HTTP\/1\.1 (\d{3}) [^\r\n]+\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`Not an HTTP response: ${JSON.stringify(rest.slice(0, 500))}`);
    rest = rest.slice(whole.length);
    if (status === "100") continue;
    const headers = headersIn(lines);
    // The refusal of an unreadable request has a body for any method. It has no header Date.
    const hasNoBody = methods[responses.length] === "HEAD" && headers.has("date");
    const length = hasNoBody ? 0 : Number(headers.get("content-length") ?? 0);
    if (rest.length < length) throw new Error(`${rest.length} of ${length} bytes: ${JSON.stringify(rest)}`);
    responses.push({ status: Number(status), headers, body: Buffer.from(rest.slice(0, length), "latin1").toString() });
    rest = rest.slice(length);
  }
  return responses;
}

function headersIn(lines: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines.split("\r\n").slice(0, -1)) {
    const [, name = "", value = ""] = /^([^:]+): ?(.*)$/s.exec(line) ?? [];
    if (headers.has(name.toLowerCase())) throw new Error(`The header ${name} occurs twice.`);
    headers.set(name.toLowerCase(), value);
  }
  return headers;
}
