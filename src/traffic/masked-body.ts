import { isUtf8 } from "node:buffer";
import { hidden, maskedJsonText, maskedText } from "../shared/masking.ts";
import { isSecretParameter } from "../shared/secrets.ts";
import { formDecoded } from "../shared/text.ts";
import type { Hide } from "../shared/text-secrets.ts";

/**
 * A body without secrets: JSON, a form, fields of a multipart form, or plain text.
 * @returns undefined for any other, in which nobody knows where secrets are
 */
export function maskedBody(bytes: Buffer, contentType: string, hide: Hide): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  const text = bytes.toString("utf8");
  const mediaType = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (mediaType === "multipart/form-data") return maskedParts(text, contentType, hide);
  if (mediaType === "application/x-www-form-urlencoded") return maskedForm(text, hide);
  if (mediaType === "text/plain") return maskedText(text, hide);
  return maskedJsonText(text, hide);
}

/** The parameters of a query or a form, each with its escapes if it has no secret. */
export function maskedForm(text: string, hide: Hide): string {
  return text.replace(/([^&=]+)=([^&]*)/g, (pair, name: string, value: string) => {
    const [decodedName, decodedValue] = [name, value].map(formDecoded) as [string, string];
    const masked = maskedField(decodedName, decodedValue, hide);
    return masked === decodedValue ? pair : `${name}=${encodeURIComponent(masked)}`;
  });
}

/** The value of a parameter, which may be JSON, or a URL with parameters of its own. */
export function maskedField(name: string, value: string, hide: Hide): string {
  return isSecretParameter(name, value) ? hidden(value, name, hide) : maskedText(value, hide);
}

/** Its fields; the content of files is left out. */
function maskedParts(text: string, contentType: string, hide: Hide): string | undefined {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return undefined;
  const parts = text.split(`--${boundary}`).slice(1, -1);
  const masked = parts.map((part) => {
    const head = part.slice(0, part.indexOf("\r\n\r\n"));
    const [, name = ""] = /\bname="([^"]*)"/i.exec(head) ?? [];
    const value = part.slice(head.length).trim();
    const isFile = /\bfilename\*?=/i.test(head);
    const field = `Content-Disposition: form-data; name="${name}"${isFile ? '; filename="left out"' : ""}`;
    return `--${boundary}\r\n${field}\r\n\r\n${isFile ? "" : maskedField(name, value, hide)}\r\n`;
  });
  return `${masked.join("")}--${boundary}--\r\n`;
}
