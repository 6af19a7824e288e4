import type { TokenAuthority } from "../authority/authority.ts";
import type { Attributes, SeedRecords, TimeSource } from "../controls.ts";
import type { AnyOverride } from "../override.ts";
import type { Expectation } from "./expectations.ts";
import type { Fault } from "./faults.ts";
import { type Created, Journal, Newest } from "./journal.ts";
import { Pending } from "./match.ts";
import { type RecordKind, Records } from "./records.ts";

export class MockClock implements TimeSource {
  /** @param offset milliseconds by which it is ahead of its source */
  constructor(
    private readonly source: TimeSource,
    public offset = 0,
  ) {}

  now = (): number => this.source.now() + this.offset;
  setTimeout = (run: () => void, milliseconds: number): unknown => this.source.setTimeout(run, milliseconds);
  clearTimeout = (timer: unknown): void => this.source.clearTimeout(timer);
  copy = (): MockClock => new MockClock(this.source, this.offset);
}

/** Everything in a mock that requests and controls change. */
export class MockState {
  faults = new Pending<Fault>(1);
  overrides = new Pending<AnyOverride>("always");
  /** Replaced when it is cleared: a request belongs to the journal in which it arrived. */
  journal = new Journal();
  /** The calls that a test expects. The list is replaced, never changed. */
  expectations: readonly Expectation[] = [];
  created = new Newest<Created>();
  /** The seeded records. Replaced, never changed. */
  seed: SeedRecords = {};
  /** Attributes that are added to every response. The object is replaced, never changed. */
  attributes: Attributes = {};
  #records: { kinds: readonly RecordKind[]; seed: SeedRecords; value: Records } | undefined;

  constructor(
    readonly clock: MockClock,
    readonly authority: TokenAuthority,
  ) {}

  /** The same object, until other records are seeded or the contract is reloaded. */
  records(kinds: readonly RecordKind[]): Records {
    const { seed } = this;
    if (this.#records?.kinds !== kinds || this.#records.seed !== seed)
      this.#records = { kinds, seed, value: new Records(kinds, seed) };
    return this.#records.value;
  }

  /** A state of its own: what happens to one of the two does not show in the other. */
  copy(): MockState {
    const clock = this.clock.copy();
    const copy = new MockState(clock, this.authority.copy(clock.now));
    copy.faults = this.faults.copy();
    copy.overrides = this.overrides.copy();
    copy.journal = this.journal.copy();
    copy.created = this.created.copy();
    const { expectations, seed, attributes } = this;
    return Object.assign(copy, { expectations, seed, attributes });
  }
}

const maxSnapshots = 100;

/** A request keeps the state in which it arrived, so what it does never shows after a reset or a restored snapshot. */
export class Generations {
  #start: MockState;
  readonly #snapshots = new Map<string, MockState>();

  constructor(public current: MockState) {
    this.#start = current.copy();
  }

  /** Makes the current state the one that `reset` brings back. */
  setStart(): void {
    this.#start = this.current.copy();
  }

  reset(): void {
    this.current = this.#start.copy();
  }

  /** @throws TypeError after 100 names */
  save(name: string): void {
    if (this.#snapshots.size >= maxSnapshots && !this.#snapshots.has(name))
      throw new TypeError(`There are ${maxSnapshots} snapshots already. Use one of their names again.`);
    this.#snapshots.set(name, this.current.copy());
  }

  /** @throws TypeError if the name is unknown */
  restore(name: string): void {
    const saved = this.#snapshots.get(name);
    const names = [...this.#snapshots.keys()].map((one) => JSON.stringify(one)).join(", ") || "none";
    if (!saved) throw new TypeError(`Unknown snapshot ${JSON.stringify(name)}. The snapshots are: ${names}.`);
    this.current = saved.copy();
  }
}
