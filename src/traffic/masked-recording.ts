import { isUtf8 } from "node:buffer";
import { hidden, mapTexts, maskedJsonText, maskedText } from "../shared/masking.ts";
import { isIdentifier, isSecret, isSecretParameter } from "../shared/secrets.ts";
import { formDecoded } from "../shared/text.ts";
import type { Hide } from "../shared/text-secrets.ts";
import { bytesOf } from "./bodies.ts";
import { type Har, type HarBody, type HarEntry, headersOf, type NameValue } from "./har.ts";
import { Pseudonyms } from "./pseudonyms.ts";

const note =
  "Secrets have pseudonyms. Bodies that are neither JSON, forms, CSV nor plain text are left out. Read it before you share it.";

/** The secrets of entries: what names, schemes and forms say, in all their parts. */
export function secretsOf(entries: readonly HarEntry[]): Set<string> {
  const found = new Set<string>();
  const collect: Hide = (secret) => {
    found.add(secret);
    return secret;
  };
  for (const entry of entries) maskedEntry(entry, collect);
  found.delete("");
  // What a body calls a secret, such as the domain of a cookie, may be a part of what every exchange needs.
  for (const part of entries.flatMap(structureOf)) found.delete(part);
  return found;
}

/** The host of an exchange, with the domains that it is in, and its media types: whole, because a part may be a secret. */
function structureOf({ request, response }: HarEntry): string[] {
  const { host, hostname, origin } = new URL(request.url);
  const labels = hostname.split(".");
  const domains = labels.map((_, index) => labels.slice(index).join(".")).filter((one) => one.includes("."));
  const types = [request.headers, response.headers].map((headers) => headersOf(headers)["content-type"] ?? "");
  const mediaTypes = [...types, response.content?.mimeType ?? ""].map((type) => type.replace(/\s*;.*$/s, ""));
  return [host, origin, hostname, ...domains, ...domains.map((one) => `.${one}`), ...mediaTypes];
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
  const masked = entries.map((entry) => maskedEntry(entry, hide, everywhere));
  return { log: { ...(version && { version }), ...(creator && { creator }), comment: note, entries: masked } };
}

/**
 * @param everywhere replaces what other entries call a secret: in what the programs said, not in what the recorder writes,
 * nor in where the service is
 */
function maskedEntry(
  { request, response, ...entry }: HarEntry,
  hide: Hide,
  everywhere = (text: string) => text,
): HarEntry {
  const { startedDateTime, time } = entry;
  const http = { httpVersion: "HTTP/1.1", headersSize: -1 };
  const said = <Part>(part: Part) => mapTexts(part, everywhere) as Part;
  const sent = request.postData && maskedContent(request.postData, request.headers, hide);
  const headers = (given: readonly NameValue[]) => said(given.map((header) => maskedHeader(header, hide)));
  const masked = maskedUrl(request.url, hide);
  const [origin = ""] = /^\w+:\/\/[^/?#]*/.exec(masked) ?? [];
  return {
    ...(startedDateTime !== undefined && { startedDateTime }),
    ...(time !== undefined && { time }),
    request: {
      ...http,
      method: request.method,
      url: origin + everywhere(masked.slice(origin.length)),
      cookies: [],
      headers: headers(request.headers),
      queryString: said([...new URL(masked).searchParams].map(([name, value]) => ({ name, value }))),
      bodySize: -1,
      ...(sent && { postData: said(sent) }),
    },
    response: {
      ...http,
      status: response.status,
      statusText: "",
      cookies: [],
      headers: headers(response.headers),
      redirectURL: "",
      bodySize: -1,
      content: said(maskedContent(response.content ?? {}, response.headers, hide)),
    },
    cache: {},
    timings: { send: 0, wait: time ?? 0, receive: 0 },
  };
}

function maskedHeader({ name, value }: NameValue, hide: Hide): NameValue {
  if (isSecret(name)) return { name, value: hidden(value, name, hide) };
  const isUrl = /^(location|referer|origin)$/i.test(name);
  return { name, value: isUrl ? maskedUrl(value, hide) : maskedText(value, hide, isIdentifier(name)) };
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
  // What has no name.
  for (const bare of marked.match(/[?#&][^?#&=]+(?=[?#&]|$)/g) ?? []) maskedText(bare, hide);
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

/** Texts whose names and values are read: not pages and documents, whose structure may hide them. */
const readable = /^(text\/(plain|csv|event-stream)|application\/(x-)?ndjson)$/;

/**
 * A body without secrets: JSON, also in lines, a form, fields of a multipart form, CSV, or plain text.
 * @returns undefined for any other type: its secrets cannot be found
 */
export function maskedBody(bytes: Buffer, contentType: string, hide: Hide): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  const text = bytes.toString("utf8");
  const mediaType = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (mediaType === "multipart/form-data") return maskedParts(text, contentType, hide);
  const json = maskedJsonText(text, hide);
  if (json !== undefined) return json;
  if (mediaType === "application/x-www-form-urlencoded") return maskedForm(text, hide);
  // Also of what is left out: a secret that it tells may stand elsewhere.
  const masked = maskedText(text, hide);
  return readable.test(mediaType) ? masked : undefined;
}

/** The parameters of a query or a form, each with its escapes if it has no secret. */
export function maskedForm(text: string, hide: Hide): string {
  return maskedUrl(`?${text}`, hide).slice(1);
}

/** The value of a parameter, which may be JSON, or a URL with parameters of its own. A name that is a secret is found, too. */
export function maskedField(name: string, value: string, hide: Hide): string {
  maskedText(name, hide);
  return isSecretParameter(name, value) ? hidden(value, name, hide) : maskedText(value, hide, isIdentifier(name));
}

/** Its fields; the content of files is left out. */
function maskedParts(text: string, contentType: string, hide: Hide): string | undefined {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return undefined;
  const parts = text.split(`--${boundary}`).slice(1, -1);
  const masked = parts.map((part) => {
    const head = part.slice(0, part.indexOf("\r\n\r\n"));
    const [, quotedName, plainName = ""] = /\bname=(?:"([^"]*)"|([^\s;]*))/i.exec(head) ?? [];
    const name = quotedName ?? plainName;
    const value = part.slice(head.length).trim();
    const isFile = /\bfilename\*?=/i.test(head);
    const masked = maskedField(name, value, hide);
    const field = `Content-Disposition: form-data; name="${name}"${isFile ? '; filename="left out"' : ""}`;
    return `--${boundary}\r\n${field}\r\n\r\n${isFile ? "" : masked}\r\n`;
  });
  return `${masked.join("")}--${boundary}--\r\n`;
}
