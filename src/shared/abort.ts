type Stop = (reason: unknown) => void;

/** The signals that can end a call. */
export type Signals = ReadonlyArray<AbortSignal | null | undefined>;

const stopsOf = new WeakMap<AbortSignal, { stops: Set<Stop>; listener: () => void }>();

/**
 * Calls `stop` with the reason when one of the signals is aborted. All calls that share a signal share one listener: Node
 * warns of a memory leak when a signal has more than ten.
 * @returns a function that ends this
 * @throws the reason if a signal is aborted already
 */
export function onAbort(signals: Signals, stop: Stop): () => void {
  for (const signal of signals) signal?.throwIfAborted();
  const releases = signals.map((signal) => signal && listen(signal, stop));
  return () => {
    for (const release of releases) release?.();
  };
}

function listen(signal: AbortSignal, stop: Stop): () => void {
  const { stops, listener } = stopsOf.get(signal) ?? listenerOf(signal);
  stops.add(stop);
  return () => {
    if (!stops.delete(stop) || stops.size > 0) return;
    signal.removeEventListener("abort", listener);
    stopsOf.delete(signal);
  };
}

/** Its own function, so that the listener does not retain `stop` and what that captures, such as a response. */
function listenerOf(signal: AbortSignal) {
  const stops = new Set<Stop>();
  const listener = () => {
    for (const stop of [...stops]) stop(signal.reason);
  };
  signal.addEventListener("abort", listener);
  const entry = { stops, listener };
  stopsOf.set(signal, entry);
  return entry;
}
