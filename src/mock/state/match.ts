/** Which calls an override or a fault applies to: those that have everything that is set. */
export interface CallMatch {
  /** The operation, such as `listMonitors`. */
  operation?: string;
  /** The path below {base_url} or {auth_url}, such as `/monitors/123412341234123411`. */
  path?: string;
  /** Parameters of the query, by name. Others may be there, too. */
  query?: Record<string, string>;
  /** The zaaid of the cookie. */
  account?: string;
  /** How many calls; `"always"` until it is cleared. */
  times?: number | "always";
}

/** A call, as far as it can be matched. */
export interface Call {
  operation: string;
  path: string;
  query: string;
  account: string | undefined;
}

/** Pending entries, in the order in which they were added. Each is used up by the number of calls that it is for. */
export class Pending<Entry extends CallMatch> {
  #entries: readonly Entry[] = [];

  /** @param times of an entry that does not say */
  constructor(private readonly times: number | "always") {}

  add(entry: Entry): void {
    this.#entries = [...this.#entries, { times: this.times, ...entry }];
  }

  /** The first entry for a call, without using it up. */
  find(call: Call): Entry | undefined {
    return this.#entries.length === 0 ? undefined : this.#entries.find((entry) => matches(entry, call));
  }

  /** The first entry for a call. */
  take(call: Call): Entry | undefined {
    const entry = this.find(call);
    if (entry && entry.times !== "always") {
      const times = (entry.times ?? 1) - 1;
      this.#entries = this.#entries.flatMap((one) => (one !== entry ? one : times > 0 ? { ...one, times } : []));
    }
    return entry;
  }

  /** Immutable, so that snapshots can share them. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  restore(entries: readonly Entry[]): void {
    this.#entries = entries;
  }
}

function matches({ operation, path, query, account }: CallMatch, call: Call): boolean {
  if (operation !== undefined && operation !== call.operation) return false;
  if (path !== undefined && path !== call.path) return false;
  if (account !== undefined && account !== call.account) return false;
  if (!query) return true;
  const sent = new URLSearchParams(call.query);
  return Object.entries(query).every(([name, value]) => sent.getAll(name).includes(value));
}
