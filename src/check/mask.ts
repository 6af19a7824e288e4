import { isSecret } from "../validation/schemas/shown.ts";
import { contentOf, type Har, type HarEntry } from "./har.ts";

export const mask = "***";
/** Names that are secret only among the parameters of the OAuth operations, and the header of the session's cookies. */
const secretParameters = ["code", "client_id"];
export const isSecretParameter = (name: string) => isSecret(name) || secretParameters.includes(name);

/** A copy of the traffic without tokens, secrets, cookies and keys. */
export function maskedHar(har: Har): Har {
  return { ...har, log: { ...har.log, entries: har.log.entries.map(maskedEntry) } };
}

function maskedEntry(entry: HarEntry): HarEntry {
  const { request, response } = entry;
  const { content, ...rest } = response;
  const text = contentOf(response);
  const { encoding: _decoded, ...plain } = content ?? {};
  return {
    ...entry,
    request: {
      ...request,
      url: maskedUrl(request.url),
      headers: request.headers.map(maskedHeader),
      ...(request.cookies && { cookies: request.cookies.map(maskedCookie) }),
      ...(request.queryString && { queryString: request.queryString.map(maskedPair) }),
      ...(request.postData && { postData: maskedPost(request.postData) }),
    },
    response: {
      ...rest,
      headers: response.headers.map(maskedHeader),
      ...(response.cookies && { cookies: response.cookies.map((cookie) => ({ ...cookie, value: mask })) }),
      content: { ...plain, ...(text !== "" && { text: maskedText(text) }) },
    },
  };
}

interface Pair {
  name: string;
  value?: string;
}

function maskedPair<One extends Pair>(pair: One): One {
  return isSecretParameter(pair.name) && pair.value ? { ...pair, value: mask } : pair;
}

/** The account is no secret: it is part of the contract. */
function maskedCookie<One extends Pair>(cookie: One): One {
  return cookie.name === "zaaid" ? cookie : { ...cookie, value: mask };
}

export function maskedHeader<One extends { name: string; value: string }>({ ...header }: One): One {
  const { name, value } = header;
  if (/^authorization$/i.test(name)) return { ...header, value: value.replace(/(^\S+ )?.+$/s, `$1${mask}`) };
  if (/^cookie$/i.test(name)) return { ...header, value: value.replace(/(?<!\bzaaid)=[^;]*/g, `=${mask}`) };
  if (/^set-cookie$/i.test(name)) return { ...header, value: value.replace(/=[^;]*/, `=${mask}`) };
  if (/^(referer|location)$/i.test(name) && URL.canParse(value)) return { ...header, value: maskedUrl(value) };
  return isSecret(name) ? { ...header, value: mask } : header;
}

function maskedUrl(text: string): string {
  const url = new URL(text);
  for (const name of new Set(url.searchParams.keys())) {
    if (isSecretParameter(name)) url.searchParams.set(name, mask);
  }
  url.username = "";
  url.password = "";
  return url.href;
}

function maskedPost({ params, text, ...rest }: NonNullable<HarEntry["request"]["postData"]>) {
  const isForm = /x-www-form-urlencoded/i.test(rest.mimeType ?? "");
  return {
    ...rest,
    ...(params && { params: params.map(maskedPair) }),
    ...(text !== undefined && { text: isForm ? maskedForm(text) : maskedText(text) }),
  };
}

function maskedForm(text: string): string {
  const pairs = [...new URLSearchParams(text)].map(([name, value]) => maskedPair({ name, value }));
  return String(new URLSearchParams(pairs.map(({ name, value }): [string, string] => [name, value])));
}

/** Masks the secret attributes of JSON. Of a text that is not JSON, nothing is known, so nothing is kept. */
function maskedText(text: string): string {
  try {
    return JSON.stringify(
      JSON.parse(text, (key, value) => (typeof value === "string" && isSecret(key) ? mask : value)),
    );
  } catch {
    return mask;
  }
}
