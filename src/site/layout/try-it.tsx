import type { VNode } from "preact";
import { RequestForm } from "../blocks/request-form.tsx";
import type { Roles } from "../model/site.ts";
import type { SampleCall } from "../samples/calls.ts";

/** The form of an operation, if `start` serves the page; otherwise the command to run. */
export function TryIt({ roles, call }: { roles: Roles | undefined; call: SampleCall }): VNode {
  if (!roles) {
    return (
      <p>
        To try it, run <code>npx svc-monitoring-api start</code>: this page, as the command serves it, has a form that
        sends the request.
      </p>
    );
  }
  return (
    <details class="card try-it" id="try-it">
      <summary>
        <h2>Try it</h2>
      </summary>
      <RequestForm roles={roles} call={call} />
    </details>
  );
}
