import { setImmediate } from "node:timers/promises";
import type { HttpResponse } from "../../server/message.ts";
import type { Limited, PendingItem } from "./match.ts";

/**
 * A failure of calls. At most one of `status`, `close`, `reset`, `malformed` and `truncate`; `delay` alone for a slow
 * response, `slow` alone for a slow body. Applies to one call, if `times` is left out.
 */
export interface Fault extends Limited {
  /** The status of the response, 400 to 599; the body is an error of the service. */
  status?: number;
  /** Additional headers of the response, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** Closes the connection without a response. */
  close?: boolean;
  /** Resets the connection (TCP RST) without a response. */
  reset?: boolean;
  /** Responds with status 200 and a body that is not valid JSON. */
  malformed?: boolean;
  /** Closes the connection after half of the body. */
  truncate?: boolean;
  /** Milliseconds to wait before the response, at most 60,000; or a range, from which each call gets a random time. */
  delay?: number | { min: number; max: number };
  /** Milliseconds that the body takes to arrive, at most 60,000. */
  slow?: number;
}

const kinds = ["status", "close", "reset", "malformed", "truncate"] as const;
const pieces = 10;

/** @throws TypeError if the fields of a fault contradict each other, or it does nothing */
export function assertPossible(fault: Fault): void {
  const chosen = kinds.filter((kind) => fault[kind]);
  if (chosen.length > 1)
    throw new TypeError(`A fault has at most one of ${kinds.join(", ")}; got ${chosen.join(" and ")}.`);
  const { delay, slow, headers } = fault;
  if (chosen.length === 0 && delay === undefined && slow === undefined && headers === undefined)
    throw new TypeError(`A fault needs one of ${kinds.join(", ")}, delay, slow and headers.`);
  if ((fault.close || fault.reset) && (headers ?? slow) !== undefined)
    throw new TypeError("A fault with close or reset has no response, so it cannot have headers or slow.");
  if (fault.truncate && slow !== undefined) throw new TypeError("A fault has at most one of truncate and slow.");
  if (typeof delay === "object" && delay.min > delay.max)
    throw new TypeError(`delay.min of a fault must not be above delay.max; got ${delay.min} and ${delay.max}.`);
}

const effects = [...kinds, "delay", "slow", "headers"] as const;

/** Combines the faults of a call, the newest first: each adds what newer ones leave open, or is not used up. */
export function combined(entries: readonly PendingItem<Fault>[]): Fault | undefined {
  let fault: Fault | undefined;
  for (const entry of entries) {
    const { item } = entry;
    if (fault && ((hasError(fault) && hasError(item)) || !adds(item, fault))) continue;
    const headers = (item.headers || fault?.headers) && { headers: { ...item.headers, ...fault?.headers } };
    fault = { ...item, ...fault, ...headers };
    entry.used += 1;
  }
  return fault;
}

function hasError(fault: Fault): boolean {
  return kinds.some((kind) => fault[kind]);
}

function adds(fault: Fault, newer: Fault): boolean {
  return effects.some((effect) => fault[effect] !== undefined && newer[effect] === undefined);
}

export function delayOf({ delay = 0 }: Fault, random: () => number): number {
  return typeof delay === "number" ? delay : delay.min + random() * (delay.max - delay.min);
}

/** Sends a response as the fault says: half of its body, or slowly. */
export function delivered(
  response: HttpResponse,
  { headers = {}, truncate, slow }: Fault,
  wait: (milliseconds: number) => Promise<void>,
): HttpResponse {
  const changed = { ...response, headers: { ...response.headers, ...headers } };
  if (truncate) return { ...changed, pieces: half(Buffer.from(response.body)) };
  if (slow === undefined) return changed;
  return { ...changed, pieces: slowly(Buffer.from(response.body), () => wait(slow / pieces)) };
}

async function* half(body: Buffer): AsyncGenerator<Buffer> {
  yield body.subarray(0, body.length / 2);
  // So that the head and this half leave before the connection is closed.
  await setImmediate();
  throw new Error("The fault truncates the body.");
}

async function* slowly(body: Buffer, wait: () => Promise<void>): AsyncGenerator<Buffer> {
  const size = Math.max(1, Math.ceil(body.length / pieces));
  for (let start = 0; start < body.length; start += size) {
    await wait();
    yield body.subarray(start, start + size);
  }
}
