/** How a body is read and given back, and the errors of a body that cannot be used. */
import { isJson } from "../shared/http.ts";
import { InvalidResponseError } from "./errors.ts";

/** Whether a body is read by the client: JSON and errors. Reports in other formats can be large and stay a stream. */
export function isReadWhole({ ok, headers }: Response): boolean {
  const type = headers.get("Content-Type");
  return !ok || !type || isJson(type) || /^text\/plain/i.test(type);
}

/**
 * Reads a body. @returns a copy of the response, whose body can still be read
 * @throws InvalidResponseError if the body is larger than the limit, which also ends the connection
 */
export async function readWhole(operation: string, response: Response, limit: number): Promise<Response> {
  const { headers, body } = response;
  if (!body) return response;
  // A body is never longer than its Content-Length, unless it is compressed. So it can be read without counting.
  const length = headers.has("Content-Encoding") ? Number.NaN : Number(headers.get("Content-Length") ?? Number.NaN);
  if (length <= limit) return withBody(operation, response, await response.arrayBuffer());
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = body.getReader();
  const chunks: Array<Uint8Array<ArrayBuffer>> = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    chunks.push(next.value);
    if (size <= limit) continue;
    await reader.cancel();
    throw new InvalidResponseError(
      `${operation}: the response body is larger than ${limit} bytes, the limit of \`maxResponseBytes\`.`,
    );
  }
  return withBody(operation, response, await new Blob(chunks).arrayBuffer());
}

/**
 * A copy of a response whose body was already read. `new Response` accepts no URL, and rejects a status text with characters
 * outside Latin-1, so both are set afterwards. They are set on each clone, too, because `clone` loses them.
 */
function withBody(operation: string, response: Response, body: BodyInit): Response {
  const { status, statusText, headers, url, redirected, type } = response;
  const complete = (copy: Response): Response => {
    const clone = copy.clone.bind(copy);
    const json = copy.json.bind(copy);
    const parse = () =>
      json().catch((error: unknown) => {
        throw error instanceof SyntaxError ? notJson(operation, copy) : error;
      });
    return Object.defineProperties(copy, {
      statusText: { value: statusText },
      url: { value: url },
      redirected: { value: redirected },
      type: { value: type },
      clone: { value: () => complete(clone()) },
      json: { value: parse },
    });
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
