const form = "application/x-www-form-urlencoded";

/** The options of a call that say how its body is sent. */
export interface BodyOptions {
  body?: unknown;
  headers?: unknown;
  bodySerializer?: unknown;
}

/**
 * openapi-fetch sends each body as JSON but `FormData`, or a form whose Content-Type is given. So what `fetch` takes is sent as it is,
 * and an operation that takes no JSON gets its media type.
 * @param mediaType of the operation's body, if it is known and not JSON
 */
export function bodyOptions({ body, headers, bodySerializer }: BodyOptions, mediaType: string | undefined): object {
  if (body === undefined || bodySerializer !== undefined || body instanceof FormData) return {};
  const taken = typeOf(body, mediaType) ?? (typeof body === "string" ? mediaType : undefined);
  const type = taken ?? (mediaType === form ? form : undefined);
  if (type === undefined) return {};
  return {
    headers: new Headers(headers as HeadersInit).has("Content-Type") ? headers : withType(headers, type),
    ...(taken !== undefined && { bodySerializer: (whole: unknown) => whole }),
    ...(body instanceof ReadableStream && { duplex: "half" }),
  };
}

/** The media type of what `fetch` takes; undefined for what it does not. */
function typeOf(body: unknown, mediaType = "application/octet-stream"): string | undefined {
  if (body instanceof URLSearchParams) return form;
  if (body instanceof Blob) return body.type || mediaType;
  const isBytes = body instanceof ArrayBuffer || ArrayBuffer.isView(body) || body instanceof ReadableStream;
  return isBytes ? mediaType : undefined;
}

function withType(headers: unknown, type: string): object {
  if (!(headers instanceof Headers)) return { "Content-Type": type, ...(headers as object) };
  const all = new Headers(headers);
  all.set("Content-Type", type);
  return all;
}
