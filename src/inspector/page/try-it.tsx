import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { PageContract, PageOperation } from "../common/messages.ts";
import { BodyInput } from "./body-input.tsx";
import { useCalls } from "./calls.ts";
import { Input } from "./controls.tsx";
import { folder } from "./relay.ts";
import { RequestForm, VersionAndAccount } from "./request-form.tsx";
import { Response } from "./response.tsx";
import { roleOf } from "./role.ts";
import { Target } from "./target.tsx";
import { documentedOf, firstRequest, firstValues, keyOf, placesOf } from "./values.ts";

/** The form of an operation, on its page of the reference: an input for each parameter, and the body. */
export function TryIt({ contract, operation }: { contract: PageContract; operation: PageOperation }): VNode {
  const { method, parameters, cookies, takesAccount } = operation;
  const [role] = useState(() => roleOf(contract));
  const [values, setValues] = useState(() => firstValues(operation));
  const calls = useCalls({ contract, role, first: firstRequest(operation) });
  const isAllowed = role.methods.includes(method);
  const { problem } = calls;
  return (
    <>
      <Target {...contract.target} />
      <p class="quiet">
        {isAllowed ? `As ${role.name}. ` : `The role ${role.name} may not issue ${method}. `}
        <a href={folder.href}>The inspector</a> has the other roles, and sends any other request.
      </p>
      {isAllowed && (
        <RequestForm calls={calls} documented={documentedOf(operation, values)} success={operation.success}>
          {parameters.map((parameter) => (
            <Input
              key={keyOf(parameter)}
              input={parameter}
              values={values[keyOf(parameter)] ?? []}
              onValues={(texts) => {
                const next = { ...values, [keyOf(parameter)]: texts };
                setValues(next);
                calls.change(placesOf(operation, next));
              }}
            />
          ))}
          {cookies.length > 0 && <p class="quiet">This form does not send cookies: {cookies.join(", ")}.</p>}
          <BodyInput calls={calls} operation={operation} />
          <details open={problem?.field === "version" || undefined}>
            <summary>More</summary>
            <VersionAndAccount calls={calls} takesAccount={takesAccount} />
          </details>
        </RequestForm>
      )}
      {isAllowed && <Response calls={calls} />}
    </>
  );
}
