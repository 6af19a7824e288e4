import { background, type Clock, systemClock } from "../../shared/clock.ts";
import { TimeoutError, type TokenError } from "../errors.ts";
import type { Credentials } from "../options.ts";
import type { Settings } from "../settings.ts";
import { keyOf, MemoryTokenStore, type TokenState, type TokenStore } from "./store.ts";

/** What the clients of a process with the same credentials know of their access token. */
export interface ProcessTokens {
  readonly store: TokenStore;
  readonly key: Promise<string>;
  /** What the store gave last. */
  current: Partial<TokenState>;
  /** The update of the store that is in progress. */
  job?: Job<string> | undefined;
  /** The refusal of the auth server; `until` is a time that only advances. */
  lastError?: { error: TokenError; until: number };
  /** The current token after a 401, until another one is there, or known not to be. */
  rejected?: string | undefined;
  /** A new token that the service rejected, too, and since when: the token is not the reason. */
  kept?: { token: string; since: number };
}

/**
 * Bundles of one program and reloads of a module have copies of this one, which share stores. The number is that of the interface
 * of stores, which copies of other versions call.
 */
const registered = Symbol.for("svc-monitoring-api.token-stores.1");

/** What this copy knows of the stores. */
const knownOf = new WeakMap<TokenStore, ProcessTokens>();

/** Clients of a process with the same credentials know the same, unless they have a store or a clock of their own. */
export function processTokensOf(
  { tokenStore, clock, authUrl }: Settings,
  { clientId, clientSecret, refreshToken }: Credentials,
): ProcessTokens {
  const create = (store: TokenStore): ProcessTokens => {
    const key = keyOf(clientId, refreshToken, authUrl);
    // A runtime without SHA-256 fails the calls, not the process.
    key.catch(() => {});
    return { store, key, current: {} };
  };
  if (tokenStore) return create(tokenStore);
  if (clock !== systemClock) return create(new MemoryTokenStore(clock));
  // With the secret: a client with a wrong one must not fail the others.
  const id = JSON.stringify([clientId, clientSecret, refreshToken, authUrl]);
  const stores = storesOfProcess();
  const store = stores.get(id) ?? new MemoryTokenStore();
  const known = knownOf.get(store) ?? create(store);
  stores.set(id, store);
  knownOf.set(store, known);
  return known;
}

function storesOfProcess(): Map<string, TokenStore> {
  const holder = globalThis as { [registered]?: Map<string, TokenStore> };
  // Not enumerable: it has secrets, and what prints the global object does not show it.
  if (!holder[registered]) Object.defineProperty(holder, registered, { value: new Map() });
  return holder[registered] as Map<string, TokenStore>;
}

/** Work that several calls wait for. It is aborted some time after the last of them has left. */
export class Job<T> {
  readonly #clock: Clock;
  readonly #controller = new AbortController();
  readonly #result: Promise<T>;
  #waiting = 0;
  /** Beside the signal, which belongs to the call that started the work: workers do not let another one read it. */
  isAbandoned = false;
  #timer: unknown;

  /** @param patience how long the work goes on when no call waits for it, in milliseconds */
  constructor(
    clock: Clock,
    private readonly patience: number,
    run: (signal: AbortSignal) => Promise<T>,
  ) {
    this.#clock = background(clock);
    this.#result = run(this.#controller.signal).finally(() => this.#clock.clearTimeout(this.#timer));
  }

  join(signal: AbortSignal | undefined): Promise<T> {
    this.#waiting += 1;
    this.#clock.clearTimeout(this.#timer);
    signal?.addEventListener("abort", () => this.#leave(), { once: true });
    return this.#result;
  }

  #leave(): void {
    this.#waiting -= 1;
    if (this.#waiting > 0) return;
    const abort = () => {
      this.isAbandoned = true;
      this.#controller.abort(new TimeoutError("No call waits for the access token any more."));
    };
    this.#timer = this.#clock.setTimeout(abort, this.patience);
  }
}
