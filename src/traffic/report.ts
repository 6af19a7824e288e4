import { type Subject, type SubjectTest, selection, subjectTest } from "../validation/selection.ts";
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

/**
 * What the validators find in the entries of a HAR file, or of a log.
 * @param only selectors of what is checked; everything if left out
 * @param ignore selectors of what is not
 */
export function reportOf(
  entries: readonly HarEntry[],
  service: Service,
  only?: readonly string[],
  ignore: readonly string[] = [],
): TrafficReport {
  const isSelected = selection(only, ignore, service.contract);
  const subjects = entries.map(({ request: { method, url } }): Subject => {
    const operation = service.contract.find({ method, url }, service)?.id;
    return { operation, method, path: service.contract.pathOf(url, service) };
  });
  const covered = entries.map(
    (entry) => service.contract.covers(entry.request.url, service) && !isOfPage(entry, service),
  );
  const answered = entries.map((entry, index) => covered[index] && !isUnanswered(entry));
  const selected = subjects.map((subject, index) => answered[index] && isSelected(subject));
  const isRemoved = lacksAuthorization(
    entries.filter((_, index) => covered[index]),
    service,
  );
  const options = { strict: true, needsAuthorization: !isRemoved };
  const all = entries.flatMap((entry, index) => (selected[index] ? findingsOf(entry, index, service, options) : []));
  const found = all.map((finding) => subjectOf(finding, service));
  const findings = all.filter((_, index) => isSelected(found[index] as Subject));
  const checked = selected.filter(Boolean).length;
  const ofService = covered.filter(Boolean).length;
  const withAnswer = answered.filter(Boolean).length;
  const skipped = {
    otherHosts: entries.length - ofService,
    unselected: withAnswer - checked,
    unanswered: ofService - withAnswer,
  };
  const calls = subjects.filter((_, index) => covered[index]);
  const unused = (option: string, selectors: readonly string[], isUsed: (matches: SubjectTest) => boolean) =>
    selectors
      .filter((selector) => !isUsed(subjectTest(selector, service.contract)))
      .map((selector) => `${option} ${JSON.stringify(selector)} matches nothing.`);
  const notes = [
    ...(isRemoved ? [removed] : []),
    ...unused("--only", only ?? [], (matches) => calls.some((call) => matches(call) !== false)),
    ...unused("--ignore", ignore, (matches) => [...calls, ...found].some((one) => matches(one) === true)),
  ];
  return { findings, checked, skipped, known: 0, notes };
}

/** Whether a browser loaded a page, or what belongs to it, from the service's host. What a page calls is no such thing. */
function isOfPage({ request: { method, url, headers } }: HarEntry, service: Service): boolean {
  const { "sec-fetch-dest": destination = "" } = headersOf(headers);
  const isLoaded = /^(document|font|i?frame|image|manifest|script|style)$/.test(destination);
  return method === "GET" && isLoaded && !service.contract.find({ method, url }, service);
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
