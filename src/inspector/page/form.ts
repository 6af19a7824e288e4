import type { Method, PageOperation, PageRole } from "../common/messages.ts";
import { entityName } from "../common/uri.ts";
import type { Account } from "./accounts.ts";
import { byId, make, option } from "./dom.ts";
import { type Contract, visibleOperations } from "./page-contract.ts";
import { type FormRequest, hasBody, problemOf } from "./request.ts";

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

/** The request as it is put together: the fields of the form, and what depends on what. */
export class Form {
  readonly #contract: Contract;
  readonly #onChange: (request: FormRequest) => void;
  /** What the page wrote into the body: it may be written over. */
  #prefilled = "";

  constructor(contract: Contract, role: PageRole, onChange: (request: FormRequest) => void) {
    this.#contract = contract;
    this.#onChange = onChange;
    version.value = contract.content.version;
    operation.addEventListener("change", () => {
      const chosen = contract.operation(operation.value);
      if (chosen) this.choose(chosen);
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
      body: hasBody(method.value as Method) ? body.value.trim() : "",
    };
  }

  get confirmation(): string {
    return confirmation.value;
  }

  /** Shows what a role may see, and nothing else. */
  setRole(role: PageRole): void {
    const { method: before } = this.request;
    method.replaceChildren(...role.methods.map((name) => option(name)));
    const visible = visibleOperations(this.#contract, role);
    const groups = [...new Set(visible.map(({ tag }) => tag))].map((tag) => {
      const group = make("optgroup");
      group.label = tag;
      group.append(...visible.filter((one) => one.tag === tag).map((one) => option(one.id, nameOf(one))));
      return group;
    });
    operation.replaceChildren(option("", "A request of your own"), ...groups);
    const [first] = visible;
    const isKept = role.methods.includes(before) && uri.value !== "";
    if (isKept) method.value = before;
    if (isKept || !first) this.#changed();
    else this.choose(first);
  }

  /** Fills the form with an operation and the contract's examples. */
  choose({ method: its, exampleUri, exampleBody }: PageOperation): void {
    method.value = its;
    uri.value = exampleUri;
    this.#prefill(exampleBody);
    this.#changed();
  }

  /** Fills the form with a request of the past. */
  fill(request: FormRequest): void {
    method.value = request.method;
    uri.value = request.uri;
    version.value = request.version;
    zaaid.value = request.zaaid;
    body.value = request.body;
    this.#changed();
  }

  /** Says what is missing, beside the field. @returns whether the request can be sent */
  check(): boolean {
    const found = problemOf(this.request, confirmation.value);
    for (const [name, field] of Object.entries(fields)) {
      if (name === found?.field) field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
    }
    problem.textContent = found?.message ?? "";
    if (found) fields[found.field].focus();
    return found === undefined;
  }

  forgetConfirmation(): void {
    confirmation.value = "";
  }

  /** Offers accounts that an answer has named. */
  offerAccounts(named: Account[]): void {
    const known = new Set([...accounts.options].map(({ value }) => value));
    accounts.append(...named.filter(({ zaaid }) => !known.has(zaaid)).map(({ zaaid, name }) => option(zaaid, name)));
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
      ? `It needs the scope ${match.operation.scope}. The values are the contract's examples until you change them.`
      : "The contract does not list it, so its answer cannot be checked.";
    zaaidNote.textContent =
      match?.operation.takesAccount === false
        ? "This operation needs no account."
        : `Empty for your own account. The lists of customers and of business units ${accounts.options.length > 0 ? "have given some to choose from." : "give others."}`;
    bodyField.hidden = !hasBody(request.method);
    deletion.hidden = request.method !== "DELETE";
    if (entity.textContent !== entityName(request.uri)) confirmation.value = "";
    entity.textContent = entityName(request.uri);
    const offered = this.#contract.content.operations.filter((one) => one.method === request.method);
    uris.replaceChildren(...offered.map(({ exampleUri, summary }) => option(exampleUri, summary)));
    problem.textContent = "";
    this.#onChange(this.request);
  }
}

function nameOf({ summary, method, path }: PageOperation): string {
  return `${method} ${path}: ${summary}`;
}
