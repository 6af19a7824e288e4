// The script of the form that calls the mock, on the pages that have it.

import { methodsWithBody } from "../../contract/document.ts";
import { isForPage } from "./dom.ts";
import { type FormProblem, type FormRequest, formProblem, sendForm } from "./request.ts";
import { showHeadline, showResponse } from "./response.ts";

const form = document.querySelector<HTMLFormElement>("form.call");
const place = form?.querySelector<HTMLElement>(".call-response");
if (form && place) setUp(form, place);

/** The account that the mock has used, which may be that of a cookie that another server of this machine has set. */
function accountOf({ headers }: Response, { zaaid }: FormRequest): string {
  const used = headers.has("X-Mock-Operation") ? headers.get("X-Mock-Zaaid") : zaaid;
  return used ? `account ${used}` : "your own account";
}

/** @param place of the response */
function setUp(form: HTMLFormElement, place: HTMLElement): void {
  const basePath = form.dataset.base ?? "";
  let isBusy = false;

  form.addEventListener("input", ({ target }) => {
    // Another entity needs another confirmation.
    if (target === control("uri")) clearConfirmation();
    show();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isBusy) void submit();
  });
  form.addEventListener("keydown", (event) => {
    if (isForPage(event) && event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  show();

  async function submit(): Promise<void> {
    const request = requestOf();
    const problem: FormProblem | undefined = methodsOfRole().includes(request.method)
      ? formProblem(request, basePath)
      : { field: "role", message: `The role ${request.role} may not send ${request.method}.` };
    showProblem(problem);
    // Otherwise the response of an earlier request would look like the one of this request.
    place.classList.remove("complete");
    place.hidden = problem !== undefined;
    if (problem) return;
    isBusy = true;
    const called = `${request.method} ${request.uri}`;
    showHeadline(place, "waiting", `Waiting for ${called}`);
    try {
      const start = performance.now();
      const response = await sendForm(request, basePath);
      const sent = `${called} · ${request.role} · ${accountOf(response, request)}`;
      await showResponse(place, response, sent, start);
    } catch (error) {
      showHeadline(place, "error", "No response", error instanceof Error ? error.message : String(error));
    }
    isBusy = false;
    clearConfirmation();
    // On a phone the response is below the form.
    if (place.getBoundingClientRect().top > innerHeight) place.scrollIntoView();
  }

  /** Null for a field that the form of this operation does not have. */
  function control(name: keyof FormRequest): HTMLInputElement | HTMLSelectElement | null {
    return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
  }

  function requestOf(): FormRequest {
    const value = (name: keyof FormRequest) => control(name)?.value.trim() ?? "";
    const method = value("method");
    return {
      method,
      uri: value("uri"),
      version: value("version"),
      zaaid: value("zaaid"),
      role: value("role"),
      body: methodsWithBody.includes(method) ? value("body") : "",
      confirmation: value("confirmation"),
    };
  }

  /** Shows the fields of the method, and which methods the role may send. */
  function show(): void {
    const { method } = requestOf();
    const allowed = methodsOfRole();
    for (const option of form.querySelectorAll<HTMLOptionElement>("[name=method] option"))
      option.disabled = !allowed.includes(option.value);
    for (const field of form.querySelectorAll<HTMLElement>("[data-field]"))
      field.hidden = field.dataset.field === "body" ? !methodsWithBody.includes(method) : method !== "DELETE";
  }

  function methodsOfRole(): string[] {
    const [role] = (control("role") as HTMLSelectElement).selectedOptions;
    return role?.dataset.methods?.split(" ") ?? [];
  }

  function showProblem(problem: FormProblem | undefined): void {
    for (const one of form.querySelectorAll("[aria-invalid]")) one.removeAttribute("aria-invalid");
    form.querySelector("[role=alert]")?.replaceChildren(problem ? `Not sent. ${problem.message}` : "");
    if (!problem) return;
    control(problem.field)?.setAttribute("aria-invalid", "true");
    control(problem.field)?.focus();
  }

  function clearConfirmation(): void {
    const confirmation = control("confirmation");
    if (confirmation) confirmation.value = "";
  }
}
