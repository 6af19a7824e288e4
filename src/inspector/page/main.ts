import { byId, elements, make } from "../../site/browser/dom.ts";
import { setUpSearchButton } from "../../site/browser/search-button.ts";
import type { PageContract } from "../common/messages.ts";
import { showCode } from "./code-view.ts";
import { ContractIndex } from "./contract-index.ts";
import { Form } from "./form.ts";
import { History, type HistoryEntry } from "./history.ts";
import { historyView } from "./history-view.ts";
import { loadContract, send } from "./relay.ts";
import { accountsIn } from "./response-messages.ts";
import { scrollToResponse, showNote, showOutcome } from "./response-view.ts";
import { RolePanel } from "./role-panel.ts";

// The header is that of the reference, with its search.
setUpSearchButton();
for (const link of elements<HTMLAnchorElement>("header [aria-current]")) link.href = "./";

const sendButton = byId("send", HTMLButtonElement);
const formElement = byId("form", HTMLFormElement);

/** Starts the page with the contract. */
function start(contract: ContractIndex): void {
  const roles = new RolePanel(contract.content, showRole);
  const form = new Form(contract, roles.role, (request) => showCode(request, contract));
  const history = new History(sessionStorage);
  const view = historyView(history, restore);
  let isBusy = false;

  function showRole(): void {
    const { role } = roles;
    for (const id of ["request", "response", "history"]) byId(id, HTMLElement).hidden = role.methods.length === 0;
    form.setRole(role);
  }

  /** Selects the operation of the URL's fragment, such as `#operation=listMonitors`. */
  function selectLinked(): void {
    const id = new URLSearchParams(location.hash.slice(1)).get("operation");
    if (id === null) return;
    const operation = contract.operation(id);
    if (!operation) showNote(`The link names an unknown operation: ${id}.`);
    else if (!roles.role.methods.includes(operation.method)) {
      showNote(`The link selects ${id}. The role ${roles.role.name} may not issue ${operation.method}.`);
    } else form.choose(operation);
  }

  function restore({ request, outcome }: HistoryEntry): void {
    if (!roles.role.methods.includes(request.method)) {
      showNote(`The role ${roles.role.name} may not issue ${request.method}.`);
      return;
    }
    form.fill(request);
    if (outcome) showOutcome(outcome);
    else showNote("A request of the history. It was not sent again, and its response is not stored.");
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    const refused = form.check();
    if (refused) {
      // Otherwise the response of an earlier request would look like the one of this request.
      showNote(`Not sent. ${refused}`);
      return;
    }
    isBusy = true;
    sendButton.setAttribute("aria-disabled", "true");
    sendButton.textContent = "Sending…";
    const { request, confirmation } = form;
    const outcome = await send({ ...request, confirmation, role: roles.role.name });
    form.clearConfirmation();
    showOutcome(outcome);
    scrollToResponse();
    history.add(request, outcome);
    view.show();
    if ("text" in outcome) form.suggestAccounts(accountsIn(outcome.text));
    sendButton.textContent = "Send";
    sendButton.removeAttribute("aria-disabled");
    isBusy = false;
  }

  formElement.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
  formElement.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) formElement.requestSubmit();
  });
  window.addEventListener("hashchange", selectLinked);

  showTarget(contract.content.target);
  showRole();
  const [last] = history.entries;
  if (last) restore(last);
  selectLinked();
  byId("main", HTMLElement).hidden = false;
}

function showTarget({ baseUrl, isLive }: PageContract["target"]): void {
  byId("target", HTMLParagraphElement).replaceChildren(
    make("strong", isLive ? "badge live" : "badge", isLive ? "Live" : "Mock"),
    " ",
    make("code", "", baseUrl),
    isLive ? " Requests change the real account." : " The mock stores nothing.",
  );
}

loadContract()
  .then((contract) => start(new ContractIndex(contract)))
  .catch((error: Error) => {
    const problem = byId("start-problem", HTMLParagraphElement);
    problem.textContent = error.message;
    problem.hidden = false;
  });
