import { type HarEntry, headersOf, responseBody } from "../traffic/har.ts";

/** An exchange with the service that succeeded. */
export interface Exchange {
  number: number;
  method: string;
  /** Below {base_url}, decoded. */
  segments: string[];
  query: URLSearchParams;
  /** The value of a JSON body or of a form. */
  request: { mediaType: string; value: unknown } | undefined;
  status: number;
  response: { mediaType: string; value: unknown } | undefined;
  /** The API version that the request names. */
  version: string | undefined;
  hasToken: boolean;
}

/** Why an exchange drafts nothing. */
export type Left = "other" | "error" | "method" | "broken";

/** @param baseUrl {base_url}, without a slash at the end */
export function exchangeOf(entry: HarEntry, number: number, baseUrl: URL): Exchange | Left {
  const { request, response } = entry;
  const url = new URL(request.url);
  const prefix = `${baseUrl.pathname.replace(/\/$/, "")}/`;
  if (url.origin !== baseUrl.origin || !url.pathname.startsWith(prefix)) return "other";
  const method = request.method.toLowerCase();
  if (method === "head" || method === "options") return "other";
  if (!["get", "post", "put", "delete"].includes(method)) return "method";
  const { status } = response;
  if (status < 200 || status > 299) return "error";
  const headers = headersOf(request.headers);
  const received = bodyOf(headersOf(response.headers)["content-type"] ?? response.content?.mimeType, textOf(response));
  const sent = bodyOf(request.postData?.mimeType ?? headers["content-type"], request.postData?.text ?? "");
  const segments = segmentsOf(url.pathname.slice(prefix.length));
  if (received === "broken" || sent === "broken" || !segments) return "broken";
  if (isError(received?.value)) return "error";
  return {
    number,
    method,
    segments,
    query: url.searchParams,
    request: sent,
    status,
    response: received,
    version: /version\s*=\s*"?([\d.]+)/i.exec(headers.accept ?? "")?.[1],
    hasToken: headers.authorization !== undefined,
  };
}

function segmentsOf(path: string): string[] | undefined {
  try {
    return path.replace(/\/$/, "").split("/").map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** A body that is compressed or has other bytes is broken JSON. */
function bodyOf(contentType = "", text: string): Exchange["response"] | "broken" {
  const mediaType = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (text === "") return undefined;
  if (mediaType === "application/x-www-form-urlencoded")
    return { mediaType, value: Object.fromEntries(new URLSearchParams(text)) };
  if (!/[/+]json$/.test(mediaType)) return { mediaType, value: undefined };
  try {
    return { mediaType, value: JSON.parse(text) };
  } catch {
    return "broken";
  }
}

function textOf(response: HarEntry["response"]): string {
  const { encoding, text = "" } = response.content ?? {};
  return encoding === "base64" ? responseBody(response).toString("utf8") : text;
}

/** A body that says that the call failed, although the status does not. */
function isError(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { code, error_code: errorCode } = value as { code?: unknown; error_code?: unknown };
  return errorCode !== undefined || (typeof code === "number" && code !== 0 && !("data" in value));
}
