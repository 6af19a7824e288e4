import { methods } from "../contract/document.ts";
import { issuedIn } from "../shared/issued.ts";
import { isTooDeep, percentDecoded } from "../shared/text.ts";
import { bytesOf } from "../traffic/bodies.ts";
import { type HarEntry, headersOf } from "../traffic/har.ts";
import { formFields, formType } from "../validation/request/body.ts";
import { sender } from "./owner.ts";
import type { Sample } from "./samples.ts";

export interface Exchange {
  method: string;
  /** Below {base_url}, decoded. */
  segments: string[];
  response: unknown;
  sample: Sample;
  /** Whether an attribute of a body is left out of the sample. */
  isReduced: boolean;
}

/** A body, and its value if it is JSON or a form. */
interface ReadBody {
  mediaType: string;
  value: unknown;
  isReduced?: boolean;
}

/** Why an entry drafts nothing, as the summary says it after how many they are. */
export const reasons = {
  other: "of other hosts",
  preflight: "with OPTIONS, which browsers send by themselves",
  method: `with another method than ${methods.join(", ").toUpperCase()}, which are all that a contract can have`,
  unanswered: "without a response: blocked, cancelled or failed",
  cached: "with status 304, whose body is the browser's cache; record again with the cache disabled",
  redirect: "answered with a redirect",
  failed: "of operations that answered with errors only",
  repeated: "that other entries repeat",
  deep: "whose body is nested too deeply",
  prototype: "with the attribute __proto__, which JavaScript cannot keep; everything else of them is drafted",
  broken: "whose body or path cannot be read: compressed, truncated, or left out of the file",
};
export type Left = keyof typeof reasons;

/** @param label names the entry @param baseUrl {base_url}, without a slash at the end */
export function exchangeOf(entry: HarEntry, label: string, baseUrl: URL): Exchange | Left {
  const { request, response } = entry;
  const url = new URL(request.url);
  const prefix = `${baseUrl.pathname.replace(/\/$/, "")}/`;
  if (url.origin !== baseUrl.origin || !url.pathname.startsWith(prefix)) return "other";
  const method = request.method.toLowerCase();
  if (method === "options") return "preflight";
  if (!(methods as readonly string[]).includes(method)) return "method";
  const { status } = response;
  if (status === 0) return "unanswered";
  if (status === 304) return "cached";
  if (status < 200 || (status > 299 && status < 400)) return "redirect";
  const headers = headersOf(request.headers);
  const received = receivedBody(response);
  const sent = bodyOf(request.postData?.mimeType ?? headers["content-type"], sentText(request));
  const segments = segmentsOf(url.pathname.slice(prefix.length));
  if (received === "broken" || sent === "broken" || !segments) return "broken";
  if (received === "deep" || sent === "deep") return "deep";
  // Its status is that of a success, which has another body.
  if (status < 300 && isError(received?.value)) return "failed";
  const version = /version\s*=\s*"?([\d.]+)/i.exec(headers.accept ?? "")?.[1];
  const own = Object.keys(headers).filter((name) => /^x-[a-z\d-]{1,40}$/.test(name));
  // The name of a parameter without a value may be a token.
  const names = [...new Set(url.searchParams.keys())].filter((name) => issuedIn(name).length === 0);
  // Values that the service refuses are none of the parameter's.
  const isRefused = status === 400 || status === 422;
  const query = names.map((name): [string, Sample["query"][string]] => {
    const [first = "", ...others] = url.searchParams.getAll(name);
    if (others.length > 0) return [name, isRefused ? undefined : [first, ...others]];
    // An empty value is as good as none for a parameter that is required.
    return [name, first === "" ? null : isRefused ? undefined : first];
  });
  const ending = url.pathname.endsWith("/") ? "/" : "";
  const sample: Sample = {
    entry: label,
    segments: Object.fromEntries(segments.entries()),
    query: Object.assign(Object.fromEntries(query), { [sender]: label }),
    headers: Object.fromEntries(own.map((name) => [name, true])),
    ...(version !== undefined && { version }),
    ...(headers.authorization !== undefined && { token: true }),
    ending,
    ...(status < 300 && { successful: ending }),
    ...(sent && { request: { [sent.mediaType]: sent.value } }),
    responses: { [status]: received ? { [received.mediaType]: received.value } : {} },
  };
  const isReduced = [sent, received].some((body) => body?.isReduced);
  return { method, segments, response: received?.value, sample, isReduced };
}

/** What tells whether an entry is there twice, as in files that overlap; undefined if the entry does not have it. */
export function identityOf({ startedDateTime, time, request, response }: HarEntry): string | undefined {
  if (startedDateTime === undefined || time === undefined) return undefined;
  const { method, url, postData } = request;
  return [startedDateTime, time, method, url, postData?.text?.length, response.content?.text?.length].join(" ");
}

function segmentsOf(path: string): string[] | undefined {
  const segments = path.replace(/\/$/, "").split("/").map(percentDecoded);
  return segments.every((segment) => segment !== undefined) ? segments : undefined;
}

/** A body that is compressed or has other bytes is broken JSON. */
function bodyOf(contentType = "", text: string): ReadBody | undefined | "broken" | "deep" {
  const mediaType = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  // Browsers leave the text of uploads out.
  if (text === "") return mediaType.startsWith("multipart/") ? { mediaType, value: undefined } : undefined;
  if (mediaType === formType) return withoutPrototype({ mediaType, value: formFields(text) }, text);
  if (!/[/+]json$/.test(mediaType)) return { mediaType, value: undefined };
  if (isTooDeep(text)) return "deep";
  try {
    return withoutPrototype({ mediaType, value: JSON.parse(text) }, text);
  } catch {
    return "broken";
  }
}

/** The attribute `__proto__` is lost or worse wherever a program in JavaScript copies an object. */
function withoutPrototype(body: ReadBody, text: string): ReadBody {
  if (!/__proto__|\\u005f/i.test(text)) return body;
  let isReduced = false;
  const value = JSON.parse(JSON.stringify(body.value), (name, one) => {
    if (name === "__proto__") isReduced = true;
    return name === "__proto__" ? undefined : one;
  });
  return { ...body, value, isReduced };
}

/** A browser drops large and old bodies, and says only how long they were. */
function receivedBody(response: HarEntry["response"]): ReturnType<typeof bodyOf> {
  const { encoding, text = "", size = 0, mimeType } = response.content ?? {};
  const body = encoding === "base64" ? bytesOf(response.content ?? {}, response.headers).toString("utf8") : text;
  if (body === "" && size > 0) return "broken";
  const contentType = response.headers.find(({ name }) => name.toLowerCase() === "content-type");
  return bodyOf(contentType?.value ?? mimeType, body);
}

/** Some programs write the fields of a form alone. */
function sentText({ postData: { mimeType, text, params = [] } = {} }: HarEntry["request"]): string {
  if (text || !mimeType?.startsWith(formType)) return text ?? "";
  return new URLSearchParams(params.map(({ name, value = "" }) => [name, value])).toString();
}

/** A body that says that the call failed, although the status does not. */
function isError(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { code, error_code: errorCode } = value as { code?: unknown; error_code?: unknown };
  return (
    (errorCode !== undefined && errorCode !== null) || (typeof code === "number" && code !== 0 && !("data" in value))
  );
}
