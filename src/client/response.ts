/** What is done with a response: its body is given back after it was read, and what cannot be read is an error of this package. */
import { InvalidResponseError } from "./errors.ts";

/**
 * A copy of a response whose body was already read. `new Response` accepts no URL, and rejects a status text with characters
 * outside Latin-1, so both are set afterwards. They are set on each clone, too, because `clone` loses them.
 * @param prepare is called with the response and with each clone
 */
export function withBody(
  { status, statusText, headers, url, redirected, type }: Response,
  body: BodyInit,
  prepare = (response: Response) => response,
): Response {
  const complete = (copy: Response): Response => {
    const clone = copy.clone.bind(copy);
    const completed = Object.defineProperties(copy, {
      statusText: { value: statusText },
      url: { value: url },
      redirected: { value: redirected },
      type: { value: type },
      clone: { value: () => complete(clone()) },
    });
    return prepare(completed);
  };
  return complete(new Response(body, { status, headers }));
}

/** Makes the methods that read a body fail with another error. */
export function withReadErrors(response: Response, errorOf: (error: unknown) => unknown): Response {
  for (const name of ["arrayBuffer", "blob", "bytes", "formData", "json", "text"] as const) {
    const read = Reflect.get(response, name) as (() => Promise<unknown>) | undefined;
    const value = () =>
      read?.call(response).catch((error: unknown) => {
        throw errorOf(error);
      });
    // Older runtimes have no `bytes`.
    if (read !== undefined) Object.defineProperty(response, name, { value });
  }
  return response;
}

/** The error for a response with a status of success whose body the program cannot use. */
export function invalidResponse(
  operation: string,
  response: Response | undefined,
  problem: string,
): InvalidResponseError {
  const processed = response?.ok === false ? "" : " The service has processed the request";
  const status = response ? ` (status ${response.status})` : "";
  return new InvalidResponseError(`${operation}: ${problem}${processed}${status}.`);
}

/** The error of a body that cannot be parsed. The parser's own SyntaxError shows a part of the body. */
export function notJson(operation: string, response: Response | undefined): InvalidResponseError {
  const problem = "the response body is not valid JSON. If it is another format, such as PDF, give the call `parseAs`.";
  return invalidResponse(operation, response, problem);
}

/** Makes `json()` of a response fail with that error, which names the operation. */
export function withJsonErrors(operation: string, response: Response): Response {
  const json = response.json.bind(response);
  const value = () =>
    json().catch((error: unknown) => {
      throw error instanceof SyntaxError ? notJson(operation, response) : error;
    });
  return Object.defineProperty(response, "json", { value });
}
