import { type HarEntry, headersOf, type NameValue } from "./har.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * The exchanges of a gateway's log in JSON, such as one of Kong or nginx, or of NDJSON: one object a line, or an array.
 * @throws TypeError that says what is wrong with the file
 */
export function logEntries(text: string, file: string): HarEntry[] {
  const values = /^\s*\[/.test(text) ? (parsed(text, file) as unknown[]) : linesOf(text, file);
  return values.map((value, index) => {
    const entry = isFields(value) ? entryOf(value) : undefined;
    if (entry) return entry;
    throw new TypeError(
      `${file}: entry ${index} has no method, URL and status. A log has them as request.method, request.url and response.status (Kong), or as request, host and status (nginx).`,
    );
  });
}

function linesOf(text: string, file: string): unknown[] {
  return text
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [parsed(line, `${file}, line ${index + 1},`)]));
}

function parsed(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TypeError(
      `${place} is not valid JSON. It may be truncated. A log has one JSON object a line, or an array of them.`,
    );
  }
}

/**
 * An entry of a log as one of a HAR file. Kong has `request` and `response` as objects; nginx has all fields in one object,
 * `request` being the first line of the request.
 */
function entryOf(log: Fields): HarEntry | undefined {
  const request: Fields = isFields(log.request) ? log.request : log;
  const response: Fields = isFields(log.response) ? log.response : {};
  const [verb, target] = textOf(log.request)?.split(" ") ?? [];
  const allSent = headersIn(request.headers ?? log.request_headers);
  const sent = allSent ?? nginxHeaders(log);
  const received = headersIn(response.headers ?? log.response_headers);
  const method = textOf(request.method ?? log.request_method) ?? verb;
  const path = textOf(request.url ?? request.uri ?? log.request_uri) ?? target ?? "";
  const host = textOf(request.host ?? log.host ?? log.http_host) ?? headersOf(sent ?? []).host;
  const url = path.startsWith("/") && host !== undefined ? `${textOf(log.scheme) ?? "https"}://${host}${path}` : path;
  const status = Number(response.status ?? log.status);
  if (method === undefined || !URL.canParse(url) || !(status > 0)) return undefined;
  const requestBody = bodyOf(request.body ?? log.request_body);
  const responseBody = bodyOf(response.body ?? log.response_body);
  const lacks = [
    ...(allSent ? [] : ["request header", "request cookie"]),
    ...(requestBody === undefined ? ["request body"] : []),
    ...(received ? [] : ["response header"]),
    ...(responseBody === undefined ? ["response body"] : []),
  ];
  return {
    request: {
      method,
      url,
      headers: sent ?? [],
      ...(requestBody !== undefined && { postData: { text: requestBody } }),
    },
    response: {
      status,
      // Without its headers, a body is judged as the JSON that it should be.
      headers: received ?? [{ name: "Content-Type", value: "application/json" }],
      content: responseBody === undefined ? {} : { text: responseBody },
    },
    lacks,
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** nginx writes an empty text or a hyphen for what a request does not have. */
function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" && value !== "-" ? value : undefined;
}

/** A body, which some logs have as the JSON that it is. */
function bodyOf(value: unknown): string | undefined {
  return isFields(value) ? JSON.stringify(value) : textOf(value);
}

function headersIn(headers: unknown): NameValue[] | undefined {
  if (Array.isArray(headers)) return headers as NameValue[];
  if (!isFields(headers)) return undefined;
  return Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value) => ({ name, value: String(value) })),
  );
}

/** The headers that nginx logs as variables, such as `http_cookie`. */
function nginxHeaders(log: Fields): NameValue[] | undefined {
  const headers = Object.entries(log).flatMap(([name, value]) => {
    const text = name.startsWith("http_") ? textOf(value) : undefined;
    return text === undefined ? [] : [{ name: name.slice("http_".length).replaceAll("_", "-"), value: text }];
  });
  return headers.length > 0 ? headers : undefined;
}
