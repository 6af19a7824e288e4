import type { Document, Parameter, Schema } from "../contract/document.ts";
import { documentedKey, type Operation, statusOf } from "../contract/operations.ts";
import { sampleOf } from "../contract/sample.ts";
import { type Pair, styleOf, writtenPairs } from "../contract/style.ts";
import { type HttpRequest, type HttpResponse, json, type NoResponse } from "../server/message.ts";
import { sleep } from "../shared/clock.ts";
import { isJson } from "../validation/message.ts";
import { checkRequest, selectedVersion } from "../validation/request/check-request.ts";
import { describeViolation } from "../validation/violation.ts";
import { acceptedOf } from "./accept.ts";
import type { TokenAuthority } from "./authority/authority.ts";
import { accountOf, grantedScopes, revokeToken, tokenRequest } from "./authorization.ts";
import { type CalledOperation, overridden, replacesResponse, sentBody, usualStatus } from "./overrides.ts";
import { Refusal } from "./refusal.ts";
import type { ServedContract } from "./served-contract.ts";
import type { Records } from "./state/records.ts";
import type { MockState } from "./state/state.ts";

export interface ServiceOptions {
  /** Of the mock's address: `http` or `https`. */
  scheme: string;
  /** Ends all delays. */
  stopped: AbortSignal;
}

/**
 * Responds as the service would to a request, or as an override says.
 * @throws Refusal if the service would refuse it
 * @throws what `stopped` is aborted with, if it ends a delay
 */
export async function serviceResponse(
  request: HttpRequest,
  target: CalledOperation,
  state: MockState,
  contract: ServedContract,
  { scheme, stopped }: ServiceOptions,
): Promise<HttpResponse | NoResponse> {
  const { headers } = request;
  const { operation, route } = target;
  const preferred = preferredStatus(headers.prefer as string | undefined, operation);
  const own = state.records(contract.recordKinds);
  const sent = { ...request, headers: request.headersDistinct };
  const inPath = route.texts;
  const { violations } = checkRequest(contract.validators.operation(operation.id), sent, {
    query: request.query,
    inPath,
  });
  const granted = grantedScopes(request, operation, violations, state.authority, own);
  const zaaid = operation.takesAccount ? accountOf(headers.cookie, own, granted) : undefined;
  if (violations.length > 0) throw new Refusal("BadRequest", violations.map(describeViolation).join("; "));

  const pending = state.overrides.find(target.call);
  const override = pending?.override;
  const perform = performs(request, operation, state.authority, scheme);
  const isError = (preferred ?? 0) >= 400;
  const records = zaaid === undefined ? own : own.of(zaaid);
  const isReplaced = override ? replacesResponse(override) : isError;
  if (!isReplaced && records.isMissing(route.parameters)) throw missingRecord(operation);
  if (pending) pending.used += 1;
  if (override?.delay) await sleep(state.clock, override.delay, stopped);
  if (override?.close) return "close";
  if (override?.reset) return "reset";
  // A documented error has no effect.
  const make = (status = preferred) =>
    perform && (status ?? 0) < 400 ? perform() : documented(target, records, contract, headers.accept, status);
  const response = override ? overridden(override, make, target, contract) : make();
  if (perform) return response;

  if (operation.method === "post" && response.status < 300) {
    const body = sentBody(target.call);
    const created = { operation: operation.id, account: zaaid ?? null, body, at: state.clock.now() };
    state.created.add(created, request.body.length);
  }
  return {
    ...response,
    headers: {
      // A header has no letters of other scripts.
      "X-Mock-Operation": encodeURIComponent(operation.id),
      "X-Mock-Version": selectedVersion(headers.accept) ?? operation.version,
      ...(zaaid && { "X-Mock-Zaaid": zaaid }),
      ...response.headers,
    },
  };
}

/** What issues or revokes tokens; undefined for all other operations. @throws Refusal if the client is unknown */
function performs(
  request: HttpRequest,
  { id }: Operation,
  authority: TokenAuthority,
  scheme: string,
): (() => HttpResponse) | undefined {
  if (id === "revokeRefreshToken") return () => revokeToken(authority, request);
  const domain = `${scheme}://${request.headers.host ?? "127.0.0.1"}`;
  return id === "createToken" ? tokenRequest(authority, request, domain) : undefined;
}

/**
 * The documented response in the media type that is accepted, the contract's example or a sample of the schema, with the seeded
 * records.
 */
function documented(
  { route: { parameters }, operation }: CalledOperation,
  records: Records,
  { document }: ServedContract,
  accept: string | undefined,
  status: number = usualStatus(operation),
): HttpResponse {
  const declared = operation.responses.get(documentedKey([...operation.responses.keys()], status) ?? "");
  const made = Object.fromEntries((declared?.headers ?? []).flatMap((one) => headerPairs(document, one)));
  const { mediaType = "application/json", schema, examples = [] } = acceptedOf(declared?.contents ?? [], accept) ?? {};
  const [example] = examples;
  // Of a file, such as `application/pdf: {}`, nothing is known.
  if (!example && schema && Object.keys(schema).length === 0 && !isJson(mediaType))
    return {
      status,
      headers: { ...made, "Content-Type": mediaType.replace(/^.*\*.*$/, "application/octet-stream") },
      body: "",
    };
  const body = example ? example.value : schema && sampleOf(document, schema as Schema);
  if (body === undefined) return { status, headers: made, body: "" };
  if (!isJson(mediaType) && (typeof body === "string" || !mediaType.includes("*"))) {
    // Nothing but JSON is made of an object, which may be sent as text, and as YAML.
    const text = /^text\/plain|yaml\b/i.test(mediaType) ? JSON.stringify(body) : "";
    return {
      ...{ status, headers: { ...made, "Content-Type": mediaType.replace(/^.*\*.*$/, "text/plain") } },
      body: typeof body === "string" ? body : text,
    };
  }
  const type = isJson(mediaType) && mediaType !== "application/json" ? { "Content-Type": mediaType } : {};
  return json(status, status < 400 ? records.payload(operation, body, parameters) : body, { ...type, ...made });
}

/** A header that a response declares, with an example or a sample of its schema. The mock knows its own methods, and the type of the body. */
function headerPairs(document: Document, header: Parameter): Pair[] {
  if (/^(allow|content-type)$/i.test(header.name)) return [];
  const value = header.example ?? sampleOf(document, (header.schema ?? {}) as Schema);
  return writtenPairs(header.name, value, styleOf(header)).filter(([, text]) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text));
}

/**
 * The documented status that the header `Prefer` selects: `code=404`. Other preferences of RFC 7240 are ignored.
 * @throws Refusal if the contract does not document it
 */
function preferredStatus(header: string | undefined, { id, responses }: Operation): number | undefined {
  const [, code] = /(?:^|[,;])\s*code\s*=\s*"?([^",;]*)/i.exec(header ?? "") ?? [];
  if (code === undefined) return undefined;
  const key = responses.has(code.trim()) ? code.trim() : undefined;
  if (key !== undefined) return statusOf(key);
  const status = /^[2-5]\d\d$/.test(code.trim()) ? Number(code) : undefined;
  if (status !== undefined && documentedKey([...responses.keys()], status) !== undefined) return status;
  const documented = [...responses.keys()].join(", ");
  throw new Refusal("BadRequest", `${id} has no documented status ${code}. It has ${documented}. (Prefer: ${header})`);
}

function missingRecord({ responses }: Operation): Refusal {
  const body = responses.get("404")?.examples[0]?.value as { code: number; message: string } | undefined;
  return new Refusal(body ? { status: 404, body } : "NotFound");
}
