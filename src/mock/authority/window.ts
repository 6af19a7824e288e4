/** A limit such as 10 per 10 minutes. */
interface WindowLimit {
  readonly maximum: number;
  readonly perMinutes: number;
}

/**
 * Counts another use in a sliding window.
 * @param usedAt when it was used, in milliseconds; those outside the window are removed, and this use is added
 * @returns false if the limit is reached; the use is not counted then
 */
export function take(usedAt: number[], { maximum, perMinutes }: WindowLimit, now: number): boolean {
  const inWindow = usedAt.filter((at) => at + perMinutes * 60_000 > now);
  const isFree = inWindow.length < maximum;
  usedAt.splice(0, usedAt.length, ...inWindow, ...(isFree ? [now] : []));
  return isFree;
}
