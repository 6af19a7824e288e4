import { responsesOf } from "../../support/bundle.ts";
import { documentedOperations as operations } from "../../support/documented.ts";
import type { Case, CaseRequest } from "../case.ts";
import { ofRefreshToken, toRevoke } from "./token-forms.ts";
import { type Target, validRequest } from "./valid-request.ts";

/** Every response that the contract documents, from its examples. */
export const documentedResponses: Case[] = operations.flatMap((target) => [
  ...statuses(target),
  ...(target.isOAuth ? [] : [successCase(target)]),
]);

/** A request that the service would accept: the header `Prefer` does not replace authorization. */
function acceptedRequest(target: Target): CaseRequest {
  const { method, path } = validRequest(target);
  if (!target.isOAuth) return validRequest(target);
  return { method, path, ...(path.endsWith("/revoke") ? { query: toRevoke } : { form: ofRefreshToken }) };
}

/** Each documented status, selected with `Prefer`: an error with its first example. */
function statuses(target: Target): Case[] {
  const { name: operation } = target;
  const request = acceptedRequest(target);
  return responsesOf(target.operation).flatMap(({ status, examples: [example] }) => {
    if (!example) return [];
    return {
      name: `${operation} responds with ${status} if Prefer selects it`,
      operation,
      request: { ...request, headers: { Prefer: `code=${status}` } },
      expected: { status: Number(status), ...(status >= "400" && { body: example.value }) },
    };
  });
}

function successCase(target: Target): Case {
  const { name: operation } = target;
  const request = validRequest(target);
  const { status, body } = successOf(target);
  return {
    name: `${operation} responds with ${status}`,
    operation,
    request,
    // The example has three monitor types, and the mock all of them.
    expected: {
      status,
      ...(operation !== "listMonitorTypeConstants" && { body }),
      mock: { headers: { "X-Mock-Version": "2.0", "X-Mock-Zaaid": null } },
    },
  };
}

/** The documented success of an operation, with its first example. */
export function successOf({ name, operation }: Target): { status: number; body: unknown } {
  // Of 200 and 201 the mock sends 201, which says more.
  const success = responsesOf(operation).findLast(({ status }) => status.startsWith("2"));
  const [example] = success?.examples ?? [];
  if (!success || !example) throw new Error(`The operation ${name} has no example of a success.`);
  return { status: Number(success.status), body: example.value };
}
