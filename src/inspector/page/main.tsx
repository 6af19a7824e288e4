// The page of the inspector and, where `start` serves the reference, the form on the page of an operation.
import { render, type VNode } from "preact";
import { Inspector } from "./inspector.tsx";
import { loadContract } from "./send.ts";
import { TryIt } from "./try-it.tsx";

function Problem({ text }: { text: string }): VNode {
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}

/** @param id of an operation; empty for the inspector's own page */
async function shown(id: string): Promise<VNode> {
  const contract = await loadContract();
  if ("error" in contract) return <Problem text={contract.error} />;
  if (id === "") return <Inspector contract={contract} />;
  const operation = contract.operations.find((one) => one.id === id);
  return operation ? (
    <TryIt contract={contract} operation={operation} />
  ) : (
    <Problem text={`Unknown operation: ${id}.`} />
  );
}

const place = document.querySelector<HTMLElement>("[data-inspector]");
if (place) void shown(place.dataset.inspector ?? "").then((content) => render(content, place));
