// The form of the inspector: its page, and, where `start` serves the reference, the page of an operation.
import { render, type VNode } from "preact";
import type { PageOperation } from "../common/messages.ts";
import { useCalls } from "./calls.ts";
import { ContractIndex } from "./contract-index.ts";
import { Inspector, Target } from "./inspector.tsx";
import { folder, loadContract } from "./relay.ts";
import { RequestForm } from "./request-form.tsx";
import { Response } from "./response.tsx";

/** The form of one operation, on its page of the reference. */
function TryIt({ contract, operation }: { contract: ContractIndex; operation: PageOperation }): VNode {
  const { role } = contract;
  const calls = useCalls({ contract, role, first: operation.example });
  const isAllowed = role.methods.includes(operation.method);
  return (
    <>
      <Target {...contract.content.target} />
      <p class="quiet">
        {isAllowed ? `As ${role.name}. ` : `The role ${role.name} may not issue ${operation.method}. `}
        <a href={`${folder}#operation=${operation.id}`}>The inspector</a> has the other roles.
      </p>
      {isAllowed && <RequestForm calls={calls} />}
      {isAllowed && <Response calls={calls} />}
    </>
  );
}

function Problem({ text }: { text: string }): VNode {
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}

/** @param id of an operation; empty for the inspector's own page */
async function shown(id: string): Promise<VNode> {
  const content = await loadContract();
  if ("error" in content) return <Problem text={`${content.error.name}. ${content.error.message}`} />;
  const contract = new ContractIndex(content);
  const operation = contract.operation(id);
  if (id === "") return <Inspector contract={contract} />;
  return operation ? (
    <TryIt contract={contract} operation={operation} />
  ) : (
    <Problem text={`Unknown operation: ${id}.`} />
  );
}

const place = document.querySelector<HTMLElement>("[data-inspector]");
if (place) void shown(place.dataset.inspector ?? "").then((content) => render(content, place));
