import { examples } from "../../generated/examples.ts";
import { successStatus } from "../contract/operations.ts";
import type { OperationDescription } from "./description.ts";

/** A response that the contract documents: the first of its examples, or a sample of its schema. */
export interface ExampleResponse {
  status: number;
  /** The headers that the contract declares, with the Content-Type if there is a body. */
  headers: Record<string, string>;
  /** The parsed body; undefined without a body. */
  body: unknown;
}

/**
 * Finds the response that the contract shows for an operation.
 * @param status default: the documented success
 * @param name the name of an example, if there are several (default: the first)
 * @returns undefined if the operation does not document the status
 */
export function exampleResponse(
  operation: OperationDescription,
  status: number = Number(successStatus(Object.keys(operation.responses)) ?? "200"),
  name?: string,
): ExampleResponse | undefined {
  const declared = operation.responses[status];
  if (!declared) return undefined;
  const { mediaType, headers: declaredHeaders = [] } = declared;
  // Whoever sends the response writes `Allow`, from the methods that the router has for the path.
  const written = declaredHeaders.filter(({ name }) => name !== "Allow");
  const headers = Object.fromEntries(written.map(({ name, example = "" }) => [name, example]));
  if (mediaType === undefined) return { status, headers, body: undefined };
  const bodies = examples[operation.id]?.[status] ?? {};
  const body = bodies[name ?? ""] ?? Object.values(bodies)[0];
  return {
    status,
    headers: { "Content-Type": mediaType, ...headers },
    body: body ?? (status < 400 ? undefined : errorExample(status)),
  };
}

/** The body of a documented error. */
export interface ErrorExample {
  code: number;
  message: string;
}

/**
 * Finds the documented body of an error in any operation, for a request without an operation, or whose operation shows none.
 * @param name the name of an example, if the status has several
 */
export function errorExample(status: number, name?: string): ErrorExample | undefined {
  const all = Object.values(examples).map((byStatus) => byStatus[status] ?? {});
  const bodies = all.flatMap((byName) => (name === undefined ? Object.values(byName) : [byName[name]]));
  return bodies.find((body) => body !== undefined) as ErrorExample | undefined;
}
