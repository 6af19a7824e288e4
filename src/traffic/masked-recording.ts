import { hidden, mapTexts, maskedText } from "../shared/masking.ts";
import { isSecret } from "../shared/secrets.ts";
import { formDecoded } from "../shared/text.ts";
import type { Hide } from "../shared/text-secrets.ts";
import { bytesOf } from "./bodies.ts";
import { type Har, type HarBody, type HarEntry, headersOf, type NameValue } from "./har.ts";
import { maskedBody, maskedField } from "./masked-body.ts";
import { Pseudonyms } from "./pseudonyms.ts";

/** Headers whose values are shown, without secrets that they may contain. The values of any other become pseudonyms. */
const shownHeaders =
  /^(:.*|accept(-.*)?|access-control-.*|age|allow|cache-control|connection|content-(encoding|language|length|type)|date|expires|host|last-modified|location|origin|pragma|prefer|ratelimit.*|referer|retry-after|sec-.*|server|strict-transport-security|te|transfer-encoding|upgrade-insecure-requests|user-agent|vary|via|x-ratelimit-.*)$/i;

const note =
  "Secrets have pseudonyms. Bodies that are neither JSON, forms nor plain text are left out. Read it before you share it.";

/** The secrets of entries: what names, schemes and forms say, in all their parts. */
export function secretsOf(entries: readonly HarEntry[]): Set<string> {
  const found = new Set<string>();
  const collect: Hide = (secret) => {
    found.add(secret);
    return secret;
  };
  for (const entry of entries) maskedEntry(entry, collect, collect);
  found.delete("");
  return found;
}

/**
 * A copy of a recording without secrets. It reads all entries twice: a secret that one entry tells is replaced in all of them,
 * however it is encoded. Only the fields of HTTP Archive that are known here are kept.
 */
export function maskedRecording({ log: { version, creator, entries } }: Har): Har {
  const secrets = secretsOf(entries);
  const pseudonyms = new Pseudonyms();
  for (const secret of secrets) pseudonyms.add(secret);
  const hide: Hide = (secret) => pseudonyms.of(secret);
  const everywhere = pseudonyms.everywhere(secrets);
  const masked = entries.map((entry) => mapTexts(maskedEntry(entry, hide, hide), everywhere) as HarEntry);
  return { log: { ...(version && { version }), ...(creator && { creator }), comment: note, entries: masked } };
}

/** @param hideUnknown replaces the value of an unknown header, which may be no secret */
function maskedEntry({ request, response, ...entry }: HarEntry, hide: Hide, hideUnknown: Hide): HarEntry {
  const { startedDateTime, time } = entry;
  const http = { httpVersion: "HTTP/1.1", headersSize: -1 };
  const sent = request.postData && maskedContent(request.postData, request.headers, hide);
  const headers = (given: readonly NameValue[]) => given.map((header) => maskedHeader(header, hide, hideUnknown));
  const url = maskedUrl(request.url, hide);
  return {
    ...(startedDateTime !== undefined && { startedDateTime }),
    ...(time !== undefined && { time }),
    request: {
      ...http,
      method: request.method,
      url,
      cookies: [],
      headers: headers(request.headers),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      bodySize: -1,
      ...(sent && { postData: sent }),
    },
    response: {
      ...http,
      status: response.status,
      statusText: "",
      cookies: [],
      headers: headers(response.headers),
      redirectURL: "",
      bodySize: -1,
      content: maskedContent(response.content ?? {}, response.headers, hide),
    },
    cache: {},
    timings: { send: 0, wait: time ?? 0, receive: 0 },
  };
}

function maskedHeader({ name, value }: NameValue, hide: Hide, hideUnknown: Hide): NameValue {
  if (isSecret(name)) return { name, value: hidden(value, name, hide) };
  if (!shownHeaders.test(name)) return { name, value: hideUnknown(value) };
  return { name, value: /^(location|referer|origin)$/i.test(name) ? maskedUrl(value, hide) : maskedText(value, hide) };
}

/** A URL whose parameters may be URLs with parameters of their own. */
function maskedUrl(url: string, hide: Hide): string {
  const [, path = "", marked = ""] = /^([^?#]*)([\s\S]*)$/.exec(url) ?? [];
  const parameters = marked.replace(/([?#&])([^=&#]+)=([^&#]*)/g, (pair, mark: string, name: string, value: string) => {
    const decoded = formDecoded(value);
    const inner = /[?#]/.test(decoded) ? maskedUrl(decoded, hide) : decoded;
    const masked = maskedField(formDecoded(name), inner, hide);
    return masked === decoded ? pair : `${mark}${name}=${encodeURIComponent(masked)}`;
  });
  return maskedText(path, hide) + parameters;
}

/** A body with its length, and without its text if nobody knows where its secrets are. */
function maskedContent(body: HarBody, headers: readonly NameValue[], hide: Hide): HarBody {
  const bytes = bytesOf(body, headers);
  const mimeType = headersOf(headers)["content-type"] ?? body.mimeType ?? "";
  const params = body.params?.map(({ name, value = "" }) => ({ name, value: maskedField(name, value, hide) }));
  const text = bytes.length === 0 ? "" : maskedBody(bytes, mimeType, hide);
  return {
    size: body.size ?? bytes.length,
    mimeType,
    ...(params && { params }),
    ...(text === undefined ? { comment: `${bytes.length} bytes are left out.` } : text && { text }),
  };
}
