import { accountsIn } from "./accounts.ts";
import { scrollToAnswer, showNote, showOutcome } from "./answer-view.ts";
import { showCode } from "./code-view.ts";
import { byId, make } from "./dom.ts";
import { Form } from "./form.ts";
import { type Entry, History } from "./history.ts";
import { historyView } from "./history-view.ts";
import { Contract } from "./page-contract.ts";
import { loadContract, send } from "./relay.ts";
import { RolePanel } from "./role-panel.ts";

const sendButton = byId("send", HTMLButtonElement);
const formElement = byId("form", HTMLFormElement);

/** Makes the page work, once it knows the contract. */
function start(contract: Contract): void {
  const roles = new RolePanel(contract.content, showRole);
  const form = new Form(contract, roles.role, (request) => showCode(request, contract));
  const history = new History(sessionStorage);
  const past = historyView(history, restore);
  let isBusy = false;

  function showRole(): void {
    const { role } = roles;
    for (const id of ["request", "response", "history"]) byId(id, HTMLElement).hidden = role.methods.length === 0;
    form.setRole(role);
  }

  /** Chooses the operation that a link names, such as `#operation=listMonitors`. */
  function followLink(): void {
    const id = new URLSearchParams(location.hash.slice(1)).get("operation");
    if (id === null) return;
    const operation = contract.operation(id);
    if (!operation) showNote(`The inspector has no operation ${id}.`);
    else if (!roles.role.methods.includes(operation.method)) {
      showNote(`The link leads to ${id}, a ${operation.method}, which the role ${roles.role.name} may not issue.`);
    } else form.choose(operation);
  }

  function restore({ request, outcome }: Entry): void {
    if (!roles.role.methods.includes(request.method)) {
      showNote(`The role ${roles.role.name} may not issue ${request.method}.`);
      return;
    }
    form.fill(request);
    if (outcome) showOutcome(outcome);
    else showNote("This is a request of before. It was not sent again, and its answer is not kept.");
  }

  async function submit(): Promise<void> {
    if (isBusy || !form.check()) return;
    isBusy = true;
    sendButton.setAttribute("aria-disabled", "true");
    sendButton.textContent = "Sending…";
    const { request, confirmation } = form;
    const outcome = await send({ ...request, confirmation, role: roles.role.name });
    form.forgetConfirmation();
    showOutcome(outcome);
    scrollToAnswer();
    history.add(request, outcome);
    past.show();
    if ("text" in outcome) form.offerAccounts(accountsIn(outcome.text));
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
  window.addEventListener("hashchange", followLink);

  showTarget(contract.content.target);
  showRole();
  const [last] = history.entries;
  if (last) restore(last);
  followLink();
  byId("main", HTMLElement).hidden = false;
}

function showTarget({ baseUrl, isLive }: Contract["content"]["target"]): void {
  byId("target", HTMLParagraphElement).replaceChildren(
    make("strong", isLive ? "badge live" : "badge", isLive ? "Live" : "Mock"),
    " ",
    make("code", "", baseUrl),
    isLive ? " What is sent here happens to the account." : " Nothing that is sent here lasts.",
  );
}

try {
  start(new Contract(await loadContract()));
} catch (error) {
  const problem = byId("start-problem", HTMLParagraphElement);
  problem.textContent = (error as Error).message;
  problem.hidden = false;
}
