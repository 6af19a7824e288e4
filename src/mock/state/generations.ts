import type { MockState } from "./state.ts";

const maxSnapshots = 100;

/**
 * The states of a mock, one after the other: a reset or a restored snapshot begins the next. A request keeps the state in
 * which it arrived, so what it does never shows in a later one.
 */
export class Generations {
  #current: MockState;
  #start: MockState;
  readonly #snapshots = new Map<string, MockState>();

  constructor(state: MockState) {
    this.#current = state;
    this.#start = state.copy();
  }

  get current(): MockState {
    return this.#current;
  }

  /** Makes the current state the one that `reset` brings back. */
  setStart(): void {
    this.#start = this.#current.copy();
  }

  reset(): void {
    this.#current = this.#start.copy();
  }

  /** @throws TypeError after 100 names */
  save(name: string): void {
    if (this.#snapshots.size >= maxSnapshots && !this.#snapshots.has(name))
      throw new TypeError(`There are ${maxSnapshots} snapshots already. Use one of their names again.`);
    this.#snapshots.set(name, this.#current.copy());
  }

  /** @throws TypeError if the name is unknown */
  restore(name: string): void {
    const saved = this.#snapshots.get(name);
    const names = [...this.#snapshots.keys()].map((one) => JSON.stringify(one)).join(", ") || "none";
    if (!saved) throw new TypeError(`Unknown snapshot ${JSON.stringify(name)}. The snapshots are: ${names}.`);
    this.#current = saved.copy();
  }
}
