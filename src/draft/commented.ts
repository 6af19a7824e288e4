/** A value of the overlay with comments: beside it if it is one line, otherwise above it. */
export class Commented {
  constructor(
    readonly value: unknown,
    readonly comments: readonly string[],
  ) {}
}

/** The value with comments, if there is something to say. */
export function commented(value: unknown, ...comments: Array<string | undefined>): unknown {
  const inner = partsOf(value);
  const all = [...comments.filter((comment) => comment !== undefined), ...inner.comments];
  return all.length === 0 ? value : new Commented(inner.value, all);
}

/** A value and its comments. */
export function partsOf(value: unknown): { value: unknown; comments: readonly string[] } {
  return value instanceof Commented ? value : { value, comments: [] };
}
