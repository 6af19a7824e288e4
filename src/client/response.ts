/**
 * A response with its body again, after the body was read or wrapped. `new Response` takes no URL, and refuses a status
 * text with other than Latin letters, which a server may send; `clone` would lose both, so it is prepared, too.
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
