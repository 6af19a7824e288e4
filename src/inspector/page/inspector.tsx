import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Method } from "../../site/components/marks.tsx";
import { groupedBy } from "../../site/model/grouped.ts";
import { hasBody } from "../../site/samples/of-request.ts";
import type { PageContract, PageOperation, PageRole } from "../page-types.ts";
import { BodyText } from "./body.tsx";
import { useCalls } from "./calls.ts";
import { Select, Text } from "./controls.tsx";
import { RequestForm, VersionAndAccount } from "./request-form.tsx";
import { Response } from "./response.tsx";
import { chooseRole, roleOf } from "./role.ts";

/** The page of the inspector: the roles, links to the forms of the operations, and a form for any other request. */
export function Inspector({ contract }: { contract: PageContract }): VNode {
  const { roles, operations, basePath } = contract;
  const [role, setRole] = useState(() => roleOf(contract));
  return (
    <>
      <div class="call-head">
        <p id="target">
          Calls the mock at{" "}
          <code>
            {location.origin}
            {basePath}
          </code>
        </p>
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
        {[...groupedBy(operations, ({ tag }) => tag)].map(([tag, members]) => (
          <section key={tag}>
            <h3>{tag}</h3>
            <ul>
              {members.map(({ id, method, summary }) => (
                <li key={id}>
                  <Method method={method.toLowerCase()} />{" "}
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
  const first = { method: "GET", uri: "/", version: contract.version, zaaid: "", body: "" };
  const calls = useCalls({ contract, role, first });
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
              onValue={(method) => change({ method, ...(!hasBody(method) && { body: "" }) })}
            />
            <Text
              id="uri"
              label="Request URI"
              note="A path below the address above, with the query."
              problem={problem}
              value={request.uri}
              onValue={(text) => change({ uri: text.trim() })}
            />
          </div>
          <VersionAndAccount calls={calls} takesAccount />
          {hasBody(request.method) && <BodyText calls={calls} />}
        </RequestForm>
      </section>
      <Response calls={calls} />
    </div>
  );
}
