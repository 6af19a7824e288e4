import type { VNode } from "preact";

/** Marks what the contract has as deprecated. */
export function Deprecated({ deprecated }: { deprecated?: boolean | undefined }): VNode | null {
  return deprecated ? <small class="deprecated"> deprecated</small> : null;
}

/** The method of an operation, with a color of its own. */
export function Method({ method }: { method: string }): VNode {
  return <strong class={`method ${method.toLowerCase()}`}>{method}</strong>;
}
