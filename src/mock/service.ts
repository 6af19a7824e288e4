import type { Schema } from "../contract/document.ts";
import { type Operation, successOf } from "../contract/operations.ts";
import type { Route } from "../contract/router.ts";
import { sampleOf } from "../contract/sample.ts";
import { type HttpRequest, type HttpResponse, json } from "../server/message.ts";
import { isJson } from "../validation/message.ts";
import { checkRequest, selectedVersion } from "../validation/request/check-request.ts";
import { describeViolation, type Violation } from "../validation/violation.ts";
import type { TokenAuthority } from "./authority/authority.ts";
import { revokeToken, tokenRequest } from "./authority/endpoint.ts";
import { accountOf, grantedScopes } from "./authorization.ts";
import type { AnyOverride } from "./override.ts";
import { type CalledOperation, hasBody, overridden, sentBody } from "./overrides.ts";
import { Refusal } from "./refusal.ts";
import type { ServedContract } from "./served-contract.ts";
import type { PendingItem } from "./state/pending.ts";
import type { Records } from "./state/records.ts";
import type { MockState } from "./state/state.ts";

/** Responds as the service would: refuses the requests that it would refuse, and responds to the others as documented. */
export class Service {
  readonly #contract: ServedContract;
  readonly #scheme: string;

  /** @param scheme `http` or `https` */
  constructor(contract: ServedContract, scheme: string) {
    this.#contract = contract;
    this.#scheme = scheme;
  }

  /** Finds the operations of a path. @throws Refusal if no operation has it */
  route(request: HttpRequest): Route<Operation> {
    const route = this.#contract.router.find(request.path);
    if (route) return route;
    const { violations } = this.#contract.validators.checkRequest({ ...request, url: request.path });
    const wrongPath = violations.filter((one) => one.in === "path");
    throw new Refusal("NotFound", wrongPath.map(describeViolation).join("; "));
  }

  /** Finds the operation of a request. @throws Refusal if the path does not allow the method */
  operation({ operations }: Route<Operation>, { method }: HttpRequest): Operation {
    const operation = operations.get(method) ?? (method === "HEAD" ? operations.get("GET") : undefined);
    if (operation) return operation;
    throw new Refusal("MethodNotAllowed");
  }

  /** Responds to a request. @throws Refusal if the service would refuse it */
  respond(request: HttpRequest, target: CalledOperation, state: MockState): HttpResponse {
    const { headers } = request;
    const { operation, route } = target;
    const preferred = preferredStatus(headers.prefer as string | undefined, operation);
    const own = state.records(this.#contract.recordKinds);
    const violations = this.#violations(request, operation, route);
    const granted = grantedScopes(request, operation, violations, state.authority, own);
    const zaaid = operation.takesAccount ? accountOf(headers.cookie, own, granted) : undefined;
    if (violations.length > 0) throw new Refusal("BadRequest", violations.map(describeViolation).join("; "));

    const [override] = state.overrides.of(target.call);
    const perform = this.#performs(request, operation, state.authority);
    const isError = (preferred ?? 0) >= 400;
    const records = zaaid === undefined ? own : own.of(zaaid);
    const isReplaced = override ? hasBody(override.item) : isError;
    if (!isReplaced && records.isMissing(route.parameters)) throw missingRecord(operation);
    const response = this.#overridden(override, target, () =>
      // A documented error has no effect.
      perform && !isError ? perform() : this.#documented(target, records, preferred),
    );
    if (perform) return response;

    if (operation.method === "post" && response.status < 300) {
      const body = sentBody(operation, request.body);
      const created = { operation: operation.id, account: zaaid ?? null, body, at: state.clock.now() };
      state.created.add(created, request.body.length);
    }
    return {
      ...response,
      headers: {
        "X-Mock-Operation": operation.id,
        "X-Mock-Version": selectedVersion(headers.accept) ?? operation.version,
        ...(zaaid && { "X-Mock-Zaaid": zaaid }),
        ...response.headers,
      },
    };
  }

  /** What is wrong with a request: the verdict of the validators. */
  #violations(request: HttpRequest, { id }: Operation, { parameters }: Route<Operation>): readonly Violation[] {
    const query = new URLSearchParams(request.query);
    const sent = { ...request, headers: request.headersDistinct };
    return checkRequest(this.#contract.validators.operation(id), sent, { query, parameters }).violations;
  }

  /** What issues or revokes tokens; undefined for all other operations. @throws Refusal if the client is unknown */
  #performs(request: HttpRequest, { id }: Operation, authority: TokenAuthority): (() => HttpResponse) | undefined {
    if (id === "revokeRefreshToken") return () => revokeToken(authority, request);
    const domain = `${this.#scheme}://${request.headers.host ?? "127.0.0.1"}`;
    return id === "createToken" ? tokenRequest(authority, request, domain) : undefined;
  }

  /** A response as an override changes it. It is not made if the override has a body. */
  #overridden(
    override: PendingItem<AnyOverride> | undefined,
    target: CalledOperation,
    make: () => HttpResponse,
  ): HttpResponse {
    if (!override) return make();
    override.used += 1;
    const response = hasBody(override.item) ? json(successOf(target.operation)?.status ?? 200, {}) : make();
    return overridden(response, override.item, target, this.#contract);
  }

  /** The documented response, the contract's example or a sample of the schema, with the seeded records. */
  #documented(
    { route: { parameters }, operation }: CalledOperation,
    records: Records,
    status: number = successOf(operation)?.status ?? 200,
  ): HttpResponse {
    const { mediaType = "application/json", schema, examples = [] } = operation.responses.get(String(status)) ?? {};
    const [example] = examples;
    const body = example ? example.value : schema && sampleOf(this.#contract.document, schema as Schema);
    if (body === undefined) return { status, headers: {}, body: "" };
    if (typeof body === "string" && !isJson(mediaType)) return { status, headers: { "Content-Type": mediaType }, body };
    return json(status, status < 400 ? records.payload(operation, body, parameters) : body);
  }
}

/**
 * The documented status that a request's header `Prefer` selects: `code=404`. Other preferences, such as `return=minimal`
 * of RFC 7240, are ignored.
 * @throws Refusal if the contract does not document it
 */
function preferredStatus(header: string | undefined, { id, responses }: Operation): number | undefined {
  const [, code] = /(?:^|[,;])\s*code\s*=\s*"?([^",;]*)/i.exec(header ?? "") ?? [];
  if (code === undefined) return undefined;
  if (responses.has(code.trim())) return Number(code);
  const documented = [...responses.keys()].join(", ");
  throw new Refusal("BadRequest", `${id} has no documented status ${code}. It has ${documented}. (Prefer: ${header})`);
}

/** The operation's documented error of a record that does not exist. */
function missingRecord({ responses }: Operation): Refusal {
  const body = responses.get("404")?.examples[0]?.value as { code: number; message: string } | undefined;
  return new Refusal(body ? { status: 404, body } : "NotFound");
}
