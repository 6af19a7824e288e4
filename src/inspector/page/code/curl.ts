import { type FormRequest, hasBody } from "../request.ts";

/** The request as a line of a shell; the token comes from a variable. */
export function asCurl({ method, uri, version, zaaid, body }: FormRequest, baseUrl: string): string {
  const url = new URL(baseUrl + uri);
  return [
    // curl reads brackets and braces of a URL as ranges.
    `curl --globoff ${quoted(url.href)}`,
    '-H "Authorization: Svc-oauthtoken $SVC_ACCESS_TOKEN"',
    ...(method === "GET" || (method === "POST" && body) ? [] : [`-X ${method}`]),
    `-H ${quoted(`Accept: application/json; version=${version}`)}`,
    ...(zaaid ? [`-H ${quoted(`Cookie: zaaid=${zaaid}`)}`] : []),
    ...(hasBody(method) && body
      ? [`-H ${quoted("Content-Type: application/json;charset=UTF-8")}`, `--data ${quoted(body)}`]
      : []),
  ].join(" \\\n  ");
}

/** As one word of a shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
