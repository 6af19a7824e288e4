import type { ComponentChildren, VNode } from "preact";
import type { Operation } from "../../contract/operations.ts";
import type { Site } from "../model/site.ts";
import { inspectorUrl } from "../urls.ts";
import { ScreenOnly } from "./text.tsx";

/** A form that sends a request of an operation, where `start` serves the page; elsewhere, the command that does. */
export function TryIt({ site: { inspector }, operation }: { site: Site; operation: Operation }): VNode {
  // The form sends to the base URL only.
  if (operation.servers) return <p>This operation has a server of its own: a sample calls it, and no form does.</p>;
  if (!inspector) {
    return (
      <p>
        To try it, run <code>npx svc-monitoring-api start</code>: this page, as the command serves it, has a form that
        sends the request.
      </p>
    );
  }
  return (
    <ScreenOnly>
      <details class="card try-it" id="try-it" data-script={inspector}>
        <summary>
          <h2>Try it</h2>
        </summary>
        <div data-inspector={operation.id} />
      </details>
    </ScreenOnly>
  );
}

/** A link to the inspector: that of the server, or the one that `start` serves by default. */
export function InspectorLink({ site, children }: { site: Site; children: ComponentChildren }): VNode {
  return <a href={site.inspector ?? inspectorUrl}>{children}</a>;
}
