import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { type Header, hasBody } from "../../samples/of-request.ts";
import { emptyRequest, type Method, type PageContract, type PageOperation, type PageRole } from "../common/messages.ts";
import { withoutBase } from "../common/request.ts";
import { BodyText } from "./body-input.tsx";
import { useCalls } from "./calls.ts";
import { Lines, Select, Text } from "./controls.tsx";
import { RequestForm, VersionAndAccount } from "./request-form.tsx";
import { Response } from "./response.tsx";
import { chooseRole, roleOf } from "./role.ts";
import { Target } from "./target.tsx";

/** The page of the inspector: the roles, links to the forms of the operations, and a form for any other request. */
export function Inspector({ contract }: { contract: PageContract }): VNode {
  const { roles, target, operations } = contract;
  const [role, setRole] = useState(() => roleOf(contract));
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
            chooseRole(name);
            setRole(roleOf(contract));
          }}
        />
      </div>
      {role.methods.length > 0 && (
        <>
          <Operations operations={operations.filter(({ method }) => role.methods.includes(method))} />
          <CustomRequest key={role.methods.join()} contract={contract} role={role} />
        </>
      )}
    </>
  );
}

/** Links to the forms of operations, by tag. */
function Operations({ operations }: { operations: readonly PageOperation[] }): VNode {
  return (
    <section class="card" aria-labelledby="operations-title">
      <h2 id="operations-title">Operations: each has a form on its page</h2>
      <div class="call-operations">
        {[...new Set(operations.map(({ tag }) => tag))].map((tag) => (
          <section key={tag}>
            <h3>{tag}</h3>
            <ul>
              {operations
                .filter((operation) => operation.tag === tag)
                .map(({ id, method, summary }) => (
                  <li key={id}>
                    <strong class={`method ${method.toLowerCase()}`}>{method}</strong>{" "}
                    <a href={`../docs/operations/${id}.html#try-it`}>{summary}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** A form for a request that the contract need not document. */
function CustomRequest({ contract, role }: { contract: PageContract; role: PageRole }): VNode {
  const calls = useCalls({ contract, role, first: { ...emptyRequest, version: contract.version } });
  const { request, change, problem } = calls;
  return (
    <div class="call-columns">
      <section class="card" aria-labelledby="request-title">
        <h2 id="request-title">Custom request</h2>
        <RequestForm calls={calls}>
          <div class="row">
            <Select
              id="method"
              label="Request type"
              choices={role.methods.map((value) => ({ value, label: value }))}
              value={request.method}
              onValue={(method) => change({ method: method as Method })}
            />
            <Text
              id="uri"
              label="Request URI"
              note="A path below the address above, with the query."
              problem={problem}
              value={request.uri}
              onValue={(text) => change({ uri: withoutBase(text.trim(), contract.target.baseUrl) })}
            />
          </div>
          <VersionAndAccount calls={calls} takesAccount />
          <Lines
            id="headers"
            label="Other headers"
            note="One a line, such as X-Trace: 1."
            problem={problem}
            values={request.headers}
            onValues={(headers) => change({ headers })}
            parse={(line): Header => {
              const [name = "", ...value] = line.split(":");
              return [name.trim(), value.join(":").trim()];
            }}
            format={([name, value]) => `${name}: ${value}`}
          />
          {hasBody(request.method) && (
            <>
              <Text
                id="media-type"
                label="Type of the body"
                note="JSON if it is empty."
                value={request.mediaType}
                onValue={(text) => change({ mediaType: text.trim() })}
              />
              <BodyText calls={calls} />
            </>
          )}
        </RequestForm>
      </section>
      <Response calls={calls} />
    </div>
  );
}
