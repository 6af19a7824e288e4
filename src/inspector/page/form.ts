import { hasBody } from "../../samples/of-request.ts";
import { byId, make, option } from "../../site/browser/dom.ts";
import type { FormRequest, Method, PageOperation, PageRole } from "../common/messages.ts";
import { entityName, problemOf, withoutBase } from "../common/request.ts";
import type { ContractIndex } from "./contract-index.ts";
import type { Account } from "./response-messages.ts";

const operation = byId("operation", HTMLSelectElement);
const operationNote = byId("operation-note", HTMLParagraphElement);
const method = byId("method", HTMLSelectElement);
const uri = byId("uri", HTMLInputElement);
const uris = byId("uris", HTMLDataListElement);
const version = byId("version", HTMLInputElement);
const zaaid = byId("zaaid", HTMLInputElement);
const zaaidNote = byId("zaaid-note", HTMLParagraphElement);
const accounts = byId("accounts", HTMLDataListElement);
const bodyField = byId("body-field", HTMLDivElement);
const body = byId("body", HTMLTextAreaElement);
const deletion = byId("deletion", HTMLFieldSetElement);
const entity = byId("entity", HTMLElement);
const confirmation = byId("confirmation", HTMLInputElement);
const problem = byId("form-problem", HTMLParagraphElement);

const fields = { uri, version, body, confirmation };

/** The form of the request. */
export class Form {
  readonly #contract: ContractIndex;
  readonly #onChange: (request: FormRequest) => void;
  /** The example that the page wrote into the body. A body that differs is the user's, and is not replaced. */
  #prefilled = "";

  constructor(contract: ContractIndex, role: PageRole, onChange: (request: FormRequest) => void) {
    this.#contract = contract;
    this.#onChange = onChange;
    version.value = contract.content.version;
    operation.addEventListener("change", () => {
      const chosen = contract.operation(operation.value);
      if (chosen) this.choose(chosen);
    });
    uri.addEventListener("input", () => {
      uri.value = withoutBase(uri.value, contract.content.target.baseUrl);
    });
    for (const field of [method, uri, version, zaaid, body]) field.addEventListener("input", () => this.#changed());
    this.setRole(role);
  }

  get request(): FormRequest {
    return {
      method: method.value as Method,
      uri: uri.value.trim(),
      version: version.value.trim(),
      zaaid: zaaid.value.trim(),
      body: hasBody(method.value) ? body.value.trim() : "",
    };
  }

  get confirmation(): string {
    return confirmation.value;
  }

  /** Shows only the methods and operations that a role may use. */
  setRole(role: PageRole): void {
    const { method: previous } = this.request;
    method.replaceChildren(...role.methods.map((name) => option(name)));
    const visible = this.#contract.visibleTo(role);
    const groups = [...new Set(visible.map(({ tag }) => tag))].map((tag) => {
      const group = make("optgroup");
      group.label = tag;
      group.append(...visible.filter((one) => one.tag === tag).map((one) => option(one.id, nameOf(one))));
      return group;
    });
    operation.replaceChildren(option("", "Custom request"), ...groups);
    const [first] = visible;
    const isKept = role.methods.includes(previous) && uri.value !== "";
    if (isKept) method.value = previous;
    if (isKept || !first) this.#changed();
    else this.choose(first);
  }

  /** Fills the form with an operation and the contract's examples. */
  choose({ method: operationMethod, exampleUri, exampleBody }: PageOperation): void {
    method.value = operationMethod;
    uri.value = exampleUri;
    this.#prefill(exampleBody);
    this.#changed();
  }

  /** Fills the form with a request of the history. */
  fill(request: FormRequest): void {
    method.value = request.method;
    uri.value = request.uri;
    version.value = request.version;
    zaaid.value = request.zaaid;
    body.value = request.body;
    this.#changed();
  }

  /** Validates the form, and shows the first problem. @returns the problem; undefined if the request can be sent */
  check(): string | undefined {
    const found = problemOf(this.request, confirmation.value, this.#contract.content.target.baseUrl);
    for (const [name, field] of Object.entries(fields)) {
      if (name === found?.field) field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
    }
    problem.textContent = found?.message ?? "";
    if (found) fields[found.field].focus();
    return found?.message;
  }

  clearConfirmation(): void {
    confirmation.value = "";
  }

  /** Adds accounts to the suggestions for the zaaid. */
  suggestAccounts(found: Account[]): void {
    const suggested = new Set([...accounts.options].map(({ value }) => value));
    accounts.append(
      ...found.filter(({ zaaid }) => !suggested.has(zaaid)).map(({ zaaid, name }) => option(zaaid, name)),
    );
    this.#changed();
  }

  #prefill(text: string): void {
    this.#prefilled = text;
    body.value = text;
  }

  #changed(): void {
    const request = this.request;
    const match = this.#contract.match(request.method, request.uri);
    const isOther = operation.value !== (match?.operation.id ?? "");
    operation.value = match?.operation.id ?? "";
    if (isOther && match && (body.value === "" || body.value === this.#prefilled)) {
      this.#prefill(match.operation.exampleBody);
    }
    operationNote.textContent = match
      ? `Required scope: ${match.operation.scope}. The values are the contract's examples until you change them.`
      : "The contract does not document this request, so the response is not checked.";
    zaaidNote.textContent =
      match?.operation.takesAccount === false
        ? "This operation ignores the account."
        : `Leave empty for your own account. ${accounts.options.length > 0 ? "Accounts from your earlier lists are suggested." : "List the customers or the business units to get suggestions."}`;
    bodyField.hidden = !hasBody(request.method);
    deletion.hidden = request.method !== "DELETE";
    if (entity.textContent !== entityName(request.uri)) confirmation.value = "";
    entity.textContent = entityName(request.uri);
    const suggested = this.#contract.content.operations.filter((one) => one.method === request.method);
    uris.replaceChildren(...suggested.map(({ exampleUri, summary }) => option(exampleUri, summary)));
    problem.textContent = "";
    this.#onChange(this.request);
  }
}

function nameOf({ summary, method, path }: PageOperation): string {
  return `${method} ${path}: ${summary}`;
}
