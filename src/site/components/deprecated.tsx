import type { VNode } from "preact";

/** Marks what the contract has as deprecated. */
export function Deprecated({ deprecated }: { deprecated?: boolean | undefined }): VNode | null {
  return deprecated ? <small class="deprecated"> deprecated</small> : null;
}
