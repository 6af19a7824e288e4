// The form of the inspector: its page, and, where `start` serves the reference, the page of an operation.
import { render, type VNode } from "preact";
import { ContractIndex } from "./contract-index.ts";
import { Inspector } from "./inspector.tsx";
import { loadContract } from "./relay.ts";
import { TryIt } from "./try-it.tsx";

const place = document.querySelector<HTMLElement>("[data-inspector]");

function shownIn(contract: ContractIndex, operation = ""): VNode {
  const known = contract.operation(operation);
  if (operation === "") return <Inspector contract={contract} />;
  return known ? (
    <TryIt contract={contract} operation={known} />
  ) : (
    <Problem text={`Unknown operation: ${operation}.`} />
  );
}

function Problem({ text }: { text: string }): VNode {
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}

if (place) {
  loadContract().then(
    (content) => render(shownIn(new ContractIndex(content), place.dataset.inspector), place),
    (error: Error) => render(<Problem text={error.message} />, place),
  );
}
