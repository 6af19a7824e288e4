// What the statements share.

import type { Fact, Statement } from "./types.ts";

/** The statements of one section. */
export function stated(section: string, facts: readonly Fact[]): Statement[] {
  return facts.map((fact) => ({ section, ...fact }));
}
