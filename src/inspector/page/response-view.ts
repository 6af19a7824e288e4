import { byId, make } from "../../site/browser/dom.ts";
import type { Exchange, Failure, Header } from "../common/messages.ts";
import { showText } from "./json.ts";
import { headlineOf, sizeOf, timeOf } from "./response-messages.ts";

const summary = byId("summary", HTMLDivElement);
const details = byId("response-details", HTMLDivElement);
const contract = byId("contract", HTMLElement);
const truncated = byId("truncated", HTMLParagraphElement);
const text = byId("text", HTMLPreElement);
const responseHeaders = byId("response-header-list", HTMLDListElement);
const sentLine = byId("sent-line", HTMLElement);
const sentBody = byId("sent-body", HTMLPreElement);
const sentHeaders = byId("sent-headers", HTMLDListElement);

// A scrollable region must be reachable with the keyboard.
byId("text-scroll", HTMLElement).tabIndex = 0;

/** Shows the response to a request, or the error if the request failed. */
export function showOutcome(outcome: Exchange | Failure): void {
  const { kind, title, detail, hint } = headlineOf(outcome);
  const headline = make("p", `headline ${kind}`, make("strong", "", title), make("span", "", detail));
  if ("error" in outcome) {
    showNote(headline);
    return;
  }
  const { request } = outcome;
  const numbers = [timeOf(outcome), sizeOf(outcome), verdictText(outcome), `${request.method} ${pathOf(request.url)}`];
  const notes = [hint, outcome.note].filter((note) => note !== "").map((note) => make("p", "note", note));
  summary.replaceChildren(headline, make("p", "numbers", numbers.join(" · ")), ...notes);
  showDetails(outcome);
  details.hidden = false;
}

/** Scrolls to the response if it is not visible: on a phone it is below the form. */
export function scrollToResponse(): void {
  const { top, bottom } = summary.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) byId("response", HTMLElement).scrollIntoView();
}

/** Shows a note instead of a response. */
export function showNote(note: HTMLElement | string): void {
  summary.replaceChildren(typeof note === "string" ? make("p", "note", note) : note);
  details.hidden = true;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function verdictText({ verdict }: Exchange): string {
  if (!verdict) return "not in the contract, not checked";
  const { violations, additions } = verdict;
  if (violations.length === 0) return additions.length > 0 ? "not documented, tolerated" : "matches the contract";
  return violations.length === 1 ? "violates the contract" : `violates the contract in ${violations.length} points`;
}

function showDetails({ request, verdict, isTruncated, headers, ...outcome }: Exchange): void {
  const { violations = [] } = verdict ?? {};
  contract.hidden = violations.length === 0;
  contract.replaceChildren(
    make("h3", "", "Contract violations"),
    make("ul", "violations", ...violations.map((violation) => make("li", "", violation))),
  );
  truncated.hidden = !isTruncated;
  showText(text, outcome.text);
  responseHeaders.replaceChildren(...headerList(headers));
  sentLine.textContent = `${request.method} ${request.url}`;
  sentHeaders.replaceChildren(...headerList(request.headers));
  sentBody.hidden = request.body === "";
  sentBody.textContent = request.body;
}

function headerList(headers: Header[]): HTMLElement[] {
  return headers.map(([name, value]) => make("div", "", make("dt", "", name), make("dd", "", value)));
}
