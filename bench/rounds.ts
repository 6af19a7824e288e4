/**
 * How often something is measured: as often as the bench needs it for a figure, or fewer times where the variable
 * BENCH_ROUNDS says so, because only the bench itself is tried.
 */
export function roundsOf(usual: number): number {
  return Math.min(usual, Number(process.env.BENCH_ROUNDS || usual));
}
