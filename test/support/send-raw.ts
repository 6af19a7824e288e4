import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

export interface RawResponse {
  status: number;
  type: string | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface RawRequest {
  method?: string;
  /** In the request line, instead of that of the URL. */
  path?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
}

/** Sends a request that `fetch` would refuse to send, such as one with headers that occur twice. */
export function sendRaw(
  url: string,
  { method = "GET", headers = {}, body = "", ...line }: RawRequest,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const framed = { ...headers, ...(length > 0 && { "Content-Length": length }) };
    request(url, { ...line, method, headers: framed, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      const { statusCode: status = 0, headers } = response;
      response.on("end", () => resolve({ status, type: headers["content-type"], headers, text })).on("error", reject);
    })
      .on("error", reject)
      .end(body);
  });
}
