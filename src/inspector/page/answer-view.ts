import type { Exchange, Header, Trouble } from "../common/messages.ts";
import { headlineOf, sizeOf, timeOf } from "./answer-words.ts";
import { byId, make } from "./dom.ts";
import { showText } from "./json/show.ts";

const summary = byId("summary", HTMLDivElement);
const answer = byId("answer", HTMLDivElement);
const contract = byId("contract", HTMLElement);
const cut = byId("cut", HTMLParagraphElement);
const text = byId("text", HTMLPreElement);
const answerHeaders = byId("answer-headers", HTMLDListElement);
const sentLine = byId("sent-line", HTMLElement);
const sentBody = byId("sent-body", HTMLPreElement);
const sentHeaders = byId("sent-headers", HTMLDListElement);

// What scrolls must be within a keyboard's reach.
byId("text-scroll", HTMLElement).tabIndex = 0;

/** Shows what came of a request. */
export function showOutcome(outcome: Exchange | Trouble): void {
  const { kind, title, detail, hint } = headlineOf(outcome);
  const headline = make("p", `headline ${kind}`, make("strong", "", title), make("span", "", detail));
  if ("error" in outcome) {
    showNote(headline);
    return;
  }
  const { request } = outcome;
  const numbers = [timeOf(outcome), sizeOf(outcome), verdict(outcome), `${request.method} ${pathOf(request.url)}`];
  const notes = [hint, outcome.note].filter((note) => note !== "").map((note) => make("p", "note", note));
  summary.replaceChildren(headline, make("p", "numbers", numbers.join(" · ")), ...notes);
  showDetails(outcome);
  answer.hidden = false;
}

/** Brings the answer before the eyes, where it is not: on a phone it is below the form. */
export function scrollToAnswer(): void {
  const { top, bottom } = summary.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) byId("response", HTMLElement).scrollIntoView();
}

/** Shows something else than an answer. */
export function showNote(note: HTMLElement | string): void {
  summary.replaceChildren(typeof note === "string" ? make("p", "note", note) : note);
  answer.hidden = true;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function verdict({ isListed, violations }: Exchange): string {
  if (!isListed) return "not in the contract, so not checked";
  if (violations.length === 0) return "keeps to the contract";
  return violations.length === 1 ? "breaks the contract" : `breaks the contract in ${violations.length} points`;
}

function showDetails({ request, violations, isCut, headers, ...outcome }: Exchange): void {
  contract.hidden = violations.length === 0;
  contract.replaceChildren(
    make("h3", "", "How it breaks the contract"),
    make("ul", "violations", ...violations.map((violation) => make("li", "", violation))),
  );
  cut.hidden = !isCut;
  showText(text, outcome.text);
  answerHeaders.replaceChildren(...headerList(headers));
  sentLine.textContent = `${request.method} ${request.url}`;
  sentHeaders.replaceChildren(...headerList(request.headers));
  sentBody.hidden = request.body === "";
  sentBody.textContent = request.body;
}

function headerList(headers: Header[]): HTMLElement[] {
  return headers.map(([name, value]) => make("div", "", make("dt", "", name), make("dd", "", value)));
}
