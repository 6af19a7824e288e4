import type { FormField as WrittenField } from "../../samples/of-request.ts";

/** A field of a form: its text, or the name of its file. */
export interface FormField extends WrittenField {
  isFile?: boolean | undefined;
  /** Of a part of a multipart body: its declared Content-Type. */
  mediaType?: string | undefined;
}

export const multipartType = "multipart/form-data";

/** The value of a text that is a JSON object or list; another text is itself. */
export function jsonValue(text: string): unknown {
  try {
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}
