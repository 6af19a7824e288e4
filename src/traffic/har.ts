import { isUtf8 } from "node:buffer";
import { readText } from "../shared/read-file.ts";
import { maskJson } from "../shared/secrets.ts";

export interface NameValue {
  name: string;
  value: string;
}

/** The part of a HAR file that is checked and replayed (HTTP Archive 1.2). */
export interface Har {
  log: { version?: string; creator?: { name: string; version: string }; entries: HarEntry[] };
}

export interface HarEntry {
  startedDateTime?: string;
  /** Milliseconds. */
  time?: number;
  request: {
    method: string;
    url: string;
    headers: NameValue[];
    cookies?: NameValue[];
    queryString?: NameValue[];
    postData?: {
      mimeType?: string;
      text?: string;
      encoding?: string;
      params?: Array<{ name: string; value?: string }>;
    };
  };
  response: {
    status: number;
    headers: NameValue[];
    cookies?: NameValue[];
    content: { mimeType?: string; text?: string; encoding?: string; size?: number };
  };
  /** The parts that a log did not record, such as `response body`. */
  lacks?: string[];
}

/** Whether a file is a HAR file, by its name or by its content. */
export function isHar(file: string, text: string): boolean {
  if (/\.har$/i.test(file)) return true;
  try {
    return Array.isArray(JSON.parse(text)?.log?.entries);
  } catch {
    return false;
  }
}

/** @throws Error that says what is wrong with the file */
export async function readHar(file: string): Promise<Har> {
  return harOf(await readText(file), file);
}

/** @throws Error that says what is wrong with the file */
export function harOf(text: string, file: string): Har {
  let har: Har;
  try {
    har = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not valid JSON. It may be truncated: record or export it again.`);
  }
  const entries: unknown = har?.log?.entries;
  if (!Array.isArray(entries)) {
    throw new Error(`${file} is not a HAR file: it has no log.entries. svc-monitoring-api record writes one.`);
  }
  const broken = entries.findIndex((entry) => !isEntry(entry));
  if (broken >= 0) throw new Error(`${file}: entry ${broken} has no complete request and response. Export it again.`);
  return har;
}

export function isEntry(entry: HarEntry | undefined): boolean {
  const { request, response } = entry ?? {};
  const isRequest = typeof request?.method === "string" && URL.canParse(request.url) && Array.isArray(request.headers);
  return isRequest && typeof response?.status === "number" && Array.isArray(response.headers);
}

/** A copy of the traffic without secrets. */
export function maskedHar({ log: { entries, ...log }, ...har }: Har): Har {
  const masked = entries.map((entry) => maskJson({ ...entry, response: withText(entry.response) }) as HarEntry);
  return { ...har, log: { ...(maskJson(log) as object), entries: masked } };
}

/** A response whose body is text if it can be, so that secrets in it are found. */
function withText(response: HarEntry["response"]): HarEntry["response"] {
  if (response.content?.encoding !== "base64") return response;
  const { encoding: _decoded, ...content } = response.content;
  const bytes = responseBody(response);
  return isUtf8(bytes) ? { ...response, content: { ...content, text: bytes.toString("utf8") } } : response;
}

/** The headers of a message, by names in lower case. Repeated ones are joined. */
export function headersOf(headers: readonly NameValue[]): Record<string, string> {
  const values = new Map<string, string>();
  for (const { name, value } of headers) {
    const key = name.toLowerCase();
    const before = values.get(key);
    values.set(key, before === undefined ? value : `${before}${key === "cookie" ? ";" : ","} ${value}`);
  }
  return Object.fromEntries(values);
}

/** The body of a response. */
export function responseBody({ content = {} }: HarEntry["response"]): Buffer {
  const { text = "", encoding } = content;
  return Buffer.from(text, encoding === "base64" ? "base64" : "utf8");
}
