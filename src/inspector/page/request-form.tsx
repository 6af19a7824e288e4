import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Calls } from "./calls.ts";
import { Text } from "./controls.tsx";
import { entityName } from "./request.ts";

/** The form of a request: its inputs, the confirmation of a DELETE, and the button. */
export function RequestForm({ calls, children }: { calls: Calls; children: ComponentChildren }): VNode {
  const { request, problem } = calls;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problem]);
  return (
    <form
      ref={form}
      class="call"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void calls.submit();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
      }}
    >
      {children}
      {request.method === "DELETE" && (
        <fieldset class="danger">
          <legend>DELETE cannot be undone</legend>
          <p>
            To confirm, type the name of the entity: <code id="entity">{entityName(request.uri)}</code>
          </p>
          <Text
            id="confirmation"
            label="Name of the entity to delete"
            problem={problem}
            value={calls.confirmation}
            onValue={calls.setConfirmation}
          />
        </fieldset>
      )}
      <div class="row send">
        <button class="primary" id="send" type="submit" aria-disabled={calls.isBusy || undefined}>
          Send
        </button>
        <span class="quiet">
          <kbd>Ctrl</kbd> + <kbd>Enter</kbd> also sends
        </span>
        <p class="problem" role="alert">
          {problem?.message}
        </p>
      </div>
    </form>
  );
}

/** The version that a request asks for, and the account that it acts on. */
export function VersionAndAccount({ calls, takesAccount }: { calls: Calls; takesAccount: boolean }): VNode {
  const { request, change, problem } = calls;
  return (
    <div class="row">
      <Text
        id="version"
        label="Version"
        problem={problem}
        value={request.version}
        onValue={(text) => change({ version: text.trim() })}
      />
      {takesAccount && (
        <Text
          id="zaaid"
          label="Account (zaaid)"
          note="Empty for your own account. The lists of customers and business units have the others."
          problem={problem}
          value={request.zaaid}
          onValue={(text) => change({ zaaid: text.trim() })}
        />
      )}
    </div>
  );
}
