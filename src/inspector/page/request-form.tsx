import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { asCurl } from "../../samples/curl.ts";
import type { Header } from "../../samples/of-request.ts";
import { asTypeScript } from "../../samples/typescript.ts";
import type { Method } from "../common/messages.ts";
import { entityName, problemOf, withoutBase } from "../common/request.ts";
import { BodyInput } from "./body-input.tsx";
import type { Calls } from "./calls.ts";
import { CodeBlock } from "./code-block.tsx";
import { Input, Lines, Select, Text } from "./controls.tsx";
import { valuesOf, withValues } from "./values.ts";

/** The form of a request: an input for each parameter, and the request as it will be sent. */
export function RequestForm({ calls, children }: { calls: Calls; children?: ComponentChildren }): VNode {
  /** On the page of an operation what the page says is folded. */
  const isCustom = children !== undefined;
  const { contract, role, request, change, problem, accounts } = calls;
  const { method, uri } = request;
  const form = useRef<HTMLFormElement>(null);
  const match = contract.match(request);
  const { parameters = [], scope, takesAccount = true } = match?.operation ?? {};
  const { operations, target } = contract.content;

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problem]);

  const line = (
    <div class="row">
      <Select
        id="method"
        label="Request type"
        choices={role.methods.map((value) => ({ value, label: value }))}
        value={method}
        onValue={(chosen) => change(contract.edited(request, { method: chosen as Method }))}
      />
      <Text
        id="uri"
        label="Request URI"
        suggestions={operations
          .filter((one) => one.method === method)
          .map(({ example, summary }) => ({ value: example.uri, label: summary }))}
        problem={problem}
        value={uri}
        onValue={(text) => change(contract.edited(request, { uri: withoutBase(text.trim(), target.baseUrl) }))}
      />
    </div>
  );
  const more = (
    <>
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
            note={`Empty for your own account. ${
              accounts.length > 0
                ? "Those of your earlier lists are suggested."
                : "List the customers or the business units to get suggestions."
            }`}
            suggestions={accounts.map(({ zaaid, name }) => ({ value: zaaid, label: name }))}
            value={request.zaaid}
            onValue={(text) => change({ zaaid: text.trim() })}
          />
        )}
      </div>
      <OwnHeaders
        calls={calls}
        inputs={parameters.filter((one) => one.in === "header").map(({ name }) => name.toLowerCase())}
      />
    </>
  );
  const isFoldedWrong = problem !== undefined && ["uri", "version", "headers"].includes(problem.field);

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
      {isCustom && line}
      {match &&
        parameters.map((parameter) => (
          <Input
            key={`${match.operation.id} ${parameter.in} ${parameter.name}`}
            input={parameter}
            values={valuesOf(request, match, parameter)}
            onValues={(values) => change(withValues(request, match, parameter, values))}
          />
        ))}
      {!match && <p class="quiet">The contract does not document this request, so the response is not checked.</p>}
      {scope && <p class="quiet">Required scope: {scope}.</p>}
      <BodyInput calls={calls} operation={match?.operation} />
      {isCustom ? (
        more
      ) : (
        <details open={isFoldedWrong || undefined}>
          <summary>More</summary>
          <div class="call">
            {line}
            {more}
          </div>
        </details>
      )}
      {method === "DELETE" && (
        <fieldset class="danger">
          <legend>DELETE cannot be undone</legend>
          <p>
            To confirm, type the name of the entity: <code id="entity">{entityName(uri)}</code>
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
      <AsCode calls={calls} />
    </form>
  );
}

/** Headers of one's own, one a line, but for those that have inputs. */
function OwnHeaders({ calls, inputs }: { calls: Calls; inputs: readonly string[] }): VNode {
  const { request, change, problem } = calls;
  const hasInput = ([name]: Header) => inputs.includes(name.toLowerCase());
  return (
    <Lines
      id="headers"
      label="Other headers"
      note="One a line, such as X-Trace: 1."
      problem={problem}
      values={request.headers.filter((header) => !hasInput(header))}
      onValues={(headers) => change({ headers: [...request.headers.filter(hasInput), ...headers] })}
      parse={(line): Header => {
        const [name = "", ...value] = line.split(":");
        return [name.trim(), value.join(":").trim()];
      }}
      format={([name, value]) => `${name}: ${value}`}
    />
  );
}

/** The request as it is in the form, for a shell and for a program. */
function AsCode({ calls: { contract, request } }: { calls: Calls }): VNode {
  const { target, version } = contract.content;
  const problem = problemOf(request, entityName(request.uri), target.baseUrl)?.message;
  const baseUrl = target.isLive ? undefined : target.baseUrl;
  const typescript = () => asTypeScript(request, contract.documented(request), { baseUrl, version });
  return (
    <details>
      <summary>As code</summary>
      <CodeBlock title="curl" language="bash" code={problem ?? asCurl(request, target.baseUrl)} />
      <CodeBlock title="TypeScript" language="typescript" code={problem ?? typescript()} />
    </details>
  );
}
