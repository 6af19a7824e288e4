import { type OutgoingHttpHeaders, request } from "node:http";

export interface RawResponse {
  status: number;
  type: string | undefined;
  text: string;
}

/** Sends a request that `fetch` would refuse to send, such as one with headers that occur twice. */
export function sendRaw(
  url: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Uint8Array },
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const framed = { ...headers, ...(length > 0 && { "Content-Length": length }) };
    request(url, { method, headers: framed, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      const { statusCode: status = 0, headers: received } = response;
      response.on("end", () => resolve({ status, type: received["content-type"], text })).on("error", reject);
    })
      .on("error", reject)
      .end(body);
  });
}
