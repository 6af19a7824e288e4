import { documentedKey } from "../contract/operations.ts";
import { escaped } from "../shared/text.ts";
import type { CheckOptions, ContractValidators } from "../validation/contract.ts";
import type { OperationDescription } from "../validation/description.ts";
import { readJson } from "../validation/message.ts";
import { gatewayStatuses } from "../validation/response/check-response.ts";
import { placeOf, type Subject } from "../validation/selection.ts";
import { bytesOf } from "./bodies.ts";
import { type HarEntry, headersOf } from "./har.ts";
import { observedIn, typeOf } from "./observed.ts";

export interface ServiceAddresses {
  /** {base_url} */
  baseUrl: string;
  /** {auth_url} */
  authUrl: string;
}

export interface Service extends ServiceAddresses {
  contract: ContractValidators;
}

export interface Finding {
  severity: "error" | "addition";
  /** The number of the exchange in the file, from 0. */
  exchange: number;
  /** Method and URL without the query. */
  request: string;
  operation: string | undefined;
  /** Where it was found, such as `response body /data/id`. */
  place: string;
  text: string;
  /** What was expected there, or what is new: the kind of the finding, whatever the value is. */
  kind: string;
  /** With a baseline: the line that `--update-baseline` adds, the attribute that this one replaces, and its types until now. */
  line?: string;
  gone?: string;
  before?: readonly string[];
}

/** What selectors can mean of a finding. */
export function subjectOf({ request, operation, place }: Finding, service: Service): Subject {
  const [method = "", url = ""] = request.split(" ");
  return { operation, method, path: service.contract.pathOf(url, service), place };
}

export interface FindingOptions extends CheckOptions {
  /** Whether a baseline is to know what the contract does not have: attributes with their types, and statuses. */
  learns?: boolean;
}

export function findingsOf(
  entry: HarEntry,
  exchange: number,
  service: Service,
  { learns = false, ...given }: FindingOptions,
): Finding[] {
  const { contract, ...addresses } = service;
  const options = { ...addresses, ...given };
  const { method, url, headers, postData = {} } = entry.request;
  const sent = { method, url, headers: headersOf(headers), body: bytesOf(postData, headers) };
  const request = contract.checkRequest(sent, options);
  const operation = contract.find({ method, url }, options);
  const { status, content = {} } = entry.response;
  const received = {
    status,
    headers: headersOf(entry.response.headers),
    body: bytesOf(content, entry.response.headers),
  };
  const isDocumented = documentedKey(Object.keys(operation?.responses ?? {}), status) !== undefined;
  // With a baseline a failure is one of the call, which is named, and no change of the service.
  const isFailure = learns && (errorCodeIn(entry.response) !== undefined || (!isDocumented && isOfTheMoment(status)));
  const response = operation && !isFailure ? contract.checkResponse(operation, received, options, method) : undefined;
  const observed = learns && !isFailure && !operation?.isOAuth ? observedOf(received, method, operation) : [];
  const places = new Set(observed.map(({ place }) => place));
  const reports = [{ part: "request", ...request } as const, { part: "response", ...response } as const];
  const found = [
    ...reports.flatMap(({ violations = [] }) =>
      violations.map((one) => ({ ...one, severity: "error" as const, place: placeOf(one), kind: one.expected })),
    ),
    ...reports
      .flatMap(({ part, additions = [] }) =>
        additions.map((one) => {
          const place = placeOf({ part, ...one, got: String(status) });
          return { severity: "addition" as const, place, text: one.text, kind: one.text };
        }),
      )
      .filter(({ place }) => !places.has(place)),
    ...observed,
  ];
  const requested = escaped(`${method} ${new URL(url).href.split(/[?#]/)[0]}`);
  return found.map(({ severity, place, text, kind }) => ({
    ...{ severity, exchange, request: requested, operation: operation?.id },
    ...{ place: escaped(place), text: escaped(text), kind: escaped(kind.replace(/, such as .*$/s, "")) },
  }));
}

/** Whether a status says that the token, a gateway or the service failed, which may be otherwise in the next call; or a redirect. */
function isOfTheMoment(status: number): boolean {
  return status === 401 || status >= 500 || (status >= 300 && status < 400) || gatewayStatuses.includes(status);
}

/** The code of an error whose status says that it is a success. */
export function errorCodeIn({ status, content = {}, headers }: HarEntry["response"]): number | undefined {
  if (status >= 400) return undefined;
  const { value } = readJson(bytesOf(content, headers));
  const { code } = Object(value) as { code?: unknown };
  return typeof code === "number" && code !== 0 && !("data" in Object(value)) ? code : undefined;
}

/** What a response has that the contract does not document. The attributes of an error are not those of a success. */
function observedOf(
  { status, body, headers }: { status: number; body: Buffer; headers: Record<string, string | undefined> },
  method: string,
  operation: OperationDescription | undefined,
) {
  const severity = "addition" as const;
  const { value } = status < 400 ? readJson(body) : {};
  // A page of a login or of a proxy, for instance, where there were records before.
  const isUnread =
    !operation && value === undefined && status < 300 && ![204, 205].includes(status) && method !== "HEAD";
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() || "nothing";
  const text = `the body is ${type}, not valid JSON, or not in the recording`;
  const ofBody = isUnread ? [{ severity, place: "response body", text, kind: `seen as ${type}` }] : [];
  const kind = typeOf(value);
  const ofValue =
    operation || value === undefined
      ? []
      : [{ severity, place: "response body", text: `the body is of type ${kind}`, kind: `seen as ${kind}` }];
  const responses = Object.entries(operation?.responses ?? {});
  // Another success has the attributes of the documented one: its status is the only change.
  const [, usual] =
    responses.find(([key]) => key === String(status)) ?? responses.find(([key]) => /^2/.test(key)) ?? [];
  const shape = (status < 300 && usual?.schema?.shape) || null;
  const ofStatus = operation
    ? []
    : [{ severity, place: `response status ${status}`, text: "the status is new", kind: "seen" }];
  return [
    ...ofStatus,
    ...ofBody,
    ...ofValue,
    ...observedIn(shape, value).map(({ at, type }) => ({
      ...{ severity, place: `response body ${at}`, kind: `seen as ${type}` },
      text: `the attribute is not documented; its type is ${type}`,
    })),
  ];
}

/** A finding in whatever record, and with whatever id in the path of an undocumented operation. */
export function lineOf(finding: Finding, service: Service): string {
  return `${nameOf(subjectOf(finding, service))} ${withoutIds(finding.place)}: ${finding.kind}`;
}

/** An operation, or the method and the path of an undocumented one. */
export function nameOf({ operation, method, path }: Subject): string {
  return operation ?? `${method} ${withoutNames(path)}`;
}

/** A place in a record. Keys that start with a digit are ids or days. */
export function withoutIds(place: string): string {
  return place.replace(/\/(?:\d[^/]*|[0-9a-f-]{16,})(?=\/|$)/gi, "/*");
}

/** A path. A segment with a digit is an id or a name of a record, unless it is one word and a version: `v2`, `oauth2`. */
function withoutNames(path: string): string {
  return withoutIds(path).replace(/\/(?![a-z_]+\d{1,2}(?:\/|$))(?=[^/]*\d)[^/]+/gi, "/*");
}
