import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { asCurl, asTypeScript } from "../../samples/of-request.ts";
import type { Method } from "../common/messages.ts";
import { entityName, problemOf, withoutBase } from "../common/request.ts";
import { BodyInput } from "./body-input.tsx";
import type { Calls } from "./calls.ts";
import { CodeBlock } from "./code-block.tsx";
import { Input } from "./input.tsx";
import { OwnHeaders } from "./own-headers.tsx";
import { valuesOf, withValues } from "./values.ts";

/** The form of a request: an input for each parameter, and the request as it will be sent. */
export function RequestForm({ calls, children }: { calls: Calls; children?: ComponentChildren }): VNode {
  const { contract, role, request, setRequest, problem } = calls;
  const form = useRef<HTMLFormElement>(null);
  const match = contract.match(request);
  const parameters = match?.operation.parameters ?? [];
  const isWrong = (field: string) => problem?.field === field || undefined;
  const { baseUrl } = contract.content.target;
  const edit = (change: { method?: Method; uri?: string }) => setRequest(contract.edited(request, change));

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
      {match &&
        parameters.map((parameter) => (
          <Input
            key={`${match.operation.id} ${parameter.in} ${parameter.name}`}
            input={parameter}
            values={valuesOf(request, match, parameter)}
            onValues={(values) => setRequest(withValues(request, match, parameter, values))}
          />
        ))}
      <div class="row">
        <div class="field narrow">
          <label for="method">Request type</label>
          <select
            id="method"
            value={request.method}
            onChange={({ currentTarget }) => edit({ method: currentTarget.value as Method })}
          >
            {role.methods.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="uri">Request URI</label>
          <input
            id="uri"
            list="uris"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            aria-invalid={isWrong("uri")}
            value={request.uri}
            onInput={({ currentTarget }) => edit({ uri: withoutBase(currentTarget.value.trim(), baseUrl) })}
          />
          <datalist id="uris">
            {contract.content.operations
              .filter(({ method }) => method === request.method)
              .map(({ id, summary, example }) => (
                <option key={id} value={example.uri}>
                  {summary}
                </option>
              ))}
          </datalist>
        </div>
      </div>
      <p class="quiet">
        {!match && "The contract does not document this request, so the response is not checked."}
        {match?.operation.scope && `Required scope: ${match.operation.scope}.`}
      </p>
      <div class="row">
        <div class="field narrow">
          <label for="version">Version</label>
          <input
            id="version"
            autocomplete="off"
            inputMode="decimal"
            aria-invalid={isWrong("version")}
            value={request.version}
            onInput={({ currentTarget }) => setRequest({ ...request, version: currentTarget.value.trim() })}
          />
        </div>
        {match?.operation.takesAccount !== false && <AccountInput calls={calls} />}
      </div>
      <BodyInput calls={calls} operation={match?.operation} />
      <OwnHeaders
        headers={request.headers}
        known={parameters.filter((one) => one.in === "header").map(({ name }) => name.toLowerCase())}
        isInvalid={problem?.field === "headers"}
        onHeaders={(headers) => setRequest({ ...request, headers })}
      />
      {request.method === "DELETE" && (
        <fieldset class="danger">
          <legend>DELETE cannot be undone</legend>
          <p>
            To confirm, type the name of the entity: <code id="entity">{entityName(request.uri)}</code>
          </p>
          <div class="field">
            <label for="confirmation">Name of the entity to delete</label>
            <input
              id="confirmation"
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              aria-invalid={isWrong("confirmation")}
              value={calls.confirmation}
              onInput={({ currentTarget }) => calls.setConfirmation(currentTarget.value)}
            />
          </div>
        </fieldset>
      )}
      <p class="problem" role="alert">
        {problem?.message}
      </p>
      <div class="row">
        <button id="send" class="primary" type="submit" aria-disabled={calls.isBusy || undefined}>
          Send
        </button>
        <span class="quiet">
          <kbd>Ctrl</kbd> + <kbd>Enter</kbd> also sends
        </span>
      </div>
      <AsCode calls={calls} />
    </form>
  );
}

function AccountInput({ calls: { request, setRequest, accounts } }: { calls: Calls }): VNode {
  return (
    <div class="field">
      <label for="zaaid">Account (zaaid)</label>
      <input
        id="zaaid"
        list="accounts"
        autocomplete="off"
        spellcheck={false}
        aria-describedby="zaaid-note"
        value={request.zaaid}
        onInput={({ currentTarget }) => setRequest({ ...request, zaaid: currentTarget.value.trim() })}
      />
      <datalist id="accounts">
        {accounts.map(({ zaaid, name }) => (
          <option key={zaaid} value={zaaid}>
            {name}
          </option>
        ))}
      </datalist>
      <small id="zaaid-note">
        {accounts.length > 0
          ? "Empty for your own account. Those of your earlier lists are suggested."
          : "Empty for your own account. List the customers or the business units to get suggestions."}
      </small>
    </div>
  );
}

/** The request as it is in the form, for a shell and for a program. */
function AsCode({ calls: { contract, request } }: { calls: Calls }): VNode {
  const { target, version } = contract.content;
  const problem = problemOf(request, entityName(request.uri), target.baseUrl)?.message;
  const typescript = () => asTypeScript(request, contract.match(request), { ...target, version });
  return (
    <details>
      <summary>As code</summary>
      <CodeBlock title="curl" language="bash" code={problem ?? asCurl(request, target.baseUrl)} />
      <CodeBlock title="TypeScript" language="typescript" code={problem ?? typescript()} />
    </details>
  );
}
