import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { emptyRequest, type PageContract } from "../common/messages.ts";
import { useCalls } from "./calls.ts";
import type { ContractIndex } from "./contract-index.ts";
import { Select } from "./controls.tsx";
import { RequestForm } from "./request-form.tsx";
import { Response } from "./response.tsx";

/** The page of the inspector: the form with every operation, and the roles. */
export function Inspector({ contract }: { contract: ContractIndex }): VNode {
  const { roles, target, version } = contract.content;
  const [role, setRole] = useState(() => contract.role);
  const visible = contract.visibleTo(role);
  const calls = useCalls({ contract, role, first: visible[0]?.example ?? { ...emptyRequest, version } });
  const { request, change, note } = calls;
  const current = contract.match(request)?.operation;

  /** Selects the operation of the URL's fragment, such as `#operation=listMonitors`. */
  function selectLinked(): void {
    const id = new URLSearchParams(location.hash.slice(1)).get("operation");
    if (id === null) return;
    const operation = contract.operation(id);
    if (!operation) note(`The link names an unknown operation: ${id}.`);
    else if (!role.methods.includes(operation.method))
      note(`The link selects ${id}. The role ${role.name} may not issue ${operation.method}.`);
    else change(operation.example);
  }

  const select = useRef(selectLinked);
  select.current = selectLinked;
  useEffect(() => {
    select.current();
    addEventListener("hashchange", () => select.current());
  }, []);

  return (
    <>
      <div class="call-head">
        <Target {...target} />
        <Select
          id="role"
          label="Simulate role"
          note={<span aria-live="polite">{`${role.permission}. ${role.interpretation}`}</span>}
          choices={roles.map(({ name }) => ({ value: name, label: name }))}
          value={role.name}
          onValue={(name) => {
            const next = contract.chooseRole(name);
            setRole(next);
            const [first] = contract.visibleTo(next);
            if (first && !next.methods.includes(request.method)) change(first.example);
          }}
        />
      </div>
      {role.methods.length > 0 && (
        <div class="call-columns">
          <section class="card" aria-labelledby="request-title">
            <h2 id="request-title">Request</h2>
            <RequestForm calls={calls}>
              <Select
                id="operation"
                label="Operation"
                choices={[
                  { value: "", label: "Custom request" },
                  ...visible.map(({ id, method, path, summary, tag }) => ({
                    ...{ value: id, label: `${method} ${path}: ${summary}`, group: tag },
                  })),
                ]}
                value={current?.id ?? ""}
                onValue={(id) => {
                  const chosen = contract.operation(id);
                  if (chosen) change(chosen.example);
                }}
              />
              {current && (
                <p class="quiet">
                  <a href={`../docs/operations/${current.id}.html`}>The page of this operation</a> has the same form.
                </p>
              )}
            </RequestForm>
          </section>
          <Response calls={calls} />
        </div>
      )}
    </>
  );
}

/** The service that the requests go to. */
export function Target({ baseUrl, isLive }: PageContract["target"]): VNode {
  return (
    <p id="target">
      <strong class={isLive ? "method delete" : "method"}>{isLive ? "Live" : "Mock"}</strong> <code>{baseUrl}</code>
      {isLive && " Requests change the real account."}
    </p>
  );
}
