import type { VNode } from "preact";

/** The method of an operation, with a color of its own. */
export function Method({ method }: { method: string }): VNode {
  return <strong class={`method ${method}`}>{method.toUpperCase()}</strong>;
}
