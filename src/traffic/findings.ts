import { escaped } from "../shared/text.ts";
import type { CheckOptions, ContractValidators } from "../validation/contract.ts";
import { placeOf, type Subject } from "../validation/selection.ts";
import { bytesOf } from "./bodies.ts";
import { type HarEntry, headersOf } from "./har.ts";

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
}

/** What selectors can mean of a finding. */
export function subjectOf({ request, operation, place }: Finding, service: Service): Subject {
  const [method = "", url = ""] = request.split(" ");
  return { operation, method, path: service.contract.pathOf(url, service), place };
}

export function findingsOf(entry: HarEntry, exchange: number, service: Service, given: CheckOptions): Finding[] {
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
  const response = operation && contract.checkResponse(operation, received, options, method);
  const reports = [{ part: "request", ...request } as const, { part: "response", ...response } as const];
  const found = [
    ...reports.flatMap(({ violations = [] }) =>
      violations.map((one) => ({ ...one, severity: "error" as const, place: placeOf(one), kind: one.expected })),
    ),
    ...reports.flatMap(({ part, additions = [] }) =>
      additions.map((one) => {
        const place = placeOf({ part, ...one, got: String(status) });
        return { severity: "addition" as const, place, text: one.text, kind: one.text };
      }),
    ),
  ];
  const requested = escaped(`${method} ${new URL(url).href.split(/[?#]/)[0]}`);
  return found.map(({ severity, place, text, kind }) => ({
    ...{ severity, exchange, request: requested, operation: operation?.id },
    ...{ place: escaped(place), text: escaped(text), kind: escaped(kind.replace(/, such as .*$/s, "")) },
  }));
}
