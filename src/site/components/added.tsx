import type { VNode } from "preact";

/** Marks what an overlay has added to the contract. */
export function Added({ by }: { by: string | undefined }): VNode | null {
  return by === undefined ? null : <small class="added"> added by {by}</small>;
}
