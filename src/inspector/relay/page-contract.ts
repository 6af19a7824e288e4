import { UserRole } from "../../constants/index.ts";
import type { Document } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import { callsOf, filledPath } from "../../samples/calls.ts";
import type { Header } from "../../samples/of-request.ts";
import type { Method, PageContract, PageOperation } from "../common/messages.ts";
import { Inputs } from "./inputs.ts";
import { pageRoles } from "./roles.ts";
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

function pageOperation(document: Document, operation: Operation, inputs: Inputs): PageOperation {
  const { id, path, tag, summary, scope, takesAccount, version, requestBody } = operation;
  const method = operation.method.toUpperCase() as Method;
  const bodies = requestBody?.contents.map((content) => inputs.ofBody(content)) ?? [];
  const [{ mediaType, body, fields } = { mediaType: "", body: "", fields: [] }] = bodies;
  const [call] = callsOf(document, operation);
  if (!call) throw new Error(`${id} has no sample.`);
  const query = new URLSearchParams(call.query.map(({ name, text }) => [name, text]));
  const uri = query.size > 0 ? `${filledPath(call)}?${query}` : filledPath(call);
  const headers = call.ownHeaders.map(({ name, text }): Header => [name, text]);
  return {
    ...{ id, method, path, tag, summary, scope, takesAccount, parameters: inputs.ofParameters(operation), bodies },
    example: { method, uri, headers, version, zaaid: "", mediaType, body, fields },
  };
}
