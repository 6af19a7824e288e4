import { curlCommand } from "../../../samples/curl-command.ts";
import { type FormRequest, hasBody } from "../request.ts";

/** The request as a line of a shell; the token comes from a variable. */
export function asCurl({ method, uri, version, zaaid, body }: FormRequest, baseUrl: string): string {
  const withBody = hasBody(method) && body !== "";
  return curlCommand({
    method,
    url: { text: new URL(baseUrl + uri).href },
    headers: [
      { name: "Authorization", text: "Svc-oauthtoken ", variable: "ACCESS_TOKEN" },
      { name: "Accept", text: `application/json; version=${version}` },
      ...(zaaid ? [{ name: "Cookie", text: `zaaid=${zaaid}` }] : []),
      ...(withBody ? [{ name: "Content-Type", text: "application/json;charset=UTF-8" }] : []),
    ],
    body: withBody ? body : undefined,
  });
}
