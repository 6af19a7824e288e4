/** The body of a request as the relay takes it. */
import { formType } from "../../samples/of-request.ts";
import { multipartType } from "../common/form-fields.ts";
import { type FormRequest, maxBody, type RelayRequest } from "../common/messages.ts";

/** The chosen files by the name of their field; that of a body that is a file has none. */
export type Files = ReadonlyMap<string, readonly File[]>;

/**
 * Encodes the body of a request.
 * @throws Error that says what is missing, or too large
 */
export async function encodedBody(
  { mediaType, body, fields }: FormRequest,
  files: Files,
): Promise<Pick<RelayRequest, "contentType" | "body" | "isBase64">> {
  const [whole] = fields;
  if (!whole) return { contentType: mediaType, body, isBase64: false };
  if (mediaType === formType) {
    const form = new URLSearchParams(fields.map(({ name, text }) => [name, text]));
    return { contentType: mediaType, body: String(form), isBase64: false };
  }
  const [file] = files.get("") ?? [];
  if (mediaType !== multipartType && !file) throw new Error("Choose the file to send.");
  const form = new FormData();
  for (const { name, text, isFile, mediaType: type } of fields) {
    const chosen = files.get(name)?.find((one) => one.name === text);
    if (isFile && !chosen) throw new Error(`Choose the file of ${name} again.`);
    const typed = (content: BlobPart) => new Blob([content], { type: type ?? "" });
    if (chosen && isFile) form.append(name, type ? typed(chosen) : chosen, text);
    else form.append(name, type ? typed(text) : text);
  }
  // Encodes a form, and knows the boundary between its parts.
  const encoded = new Response(mediaType === multipartType ? form : file);
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  if (bytes.length > maxBody) throw new Error(`The body is larger than ${maxBody} bytes.`);
  const contentType = mediaType === multipartType ? (encoded.headers.get("Content-Type") ?? "") : mediaType;
  return { contentType, body: base64Of(bytes), isBase64: true };
}

function base64Of(bytes: Uint8Array): string {
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
}

/** The bytes of a base64 text. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
