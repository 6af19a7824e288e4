import { type Operation, successOf } from "../contract/operations.ts";
import type { Route } from "../contract/router.ts";
import { type HttpRequest, type HttpResponse, json } from "../server/message.ts";
import { isJson } from "../validation/message.ts";
import { checkRequest, selectedVersion } from "../validation/request/check-request.ts";
import { describeViolation, type Violation } from "../validation/violation.ts";
import type { TokenAuthority } from "./authority/authority.ts";
import { revokeToken, tokenRequest } from "./authority/endpoint.ts";
import { accountOf, grantedScopes } from "./authorization.ts";
import type { CalledOperation } from "./called-operation.ts";
import { documentedResponse, preferredStatus } from "./documented.ts";
import { hasBody, overridden, sentBody } from "./overridden.ts";
import type { AnyOverride } from "./override.ts";
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

  /**
   * Finds the operations of a path.
   * @throws Refusal if no operation has this path
   */
  route(request: HttpRequest): Route<Operation> {
    const route = this.#contract.router.find(request.path);
    if (route) return route;
    const { violations } = this.#contract.validators.checkRequest({ ...request, url: request.path });
    throw new Refusal(
      "NotFound",
      violations
        .filter((one) => one.in === "path")
        .map(describeViolation)
        .join("; "),
    );
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
    const { operation } = target;
    const { authority } = state;
    const preferred = preferredStatus(headers.prefer as string | undefined, operation);
    const own = state.records(this.#contract.recordKinds);
    const violations = this.#violations(request, operation, target.route);
    const granted = grantedScopes(request, operation, violations, authority, own);
    const zaaid = operation.takesAccount ? accountOf(headers.cookie, own, granted) : undefined;
    if (violations.length > 0) throw new Refusal("BadRequest", violations.map(describeViolation).join("; "));
    const [override] = state.overrides.of(target.call);
    if (operation.id === "createToken" || operation.id === "revokeRefreshToken")
      return this.#respondWithTokens(request, target, { authority, records: own }, override, preferred);

    const records = zaaid === undefined ? own : own.of(zaaid);
    const body = operation.method === "post" ? sentBody(operation, request.body) : null;
    const response = this.#respondWithRecords(target, records, override, preferred);
    if (operation.method === "post" && response.status < 300)
      state.created.add(
        { operation: operation.id, account: zaaid ?? null, body, at: state.clock.now() },
        request.body.length,
      );
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

  #respondWithRecords(
    target: CalledOperation,
    records: Records,
    override: PendingItem<AnyOverride> | undefined,
    preferred: number | undefined,
  ): HttpResponse {
    const { route, operation } = target;
    const isReplaced = override ? hasBody(override.item) : (preferred ?? 0) >= 400;
    if (!isReplaced && records.isMissing(route.parameters)) throw missingRecord(operation);
    if (!override) return this.#documented(target, records, preferred);
    override.used += 1;
    const response = hasBody(override.item)
      ? json(successOf(operation)?.status ?? 200, {})
      : this.#documented(target, records, preferred);
    return overridden(response, override.item, target, this.#contract);
  }

  #respondWithTokens(
    request: HttpRequest,
    target: CalledOperation,
    { authority, records }: { authority: TokenAuthority; records: Records },
    override: PendingItem<AnyOverride> | undefined,
    preferred = 200,
  ): HttpResponse {
    const domain = `${this.#scheme}://${request.headers.host ?? "127.0.0.1"}`;
    const isToken = target.operation.id === "createToken";
    const perform = isToken ? tokenRequest(authority, request, domain) : () => revokeToken(authority, request);
    if (typeof perform !== "function") return perform;
    if (override) override.used += 1;
    if (override && hasBody(override.item)) return overridden(json(200, {}), override.item, target, this.#contract);
    // It has no effect.
    if (preferred >= 400) return this.#documented(target, records, preferred);
    const response = perform();
    return override && response.status < 400 ? overridden(response, override.item, target, this.#contract) : response;
  }

  /** The documented response, with the seeded records. */
  #documented(
    { route: { parameters }, operation }: CalledOperation,
    records: Records,
    preferred: number | undefined,
  ): HttpResponse {
    const { status, mediaType, body } = documentedResponse(this.#contract, operation, preferred);
    if (body === undefined) return { status, headers: {}, body: "" };
    if (typeof body === "string" && !isJson(mediaType)) return { status, headers: { "Content-Type": mediaType }, body };
    return json(status, status < 400 ? records.payload(operation, body, parameters) : body);
  }
}

/** The operation's documented error of a record that does not exist. */
function missingRecord({ responses }: Operation): Refusal {
  const body = responses.get("404")?.examples[0]?.value as { code: number; message: string } | undefined;
  return new Refusal(body ? { status: 404, body } : "NotFound");
}
