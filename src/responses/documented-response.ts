/** What would the service respond? The examples of the contract say it, for a success and for each error. */
import { examples } from "../../generated/examples.ts";
import { errorStatuses } from "../contract/error-statuses.ts";
import { successStatus } from "../contract/operations.ts";
import type { OperationDescription } from "../validation/description.ts";

export interface DocumentedResponse {
  status: number;
  /** The declared headers, with the Content-Type if there is a body. `Allow` is missing, because it depends on the path. */
  headers: Record<string, string>;
  /** The parsed body; undefined without a body. */
  body: unknown;
}

/** The documented status of an operation's success. */
export function successStatusOf({ responses }: OperationDescription): number {
  return Number(successStatus(Object.keys(responses)) ?? 200);
}

/**
 * Finds the response of an operation: the first example of a status, or a sample of its schema.
 * @param status default: the documented success
 * @param name the name of an example, if there are several (default: the first)
 * @returns undefined if the operation does not document the status
 */
export function documentedResponse(
  operation: OperationDescription,
  status: number = successStatusOf(operation),
  name = "",
): DocumentedResponse | undefined {
  const declared = operation.responses[status];
  if (!declared) return undefined;
  const { mediaType, headers: declaredHeaders = [] } = declared;
  const written = declaredHeaders.filter((header) => header.name !== "Allow");
  const headers = Object.fromEntries(written.map(({ name, example = "" }) => [name, example]));
  if (mediaType === undefined) return { status, headers, body: undefined };
  const bodies = examples[operation.id]?.[status] ?? {};
  const body = bodies[name] ?? Object.values(bodies)[0] ?? (status < 400 ? undefined : errorBody(status));
  return { status, headers: { "Content-Type": mediaType, ...headers }, body };
}

/** The statuses of the contract's errors, by the names of their examples. A 401 has a second example. */
const errors = { ...errorStatuses, NotAuthorizedForOperation: 401 } as const;

export type ErrorName = keyof typeof errors;

export interface ErrorBody {
  code: number;
  message: string;
}

/** The error of the contract with this name. @param detail what is wrong with the request, which follows the message */
export function documentedError(name: ErrorName, detail = ""): DocumentedResponse {
  const status = errors[name];
  const { code = status, message = name } = errorBody(status, name) ?? {};
  return { status, headers: {}, body: { code, message: detail === "" ? message : `${message}: ${detail}` } };
}

/** Finds the body of an error in any operation. @param name the name of an example, if the status has several */
export function errorBody(status: number, name?: string): ErrorBody | undefined {
  const all = Object.values(examples).map((byStatus) => byStatus[status] ?? {});
  const bodies = all.flatMap((byName) => (name === undefined ? Object.values(byName) : [byName[name]]));
  return bodies.find((body) => body !== undefined) as ErrorBody | undefined;
}
