import type { RequestParts, ResponseParts } from "./message.ts";

/** Reads a request of `fetch`. Its body can still be read. */
export async function requestParts(request: Request | RequestParts): Promise<RequestParts> {
  if (!("clone" in request)) return request;
  const { method, url, headers } = request;
  const body = request.body === null ? undefined : new Uint8Array(await request.clone().arrayBuffer());
  return { method, url, headers, body };
}

/** Reads a response of `fetch`. Its body can still be read. */
export async function responseParts(response: Response | ResponseParts): Promise<ResponseParts> {
  if (!("clone" in response)) return response;
  return { status: response.status, headers: response.headers, body: await response.clone().text() };
}
