import { operations, responsesOf } from "../../support/bundle.ts";
import type { Case } from "../case.ts";
import { isOAuth, type Target, takesAccount, validRequest } from "./valid-request.ts";

/** Every answer that the contract documents, made from the contract. */
export const documentedAnswers: Case[] = operations.flatMap((target) => [
  ...examples(target),
  generatedAnswer(target),
  ...(isOAuth(target) ? [] : [success(target)]),
]);

/** What `Prefer` asks for: each example of each status. */
function examples(target: Target): Case[] {
  const { name: operation } = target;
  const request = validRequest(target);
  return responsesOf(target.operation).flatMap(({ status, examples }) =>
    examples.map(({ name, value }) => ({
      name: `${operation} answers with the example ${name} of ${status} when asked for it`,
      operation,
      request: { ...request, headers: { Prefer: `code=${status}, example=${name}` } },
      expected: { status: Number(status), body: value },
      stockPrism: "agrees",
    })),
  );
}

/** An answer made from the schema instead of an example. The seed makes it the same one each time. */
function generatedAnswer(target: Target): Case {
  const { name: operation } = target;
  const { status, body } = successOf(target);
  return {
    name: `${operation} answers with a generated body when asked for one`,
    operation,
    request: { ...validRequest(target), headers: { Prefer: "dynamic=true, seed=contract" } },
    expected: { status, notBody: body },
    stockPrism: "agrees",
  };
}

function success(target: Target): Case {
  const { name: operation, method } = target;
  const request = validRequest(target);
  const { status, body } = successOf(target);
  const isReadOnly = method === "get" && !target.path.includes("{");
  // An account that has no customers or no business units may not list them.
  const statuses = takesAccount(target) ? [200] : [200, 401];
  return {
    name: `${operation} answers with ${status}`,
    operation,
    request,
    expected: { status, body, mock: { headers: { "X-Mock-Version": "2.0", "X-Mock-Zaaid": null } } },
    stockPrism: "agrees",
    ...(isReadOnly && { live: statuses }),
  };
}

/** The success that is documented for an operation, with its first example. */
export function successOf({ name, operation }: Target): { status: number; body: unknown } {
  const success = responsesOf(operation).find(({ status }) => status.startsWith("2"));
  const [example] = success?.examples ?? [];
  if (!success || !example) throw new Error(`The operation ${name} has no example of a success.`);
  return { status: Number(success.status), body: example.value };
}
