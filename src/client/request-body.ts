const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";

/** The options of a call that say how its body is sent. */
export interface BodyOptions {
  body?: unknown;
  headers?: unknown;
  bodySerializer?: unknown;
}

/**
 * openapi-fetch sends each body as JSON but `FormData`, or a form whose Content-Type is given. So what `fetch` takes is sent as it is,
 * and what the operation takes in another media type has that.
 * @param mediaType of the operation's body, if it is known and not `application/json`
 */
export function bodyOptions({ body, headers, bodySerializer }: BodyOptions, mediaType: string | undefined): object {
  if (body === undefined || bodySerializer !== undefined || body instanceof FormData) return {};
  const whole = typeOfWhole(body, mediaType);
  // A stream is given to the call itself: a Request would be read whole before the time limits of the call begin.
  if (whole !== undefined)
    return {
      headers: withType(headers, whole),
      bodySerializer: (given: unknown) => (isStream(given) ? undefined : given),
    };
  if (mediaType === undefined) return {};
  // `fetch` adds the boundary.
  if (mediaType === multipart) return { bodySerializer: (fields: object) => filled(new FormData(), fields) };
  const asForm = mediaType === form && {
    bodySerializer: (fields: object) => filled(new URLSearchParams(), fields).toString(),
  };
  return { headers: withType(headers, mediaType), ...asForm };
}

/** The media type of what `fetch` takes, and of a text for an operation that takes no JSON; undefined for anything else. */
function typeOfWhole(body: unknown, mediaType: string | undefined): string | undefined {
  if (body instanceof URLSearchParams) return form;
  if (typeof body === "string") return mediaType?.endsWith("json") ? undefined : mediaType;
  const binary = mediaType ?? "application/octet-stream";
  if (body instanceof Blob) return body.type || binary;
  return isBytes(body) || isStream(body) ? binary : undefined;
}

const isBytes = (body: unknown) => body instanceof ArrayBuffer || ArrayBuffer.isView(body);

/** A stream of the web or of Node, or a generator. */
export const isStream = (body: unknown): body is ReadableStream =>
  body instanceof ReadableStream || typeof Object(body)[Symbol.asyncIterator] === "function";

/**
 * Fields with their values: each of a list, bytes as a file, JSON of an object, and nothing of what is undefined or null.
 * @throws TypeError for a stream, which a form cannot have
 */
function filled<Form extends FormData | URLSearchParams>(all: Form, fields: object): Form {
  for (const [name, given] of Object.entries(fields))
    for (const one of [given].flat()) {
      if (one == null) continue;
      if (isStream(one))
        throw new TypeError(
          `The field ${name} of a form cannot be a stream. Give a Blob, such as openAsBlob of node:fs.`,
        );
      const value = isBytes(one) ? new Blob([one as BlobPart]) : one;
      const isSent = Object(value) !== value || value instanceof Blob;
      all.append(name, isSent ? value : JSON.stringify(value));
    }
  return all;
}

function withType(headers: unknown, type: string): unknown {
  if (new Headers(headers as HeadersInit).has("Content-Type")) return headers;
  if (!(headers instanceof Headers)) return { "Content-Type": type, ...(headers as object) };
  const all = new Headers(headers);
  all.set("Content-Type", type);
  return all;
}
