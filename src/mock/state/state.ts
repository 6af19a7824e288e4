import type { Clock } from "../../client/clock.ts";
import type { TokenAuthority } from "../authority/authority.ts";
import type { Override, SeedRecords, TimeSource } from "../controls.ts";
import type { Attributes } from "./attributes.ts";
import type { Fault } from "./faults.ts";
import { Journal } from "./journal.ts";
import { Pending } from "./match.ts";
import { type RecordKind, Records } from "./records.ts";

/** A clock that can be advanced. */
export class MockClock implements Clock {
  /** Milliseconds by which it is ahead of its source. */
  offset = 0;

  constructor(private readonly source: TimeSource) {}

  now = (): number => this.source.now() + this.offset;
  elapsed = (): number => this.now();
  setTimeout = (run: () => void, milliseconds: number): unknown => this.source.setTimeout(run, milliseconds);
  clearTimeout = (timer: unknown): void => this.source.clearTimeout(timer);
}

/** Everything in a mock that requests and controls change. */
export class MockState {
  readonly faults = new Pending<Fault>(1);
  readonly overrides = new Pending<Override>("always");
  readonly journal = new Journal();

  /** The seeded records. Replaced, never changed. */
  seed: SeedRecords = {};
  /** Attributes that are added to every response. The object is replaced, never changed. */
  attributes: Attributes = {};
  #records: { of: readonly [readonly RecordKind[], SeedRecords]; value: Records } | undefined;

  /** @param recordKinds of the current contract, whose examples are the records that are not seeded */
  constructor(
    readonly clock: MockClock,
    readonly authority: TokenAuthority,
    public recordKinds: readonly RecordKind[],
  ) {}

  /** The same object, until other records are seeded or the contract is reloaded. */
  get records(): Records {
    const { recordKinds, seed } = this;
    if (this.#records?.of[0] !== recordKinds || this.#records.of[1] !== seed)
      this.#records = { of: [recordKinds, seed], value: new Records(recordKinds, seed) };
    return this.#records.value;
  }

  /** Keeps the whole state. @returns what brings it back, any number of times */
  save(): () => void {
    const { seed, attributes } = this;
    const { offset } = this.clock;
    const [faults, overrides] = [this.faults.entries, this.overrides.entries];
    const [restoreTokens, restoreJournal] = [this.authority.save(), this.journal.save()];
    return () => {
      this.clock.offset = offset;
      this.seed = seed;
      this.attributes = attributes;
      this.faults.restore(faults);
      this.overrides.restore(overrides);
      restoreTokens();
      restoreJournal();
    };
  }
}
