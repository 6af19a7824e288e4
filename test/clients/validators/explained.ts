/** Every warning that stays, of any validator, and why. */
const explained: ReadonlyArray<readonly [warning: RegExp, reason: string]> = [
  // Spectral
  [/^info-contact /, "the specification does not name a contact"],
  [/^oas3-unused-component /, "constants and rules are for programs and readers; operations do not use all of them"],
  // OpenAPI Generator
  [/^Unused model: \w+$/, "constants and rules are for programs and readers; operations do not use all of them"],
];

/** The warnings without an explanation. */
export function unexplained(warnings: readonly string[]): string[] {
  return warnings.filter((warning) => !explained.some(([pattern]) => pattern.test(warning)));
}
