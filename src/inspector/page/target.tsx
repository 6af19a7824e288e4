import type { VNode } from "preact";
import type { PageContract } from "../common/messages.ts";

/** The service that the requests go to. */
export function Target({ baseUrl, isLive }: PageContract["target"]): VNode {
  return (
    <p id="target">
      <strong class={isLive ? "method delete" : "method"}>{isLive ? "Live" : "Mock"}</strong> <code>{baseUrl}</code>
      {isLive && " Requests change the real account."}
    </p>
  );
}
