import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Exchange, Failure, FormRequest, PageContract } from "../common/messages.ts";
import { useCalls } from "./calls.ts";
import type { ContractIndex } from "./contract-index.ts";
import { History, type HistoryEntry } from "./history.ts";
import { HistoryList } from "./history-list.tsx";
import { RequestForm } from "./request-form.tsx";
import { Response } from "./response.tsx";
import { roleNamed, storedRole, storeRole } from "./role.ts";

const history = new History(sessionStorage);

/** The page of the inspector: the form with every operation, roles and a history. */
export function Inspector({ contract }: { contract: ContractIndex }): VNode {
  const { content } = contract;
  const [role, setRole] = useState(() => storedRole(content));
  const [entries, setEntries] = useState(history.entries);
  const visible = contract.visibleTo(role);
  const calls = useCalls({
    ...{ contract, role, first: visible[0]?.example ?? emptyRequest(content) },
    onSent(request: FormRequest, outcome: Exchange | Failure) {
      history.add(request, outcome);
      setEntries(history.entries);
    },
  });
  const { request, setRequest, show } = calls;

  function restore({ request, outcome }: HistoryEntry): void {
    if (!role.methods.includes(request.method)) {
      show({ note: `The role ${role.name} may not issue ${request.method}.` });
      return;
    }
    setRequest(request);
    show(
      outcome
        ? { outcome }
        : { note: "A request of the history. It was not sent again, and its response is not stored." },
    );
  }

  /** Selects the operation of the URL's fragment, such as `#operation=listMonitors`. */
  function selectLinked(): void {
    const id = new URLSearchParams(location.hash.slice(1)).get("operation");
    if (id === null) return;
    const operation = contract.operation(id);
    if (!operation) show({ note: `The link names an unknown operation: ${id}.` });
    else if (!role.methods.includes(operation.method))
      show({ note: `The link selects ${id}. The role ${role.name} may not issue ${operation.method}.` });
    else setRequest(operation.example);
  }

  const select = useRef(selectLinked);
  select.current = selectLinked;
  useEffect(() => {
    const [last] = entries;
    if (last) restore(last);
    select.current();
    addEventListener("hashchange", () => select.current());
  }, []);

  return (
    <>
      <div class="call-head">
        <Target {...content.target} />
        <div class="call-role">
          <label for="role">Simulate role</label>
          <select
            id="role"
            aria-describedby="role-note"
            value={role.name}
            onChange={({ currentTarget }) => {
              const next = roleNamed(content, currentTarget.value);
              storeRole(next);
              setRole(next);
              const [first] = contract.visibleTo(next);
              if (first && !next.methods.includes(request.method)) setRequest(first.example);
            }}
          >
            {content.roles.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <p id="role-note" class="quiet" aria-live="polite">
          {role.permission}. {role.interpretation}
        </p>
      </div>
      {role.methods.length > 0 && (
        <div class="call-columns">
          <section class="card" aria-labelledby="request-title">
            <h2 id="request-title">Request</h2>
            <RequestForm calls={calls}>
              <div class="field">
                <label for="operation">Operation</label>
                <select
                  id="operation"
                  value={contract.match(request)?.operation.id ?? ""}
                  onChange={({ currentTarget }) => {
                    const chosen = contract.operation(currentTarget.value);
                    if (chosen) setRequest(chosen.example);
                  }}
                >
                  <option value="">Custom request</option>
                  {[...new Set(visible.map(({ tag }) => tag))].map((tag) => (
                    <optgroup key={tag} label={tag}>
                      {visible
                        .filter((operation) => operation.tag === tag)
                        .map(({ id, method, path, summary }) => (
                          <option key={id} value={id}>
                            {`${method} ${path}: ${summary}`}
                          </option>
                        ))}
                    </optgroup>
                  ))}
                </select>
              </div>
            </RequestForm>
          </section>
          <div>
            <Response calls={calls} />
            <HistoryList
              entries={entries}
              onChoose={restore}
              onClear={() => {
                history.clear();
                setEntries(history.entries);
              }}
            />
          </div>
        </div>
      )}
    </>
  );
}

/** The service that the requests go to. */
export function Target({ baseUrl, isLive }: PageContract["target"]): VNode {
  return (
    <p id="target">
      <strong class={isLive ? "badge live" : "badge"}>{isLive ? "Live" : "Mock"}</strong> <code>{baseUrl}</code>
      {isLive && " Requests change the real account."}
    </p>
  );
}

function emptyRequest({ version }: PageContract): FormRequest {
  return { method: "GET", uri: "/", version, zaaid: "", headers: [], mediaType: "", body: "", fields: [] };
}
