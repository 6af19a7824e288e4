import { readFile } from "node:fs/promises";

interface NameValue {
  name: string;
  value: string;
}

/** The part of a HAR file that is checked (HTTP Archive 1.2). Everything else is kept as it is. */
export interface Har {
  log: { entries: HarEntry[] };
}

export interface HarEntry {
  request: {
    method: string;
    url: string;
    headers: NameValue[];
    cookies?: NameValue[];
    queryString?: NameValue[];
    postData?: { mimeType?: string; text?: string; params?: Array<{ name: string; value?: string }> };
  };
  response: {
    status: number;
    headers: NameValue[];
    cookies?: NameValue[];
    content: { mimeType?: string; text?: string; encoding?: string };
  };
}

/** @throws Error that says why the file cannot be read */
export async function readTraffic(file: string): Promise<string> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read: ${error.code === "ENOENT" ? "it does not exist" : error.message}.`);
  });
}

/** @throws Error that says what is wrong with the file */
export async function readHar(file: string): Promise<Har> {
  const text = await readTraffic(file);
  let har: Har;
  try {
    har = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not valid JSON. It may be cut: record or export it again.`);
  }
  const entries: unknown = har?.log?.entries;
  if (!Array.isArray(entries)) throw new Error(`${file} is not a HAR file: it has no log.entries.`);
  const broken = entries.findIndex((entry) => !isEntry(entry));
  if (broken >= 0) throw new Error(`${file}: entry ${broken} has no complete request and response. Export it again.`);
  return har;
}

function isEntry(entry: HarEntry | undefined): boolean {
  const { request, response } = entry ?? {};
  const isRequest = typeof request?.method === "string" && URL.canParse(request.url) && Array.isArray(request.headers);
  return isRequest && typeof response?.status === "number" && Array.isArray(response.headers);
}

/** The headers of a message. */
export function headersOf(headers: readonly NameValue[]): Record<string, string> {
  return Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
}

/** The body of a response as text. */
export function contentOf({ content = {} }: HarEntry["response"]): string {
  const { text = "", encoding } = content;
  return encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : text;
}
