import type { VNode } from "preact";
import type { PageOperation } from "../common/messages.ts";
import { useCalls } from "./calls.ts";
import type { ContractIndex } from "./contract-index.ts";
import { Target } from "./inspector.tsx";
import { folder } from "./relay.ts";
import { RequestForm } from "./request-form.tsx";
import { Response } from "./response.tsx";
import { storedRole } from "./role.ts";

/** The form of one operation, on its page of the reference. */
export function TryIt({ contract, operation }: { contract: ContractIndex; operation: PageOperation }): VNode {
  const role = storedRole(contract.content);
  const calls = useCalls({ contract, role, first: operation.example });
  const isAllowed = role.methods.includes(operation.method);
  return (
    <>
      <Target {...contract.content.target} />
      <p class="quiet">
        {isAllowed ? `As ${role.name}. ` : `The role ${role.name} may not issue ${operation.method}. `}
        <a href={`${folder}#operation=${operation.id}`}>The inspector</a> has the other roles and a history.
      </p>
      {isAllowed && <RequestForm calls={calls} />}
      {isAllowed && <Response calls={calls} />}
    </>
  );
}
