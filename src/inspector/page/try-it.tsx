import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { PageContract, PageOperation } from "../page-types.ts";
import { BodyField, BodyText } from "./body.tsx";
import { useCalls } from "./calls.ts";
import { Input } from "./input.tsx";
import { RequestForm, VersionAndAccount } from "./request-form.tsx";
import { Response } from "./response.tsx";
import { roleOf } from "./role.ts";
import { folder } from "./send.ts";
import { firstRequest, firstValues, uriOf } from "./values.ts";

/** The form of an operation, on its page of the reference: an input for each parameter, and the body. */
export function TryIt({ contract, operation }: { contract: PageContract; operation: PageOperation }): VNode {
  const { method, parameters, fields, takesAccount } = operation;
  const [role] = useState(() => roleOf(contract));
  const [values, setValues] = useState(() => firstValues(operation));
  const calls = useCalls({ contract, role, first: firstRequest(operation) });
  const isAllowed = role.methods.includes(method);
  const { problem } = calls;
  return (
    <>
      <p class="quiet" id="target">
        {isAllowed
          ? `Calls the mock at ${calls.baseUrl} as ${role.name}. `
          : `The role ${role.name} may not issue ${method}. `}
        <a href={folder.href}>The inspector</a> has the other roles, and sends any other request.
      </p>
      {isAllowed && (
        <RequestForm calls={calls}>
          {parameters.map((parameter) => (
            <Input
              key={parameter.name}
              input={parameter}
              values={values[parameter.name] ?? []}
              onValues={(texts) => {
                const next = { ...values, [parameter.name]: texts };
                setValues(next);
                calls.change({ uri: uriOf(operation, next) });
              }}
            />
          ))}
          {fields.map((input) => (
            <BodyField key={input.name} calls={calls} input={input} />
          ))}
          {operation.body !== "" && <BodyText calls={calls} />}
          <details open={problem?.field === "version" || problem?.field === "zaaid" || undefined}>
            <summary>More</summary>
            <VersionAndAccount calls={calls} takesAccount={takesAccount} />
          </details>
        </RequestForm>
      )}
      {isAllowed && <Response calls={calls} />}
    </>
  );
}
