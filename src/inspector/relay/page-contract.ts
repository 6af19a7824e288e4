import { UserRole } from "../../constants/index.ts";
import { constantsOf } from "../../contract/constants.ts";
import type { Document } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import { callsOf, filledPath } from "../../samples/calls.ts";
import type { Header } from "../../samples/of-request.ts";
import type { Method, PageContract, PageOperation, PageRole } from "../common/messages.ts";
import { Inputs } from "./inputs.ts";
import { inspectorRole } from "./roles.ts";
import type { InspectedService } from "./service.ts";

/** The contract for the page, with the service that is called. The OAuth operations are not available in the inspector. */
export function pageContract(
  document: Document,
  { baseUrl, isLive, version }: InspectedService,
  secret: string,
): PageContract {
  const inputs = new Inputs(document);
  return {
    secret,
    target: { baseUrl, isLive },
    version,
    roles: pageRoles(document),
    // The mock's user may do everything. The role of the real service's user is unknown, so the default only reads.
    role: isLive ? UserRole.ReadOnly : UserRole.SuperAdmin,
    operations: operationsOf(document)
      .filter(({ isOAuth }) => !isOAuth)
      .map((operation) => pageOperation(document, operation, inputs)),
  };
}

function pageRoles(document: Document): PageRole[] {
  const roles = constantsOf(document).find(({ name }) => name === "UserRole")?.members ?? [];
  return roles.map(({ id, meaning = "" }) => {
    const { methods = [], interpretation = "" } = inspectorRole(String(id)) ?? {};
    return { name: String(id), permission: meaning, methods: [...methods], interpretation };
  });
}

function pageOperation(document: Document, operation: Operation, inputs: Inputs): PageOperation {
  const { id, path, tag, summary, scope = "", takesAccount, version, requestBody } = operation;
  const method = operation.method.toUpperCase() as Method;
  const parameters = inputs.ofParameters(operation);
  const bodies = requestBody?.contents.map((content) => inputs.ofBody(content)) ?? [];
  const [{ mediaType, body, fields } = { mediaType: "", body: "", fields: [] }] = bodies;
  return {
    ...{ id, method, path, tag, summary, scope, takesAccount, parameters, bodies },
    example: { method, ...uriAndHeaders(document, operation), version, zaaid: "", mediaType, body, fields },
  };
}

/** The URI and the headers of the operation's first sample. */
function uriAndHeaders(document: Document, operation: Operation): { uri: string; headers: Header[] } {
  const [call] = callsOf(document, operation);
  if (!call) throw new Error(`${operation.id} has no sample.`);
  const query = new URLSearchParams(call.query.map(({ name, text }) => [name, text]));
  return {
    uri: query.size > 0 ? `${filledPath(call)}?${query}` : filledPath(call),
    headers: call.ownHeaders.map(({ name, text }) => [name, text]),
  };
}
