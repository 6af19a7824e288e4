import { type CallMatch, matches, type ReceivedCall } from "./match.ts";

/** What applies to some of the calls that match. */
export interface Limited extends CallMatch {
  /** How many calls; `"always"` until it is cleared. */
  times?: number | "always";
}

/** What is pending, and how many calls it has applied to. */
export interface PendingItem<Item extends Limited> {
  readonly item: Item;
  used: number;
}

/** Overrides or faults that wait for calls. Each applies to as many calls as it is for. */
export class Pending<Item extends Limited> {
  /** The newest first. */
  #entries: readonly PendingItem<Item>[] = [];

  /** @param times of an item that does not say */
  constructor(private readonly times: number | "always") {}

  add(item: Item): void {
    this.#entries = [{ item, used: 0 }, ...this.#entries];
  }

  clear(): void {
    this.#entries = [];
  }

  /** What applies to a call, the newest first. `used` counts it. */
  of(call: ReceivedCall): PendingItem<Item>[] {
    return this.#entries.filter(({ item, used }) => {
      const { times = this.times } = item;
      return (times === "always" || used < times) && matches(item, call);
    });
  }

  /** All that were added, the oldest first, with those that are used up. */
  get entries(): PendingItem<Item>[] {
    return this.#entries.toReversed();
  }

  /** Those that have applied to fewer calls than they are for: to none, if they are for any number. */
  get unused(): Item[] {
    const needs = ({ times = this.times }: Item) => (times === "always" ? 1 : times);
    return this.entries.filter(({ item, used }) => used < needs(item)).map(({ item }) => item);
  }

  copy(): Pending<Item> {
    const copy = new Pending<Item>(this.times);
    copy.#entries = this.#entries.map((entry) => ({ ...entry }));
    return copy;
  }
}
