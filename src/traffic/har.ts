import { readText } from "../shared/files.ts";

export interface NameValue {
  name: string;
  value: string;
}

/** The part of a HAR file that is checked and replayed (HTTP Archive 1.2). */
export interface Har {
  log: { version?: string; creator?: { name: string; version: string }; comment?: string; entries: HarEntry[] };
}

export interface HarEntry {
  startedDateTime?: string;
  /** Milliseconds. */
  time?: number;
  request: HarMessage & { method: string; url: string; queryString?: NameValue[]; postData?: HarBody };
  response: HarMessage & { status: number; statusText?: string; redirectURL?: string; content: HarBody };
  cache?: object;
  timings?: { send: number; wait: number; receive: number };
}

interface HarMessage {
  httpVersion?: string;
  headers: NameValue[];
  cookies?: NameValue[];
  headersSize?: number;
  bodySize?: number;
}

/** A body: its text, or its bytes if `encoding` is base64. */
export interface HarBody {
  mimeType?: string;
  text?: string;
  encoding?: string;
  /** In bytes. */
  size?: number;
  params?: Array<{ name: string; value?: string }>;
  comment?: string;
}

/** @throws TypeError that says what is wrong with the file */
export async function readHar(file: string): Promise<Har> {
  const text = await readText(file);
  let har: Har;
  try {
    har = JSON.parse(text);
  } catch {
    throw new TypeError(`${file} is not valid JSON. It may be truncated: record or export it again.`);
  }
  const entries: unknown = har?.log?.entries;
  if (!Array.isArray(entries)) {
    throw new TypeError(`${file} is not a HAR file: it has no log.entries. svc-monitoring-api record writes one.`);
  }
  for (const [index, entry] of entries.entries()) {
    const problem = problemOf(entry);
    if (problem) throw new TypeError(`${file}: entry ${index} ${problem}. Export it again.`);
  }
  return har;
}

/** What is wrong with an entry: `has no request.url`. @returns undefined if it is complete */
export function problemOf(entry: unknown): string | undefined {
  const { request, response } = (entry ?? {}) as Partial<HarEntry>;
  if (typeof request?.method !== "string") return "has no request.method";
  if (typeof request.url !== "string" || !URL.canParse(request.url)) return "has no request.url";
  if (typeof response?.status !== "number") return "has no response.status";
  for (const [message, { headers }] of Object.entries({ request, response })) {
    if (!Array.isArray(headers)) return `has no list of ${message}.headers`;
    const wrong = headers.findIndex((one) => typeof one?.name !== "string" || typeof one.value !== "string");
    if (wrong >= 0) return `has no name and value, as texts, in ${message}.headers[${wrong}]`;
  }
  for (const [name, body] of Object.entries({
    "request.postData": request.postData,
    "response.content": response.content,
  })) {
    if (body === null || !["object", "undefined"].includes(typeof body))
      return `has ${JSON.stringify(body)} as ${name}`;
    if (!["string", "undefined"].includes(typeof body?.text)) return `has no text in ${name}.text`;
  }
  return undefined;
}

/** The headers of a message, by names in lower case. Repeated ones are joined. */
export function headersOf(headers: readonly NameValue[]): Record<string, string> {
  const values = new Map<string, string>();
  for (const { name, value: text } of headers) {
    const key = name.toLowerCase();
    const value = text.trim();
    const before = values.get(key);
    values.set(key, before === undefined ? value : `${before}${key === "cookie" ? ";" : ","} ${value}`);
  }
  return Object.fromEntries(values);
}
