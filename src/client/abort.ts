type Stop = (reason: unknown) => void;

const stopsOf = new WeakMap<AbortSignal, { stops: Set<Stop>; listener: () => void }>();

/**
 * Calls `stop` with the reason when the signal is aborted. All calls that share a signal share one listener: Node warns
 * of a memory leak when a signal has more than ten.
 * @returns a function that ends this
 */
export function onAbort(signal: AbortSignal | undefined, stop: Stop): () => void {
  if (!signal) return () => {};
  let entry = stopsOf.get(signal);
  if (!entry) {
    const stops = new Set<Stop>();
    const listener = () => {
      for (const one of [...stops]) one(signal.reason);
    };
    entry = { stops, listener };
    stopsOf.set(signal, entry);
    signal.addEventListener("abort", listener);
  }
  const { stops, listener } = entry;
  stops.add(stop);
  return () => {
    stops.delete(stop);
    if (stops.size > 0) return;
    signal.removeEventListener("abort", listener);
    stopsOf.delete(signal);
  };
}
