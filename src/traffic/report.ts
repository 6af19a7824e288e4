import type { selection } from "../validation/selection.ts";
import { type Finding, findingsOf, type Service, subjectOf } from "./findings.ts";
import { type HarEntry, headersOf } from "./har.ts";

export interface TrafficReport {
  findings: Finding[];
  /** How many exchanges were checked. */
  checked: number;
  /** How many were left out, because they are with other hosts, not selected, or without a response of the service. */
  skipped: { otherHosts: number; unselected: number; unanswered: number };
  /** How many findings a baseline has, which are left out. */
  known: number;
  /** What could not be checked in any exchange, and why. */
  notes: string[];
}

/** What is checked. */
export type IsSelected = ReturnType<typeof selection>;

/** What the validators find in the entries of a HAR file, or of a log. */
export function reportOf(entries: readonly HarEntry[], service: Service, isSelected: IsSelected): TrafficReport {
  const covered = entries.map(({ request }) => service.contract.covers(request.url, service));
  const answered = entries.map((entry, index) => covered[index] && !isUnanswered(entry));
  const selected = entries.map(({ request: { method, url } }, index) => {
    const operation = service.contract.find({ method, url }, service)?.id;
    return answered[index] && isSelected({ operation, method, path: service.contract.pathOf(url, service) });
  });
  const isRemoved = lacksAuthorization(
    entries.filter((_, index) => covered[index]),
    service,
  );
  const options = { strict: true, needsAuthorization: !isRemoved };
  const findings = entries
    .flatMap((entry, index) => (selected[index] ? findingsOf(entry, index, service, options) : []))
    .filter((finding) => isSelected(subjectOf(finding, service)));
  const checked = selected.filter(Boolean).length;
  const ofService = covered.filter(Boolean).length;
  const withAnswer = answered.filter(Boolean).length;
  const skipped = {
    otherHosts: entries.length - ofService,
    unselected: withAnswer - checked,
    unanswered: ofService - withAnswer,
  };
  return { findings, checked, skipped, known: 0, notes: isRemoved ? [removed] : [] };
}

/** A browser writes status 0 if there was no response, and 304 beside what it had in its cache. */
function isUnanswered({ response: { status } }: HarEntry): boolean {
  return status === 0 || status === 304;
}

const removed =
  "No request has the header Authorization, though requests succeeded: browsers remove it when they export. It is not checked.";

/** Whether requests of the API succeeded that have no token, which whoever recorded them has removed. */
function lacksAuthorization(entries: readonly HarEntry[], service: Service): boolean {
  const calls = entries.filter(
    ({ request, lacks }) => !lacks?.includes("request header") && !service.contract.find(request, service)?.isOAuth,
  );
  const hasToken = calls.some(({ request }) => "authorization" in headersOf(request.headers));
  return !hasToken && calls.some(({ response: { status } }) => status >= 200 && status < 400);
}
