import type { TokenAuthority } from "../oauth/token-authority.ts";
import type { Override } from "../overrides/override.ts";
import { PendingOverrides } from "../overrides/pending-overrides.ts";
import type { MockClock } from "./clock.ts";
import { Journal } from "./journal.ts";
import type { Records } from "./records.ts";

/** Everything in a mock that can change, by a request or by a control. */
export class MockState {
  overrides = new PendingOverrides();
  /** To clear the journal, it is replaced by a new one. A request in progress still writes to the old one. */
  journal = new Journal();

  /** @param records of the token's own account; seeding replaces them */
  constructor(
    readonly clock: MockClock,
    readonly authority: TokenAuthority,
    public records: Records,
  ) {}
}

/** Begins a new state at each reset. A request keeps the state of its arrival, so nothing that it does shows after a reset. */
export class Generations {
  current: MockState;
  /** The records and the overrides that a state begins with. */
  #start: { records: Records; overrides: Override[] };

  /** @param begin creates a state with nothing seeded in it */
  constructor(private readonly begin: () => MockState) {
    this.current = begin();
    this.#start = { records: this.current.records, overrides: [] };
  }

  /** Saves the records and the overrides of the current state: `reset` brings them back. */
  setStart(): void {
    const { records, overrides } = this.current;
    this.#start = { records, overrides: overrides.entries.map(({ override }) => override) };
  }

  reset(): void {
    const { records, overrides } = this.#start;
    this.current = this.begin();
    this.current.records = records;
    for (const override of overrides) this.current.overrides.add(override);
  }
}
