import type { TokenAuthority } from "../authority/authority.ts";
import type { SeedRecords } from "../controls.ts";
import type { Override } from "../override.ts";
import { PendingOverrides } from "../overrides.ts";
import type { MockClock } from "./clock.ts";
import { Journal } from "./journal.ts";
import { type RecordKind, Records } from "./records.ts";

/** Everything in a mock that requests and controls change. */
export class MockState {
  overrides = new PendingOverrides();
  /** Replaced when it is cleared: a request belongs to the journal in which it arrived. */
  journal = new Journal();
  /** The seeded records. Replaced, never changed. */
  seed: SeedRecords = {};
  #records: { kinds: readonly RecordKind[]; seed: SeedRecords; value: Records } | undefined;

  constructor(
    readonly clock: MockClock,
    readonly authority: TokenAuthority,
  ) {}

  /** The same object until other records are seeded. */
  records(kinds: readonly RecordKind[]): Records {
    const { seed } = this;
    if (this.#records?.kinds !== kinds || this.#records.seed !== seed)
      this.#records = { kinds, seed, value: new Records(kinds, seed) };
    return this.#records.value;
  }
}

/** A request keeps the state in which it arrived, so what it does never shows after a reset. */
export class Generations {
  current: MockState;
  /** What a state begins with. */
  #start: { seed: SeedRecords; overrides: Override[] } = { seed: {}, overrides: [] };

  /** @param begin creates a state with nothing in it */
  constructor(private readonly begin: () => MockState) {
    this.current = begin();
  }

  /** Makes the records and the overrides of the current state those that `reset` brings back. */
  setStart(): void {
    const { seed, overrides } = this.current;
    this.#start = { seed, overrides: overrides.entries.map(({ override }) => override) };
  }

  reset(): void {
    const { seed, overrides } = this.#start;
    this.current = this.begin();
    this.current.seed = seed;
    for (const override of overrides) this.current.overrides.add(override);
  }
}
