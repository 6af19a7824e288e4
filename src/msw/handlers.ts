import { type HttpHandler, http } from "msw";
import { examples as ownExamples } from "../../generated/examples.ts";
import { successStatus } from "../contract/operations.ts";
import { contract as ownContract } from "../validation/all-operations.ts";
import type { ContractValidators } from "../validation/contract.ts";
import type { OperationDescription } from "../validation/description.ts";
import { requestParts } from "../validation/message.ts";
import { formatViolations, type Violation } from "../validation/violation.ts";
import type { Operations, Overrides } from "./overrides.ts";

/** A contract that overlays extend. */
export interface ExtendedContract<Id extends string = string> {
  /** Of its generated `validation/index.ts`. */
  contract: ContractValidators<Id>;
  /** Of its generated `examples.ts`: bodies by operation and status. */
  examples: Readonly<Record<string, Readonly<Record<number, readonly unknown[]>>>>;
}

const own: ExtendedContract = { contract: ownContract, examples: ownExamples };

interface ErrorBody {
  code: number;
  message: string;
}

type Respond = (info: { request: Request; params: Readonly<Record<string, unknown>> }) => Response | Promise<Response>;

/**
 * The service as handlers of msw: each operation responds with the contract's example. A request that breaks the contract
 * gets the documented error; an unknown monitor, path or method as well.
 * @typeParam Contract the operations, if overlays have added some: `operations` of their generated `types.ts`
 * @param baseUrl {base_url}, such as `https://www.acme.eu/api`. The OAuth operations are handled at any host.
 * @param overrides by operation: another documented response, or a function
 * @param extended the contract that overlays extend; this package's own if left out
 */
export function handlers<Contract = Operations>(
  baseUrl: string,
  overrides: Overrides<NoInfer<Contract>> = {},
  extended: ExtendedContract<keyof Contract & string> = own,
): HttpHandler[] {
  const base = baseUrl.replace(/\/$/, "");
  const { contract, examples } = extended;
  const ofOperations = fixedFirst(contract.operations).map((operation) => {
    const { id, isOAuth, method, path } = operation;
    const override = (overrides as Record<string, Respond | { status: number; body: unknown } | undefined>)[id];
    const respond: Respond = async (info) => {
      const { violations } = contract.checkRequest(await requestParts(info.request), isOAuth ? {} : { baseUrl: base });
      if (violations.length > 0) return refusal(examples, operation, violations);
      if (typeof override === "function") return override(info);
      if (override) return json(override.status, override.body);
      return example(examples, operation, info);
    };
    const verb = method.toLowerCase() as "get" | "post" | "put" | "delete";
    return http[verb](`${isOAuth ? "*" : base}${path.replace(/\{(\w+)\}/g, ":$1")}`, respond);
  });
  return [...ofOperations, http.all(`${base}/*`, ({ request }) => notDocumented(extended, request, base))];
}

/** msw takes the first handler that matches, so `/monitors/count` must come before `/monitors/{monitor_id}`. */
function fixedFirst(operations: readonly OperationDescription[]): OperationDescription[] {
  const parameters = ({ path }: OperationDescription) => path.split("{").length;
  return operations.toSorted((one, other) => parameters(one) - parameters(other));
}

type Examples = ExtendedContract["examples"];

/** The first example of a success, or the error of a record that the examples do not have. */
async function example(
  examples: Examples,
  operation: OperationDescription,
  { request, params }: Parameters<Respond>[0],
): Promise<Response> {
  const status = Number(successStatus(Object.keys(operation.responses)));
  const bodies = (examples[operation.id]?.[status] ?? []) as Array<Record<string, unknown>>;
  if (operation.id === "createToken") return json(status, bodies[(await isGrant(request)) ? 0 : 1]);
  const [body] = bodies;
  const data = (body?.data ?? {}) as Record<string, unknown>;
  const isUnknown = Object.entries(params).some(([name, value]) => name in data && data[name] !== value);
  return isUnknown ? error(examples, operation.id, 404) : json(status, body);
}

async function isGrant(request: Request): Promise<boolean> {
  const text = `${new URL(request.url).search}&${await request.clone().text()}`;
  return text.includes("grant_type=authorization_code");
}

function refusal(examples: Examples, { id }: OperationDescription, violations: readonly Violation[]): Response {
  const status = violations.some(({ at }) => at === "Authorization") ? 401 : 400;
  return error(examples, id, status, {}, status === 400 ? formatViolations(violations) : "");
}

/** The response to a path or a method that the contract does not have. */
function notDocumented({ contract, examples }: ExtendedContract, { url, method }: Request, baseUrl: string): Response {
  const allowed = contract.operations.filter((one) => contract.find({ method: one.method, url }, { baseUrl }) === one);
  if (allowed.length === 0) return error(examples, "", 404);
  const names = allowed.map((operation) => operation.method);
  return method === "OPTIONS"
    ? new Response(null, { status: 204, headers: { Allow: names.join(", ") } })
    : error(examples, allowed[0]?.id ?? "", 405, { Allow: names.join(", ") });
}

/** A documented error. The OAuth operations do not document theirs, and respond with those of the others. */
function error(
  examples: Examples,
  id: string,
  status: number,
  headers: Record<string, string> = {},
  detail = "",
): Response {
  const bodies = examples[id]?.[status] ?? Object.values(examples).find((one) => one[status])?.[status] ?? [];
  const [body] = bodies as ErrorBody[];
  const message = detail === "" ? body?.message : `${body?.message}: ${detail}`;
  return json(status, { ...body, message }, headers);
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers });
}
